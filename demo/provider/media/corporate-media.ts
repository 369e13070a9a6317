import type { Handler } from 'hono'
import { Refused } from '../http/refused.ts'
import { fileOf } from '../http/static-files.ts'
import { corporateVideoIn } from './corporate-video.ts'

/** The clips of corporate pages, and the list that says whose they are, are below this path. */
const CORPORATE_MEDIA = '/media/corporate'

/** What is answered where the list of clips cannot be read. */
export const noVideos = () => new Refused(503, 'unavailable', 'The list of videos cannot be read.')

/**
 * Plays what the list in a folder has for the query's `company`, or leads to it (302) where that is another
 * host's; 503 where the list cannot be read.
 */
export function corporateVideoFile(root: string): Handler {
  return async (context) => {
    const video = await corporateVideoIn(root, context.req.query('company') ?? '')
    if (!video) throw noVideos()
    const { src } = video
    if (src.startsWith(`${CORPORATE_MEDIA}/`)) {
      const file = await fileOf(context, root, src.slice(CORPORATE_MEDIA.length))
      return file ?? context.notFound()
    }
    context.header('cache-control', 'public, max-age=300')
    return context.redirect(src)
  }
}
