import type { Handler } from 'hono'
import { Refused } from '../errors/refused.ts'
import { fileOf } from '../http/static-files.ts'
import { corporateVideoIn } from './corporate-video.ts'

const CORPORATE_MEDIA = '/media/corporate'

export const noVideos = () => new Refused(503, 'unavailable', 'The list of videos cannot be read.')

/** Serves the clip of the query's `company`, or redirects (302) if it is on another host; 503 without a list. */
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
