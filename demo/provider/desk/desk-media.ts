import { isSent } from '../media/private-links.ts'
import { privateMedia } from '../media/serve-media.ts'
import type { Desk } from './desk-routes.ts'
import { visitorOf } from './staff-session.ts'

/**
 * A file's address for staff. Players request parts of a video while it plays, so the address works as long as
 * the session.
 */
export const deskMedia = (path: string) => (isSent(path) ? `/desk${path}` : path)

const MEDIA = '/desk/media/:folder/:name'

export function mediaRoutes({ app, database, settings, media, refusal }: Desk): void {
  app.get(MEDIA, async (context, next) => {
    const staff = await visitorOf(context, database, settings)
    if (!staff) return next()
    const refused = refusal(context, staff, MEDIA)
    if (refused) return refused
    const { folder, name } = context.req.param()
    return privateMedia(context, media.store, `${folder}/${name}`)
  })
}
