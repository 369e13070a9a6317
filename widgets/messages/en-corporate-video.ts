/** What a person reads where a company's video cannot be played, in English. */

export const corporateVideo = {
  /** What a screen reader calls the player as long as the video's own name is not known. */
  video: 'Video',
  /** The video could not be had, or this browser cannot play it. */
  unplayable: 'The video could not be played here.',
  captions: 'English',
  lost: "The captions haven't loaded.",
  elsewhere: 'Watch it on its own page',
  file: 'Open the file',
  tryAgain: 'Try again',
}
