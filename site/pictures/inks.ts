/** All colours of the posters. */
export const inks = {
  night: '#0c221b',
  jungle: '#14342b',
  sal: '#235043',
  leaf: '#4c7a4f',
  midnight: '#2a2147',
  dusk: '#3b2f5e',
  plum: '#643559',
  ember: '#9c3f3f',
  rust: '#b8430f',
  tiger: '#d9541e',
  marigold: '#f2b134',
  sand: '#efe4cf',
  paper: '#faf5ea',
  black: '#1c1b19',
} as const
