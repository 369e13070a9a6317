import { isSent } from '../media/private-links.ts'
import { privateMedia } from '../media/serve-media.ts'
import type { Desk } from './desk-routes.ts'
import { visitorOf } from './visits.ts'

/**
 * The address of a file for staff. A player requests parts of a film as long as it is watched, so this one
 * lasts as long as the session, and opens nothing without it.
 */
export const deskMedia = (path: string) => (isSent(path) ? `/desk${path}` : path)

/** Serves visitors' files to staff, published or not. */
export function mediaRoutes({ app, database, settings, media }: Desk): void {
  app.get('/desk/media/:folder/:name', async (context, next) => {
    if (!(await visitorOf(context, database, settings))) return next()
    const { folder, name } = context.req.param()
    return privateMedia(context, media.store, `${folder}/${name}`)
  })
}
