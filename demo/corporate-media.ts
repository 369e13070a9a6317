import { CORPORATE_VIDEO } from '../widgets/contract/corporate-video-choice.ts'
import { corporateVideoIn } from './corporate-video.ts'
import { mediaFolder } from './media-folder.ts'
import { Refused } from './provider/refused.ts'
import type { Folder } from './provider/static.ts'

/** The clips of corporate pages, and the list that says whose they are, below this path. */
const CORPORATE_MEDIA = '/media/corporate'

/**
 * Serves companies' clips, posters, captions and their list. At {@link CORPORATE_VIDEO} it plays what the
 * list has for the query's `company`, or leads to it (302) where that is another host's; 503 where the
 * list cannot be read.
 */
export function corporateMedia(root: string, more: Record<string, string>): Folder {
  const folder = mediaFolder(root, more)
  const headers = { 'access-control-allow-origin': '*', ...more }
  return async (request, path) => {
    if (CORPORATE_MEDIA + path !== CORPORATE_VIDEO) return folder(request, path)
    const company = new URL(request.url).searchParams.get('company') ?? ''
    const video = await corporateVideoIn(root, company)
    if (!video) {
      const message = 'The list of videos cannot be read.'
      return new Refused(503, 'unavailable', message, { headers }).toResponse()
    }
    if (video.src.startsWith(`${CORPORATE_MEDIA}/`)) {
      return folder(request, video.src.slice(CORPORATE_MEDIA.length))
    }
    const location = { location: video.src, 'cache-control': 'public, max-age=300' }
    return new Response(null, { status: 302, headers: { ...headers, ...location } })
  }
}
