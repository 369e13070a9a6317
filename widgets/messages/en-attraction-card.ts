/** What a person reads on an attraction card, in English. */

export const card = {
  unknown: 'This attraction is not available.',
  failed: 'This attraction could not be loaded.',
  loading: 'Loading',
  tryAgain: 'Try again',
}
