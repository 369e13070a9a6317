import { type Folder, serveFolder } from './provider/static.ts'

/** Serves a folder of media to everybody's pages: read-only, in parts, with ETag. */
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
