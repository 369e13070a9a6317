import type { Direction } from '../../contract/values/language.ts'

export const corporateVideo = {
  id: 'corporateVideo' as const,
  lang: 'en',
  dir: 'ltr' as Direction,
  /** Accessible name of the player until the video's title has loaded. */
  video: 'Video',
  /** The video failed to load or this browser can't play it. */
  unplayable: 'This video can’t be played here.',
  captions: 'English',
  lost: 'The captions haven’t loaded.',
  elsewhere: 'Watch it on its own page',
  file: 'Open the file',
  tryAgain: 'Try again',
}
