/** What both ends know of a company's clip without reading a schema. */
import type { CorporateVideo, CorporateVideoList } from './corporate-videos.ts'

/** Where the provider plays the clip of the query's `company`, or the default: the list is its own to read. */
export const CORPORATE_VIDEO = '/media/corporate/video'

/** Where the provider shows a clip on a page of its own, for frames; the company's name follows. */
export const CORPORATE_VIDEO_PAGE = '/embed/corporate-video/'

/**
 * The clip of a name exactly as the list spells it, else the default, with whole addresses: those of
 * the list may be relative to `base`, its own.
 */
export function chooseVideo(list: CorporateVideoList, name: string, base: string): CorporateVideo {
  // What every object inherits, `constructor` for one, is no company.
  const named = Object.hasOwn(list.companies, name) ? list.companies[name]! : list.default
  const chosen = { ...named }
  for (const file of ['src', 'poster', 'captions'] as const) {
    const address = named[file]
    if (address) chosen[file] = whole(address, base)
  }
  return chosen
}

function whole(address: string, base: string): string {
  try {
    return new URL(address, base).href
  } catch {
    return ''
  }
}
