export const card = {
  unknown: 'This attraction is not available.',
  failed: 'This attraction hasn’t loaded.',
  loading: 'Loading',
  tryAgain: 'Try again',
}
