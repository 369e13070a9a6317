import { privateMedia } from '../media/serve-media.ts'
import type { Desk } from './desk-routes.ts'
import { visitorOf } from './visits.ts'

/** Visitors' files; those of the demo come with the provider and are public. */
const SENT = /^\/media\/(?:photos|videos)\//

/**
 * The address of a file for staff. A player requests parts of a film as long as it is watched, so this one
 * lasts as long as the session, and opens nothing without it.
 */
export const deskMedia = (path: string) => (SENT.test(path) ? `/desk${path}` : path)

/** The address of a file for somebody who came by a mailed link and is not signed in. */
export const linkedMedia = (link: (path: string) => string) => (path: string) =>
  SENT.test(path) ? link(path) : path

/** Serves visitors' files to staff, published or not. */
export function mediaRoutes({ app, database, settings, media }: Desk): void {
  app.get('/desk/media/:folder/:name', async (context, next) => {
    if (!(await visitorOf(context, database, settings))) return next()
    const { folder, name } = context.req.param()
    return privateMedia(context, media.store, `${folder}/${name}`)
  })
}
