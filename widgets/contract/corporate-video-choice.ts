import type { CorporateVideo, CorporateVideoList } from './corporate-videos.ts'

/** Redirects to the video of the query's `company`, or to the default video. */
export const CORPORATE_VIDEO = '/media/corporate/video'

/** Path of the embeddable player page; the company's name follows. */
export const CORPORATE_VIDEO_PAGE = '/embed/corporate-video/'

/** Picks the video for a company, or the default if no name matches exactly. `base` is the address of the list. */
export function chooseVideo(list: CorporateVideoList, name: string, base: string): CorporateVideo {
  // `constructor` and other inherited properties are not companies.
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
