import { corporateMedia } from './corporate-media.ts'
import { mediaFolder } from './media-folder.ts'
import { serveMedia } from './provider/media/serve-media.ts'
import type { Provider } from './provider/provider.ts'
import type { Folder } from './provider/static.ts'
import { scenePicture } from './scene-pictures.ts'

/** The folders of media that are there from the start. */
export interface MediaFolders {
  /** Clips of corporate pages, with the list that says whose they are. */
  corporateMedia: string
  /** Clips of the testimonials that come with the demo. */
  clips: string
}

/** Everything below /media/, by its path there: pictures, clips, and what visitors sent. */
export function media(
  provider: Provider,
  folders: MediaFolders,
  headers: Record<string, string>,
): Folder {
  const visitors = serveMedia(provider.media.store, headers)
  const corporate = corporateMedia(folders.corporateMedia, headers)
  const clips = mediaFolder(folders.clips, headers)
  return async (request, path) => {
    const [, place, rest] = /^\/([a-z]+)(\/.*)/.exec(path) ?? []
    if (place === undefined || rest === undefined) return undefined
    if (place === 'corporate') return corporate(request, rest)
    if (place === 'clips') return clips(request, rest)
    if (place === 'scenes') return scenePicture(request, rest, headers)
    return visitors(request, path)
  }
}
