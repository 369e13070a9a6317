/** What a person reads where a company's video cannot be played, in English. */

export const corporateVideo = {
  /** The list of videos could not be had. */
  unknown: 'The video could not be loaded.',
  /** The video itself could not be had, or this browser cannot play it. */
  unplayable: 'The video could not be played here.',
  captions: 'English',
  elsewhere: 'Watch it on its own page',
  tryAgain: 'Try again',
}
