import { type Folder, serveFolder } from './provider/static.ts'

/** The clips of corporate pages, and the list that says whose they are, below this path. */
export const CORPORATE_MEDIA = '/media/corporate'

/** The clips of the testimonials that come with the demo, below this path. */
export const CLIPS = '/media/clips'

/** Serves clips, posters, captions and their list to everybody's pages: read-only, in parts, with ETag. */
export function mediaFolder(root: string, more: Record<string, string>): Folder {
  return serveFolder(root, {
    headers: {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'content-length, content-range, etag',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      ...more,
    },
  })
}
