import { colours } from '../../../site/brand.ts'

const { night, jungle, midnight, dusk, rust, tiger, marigold, sand, paper, ink } = colours

/** The inks of the posters, and their overprints. */
export const inks = {
  night,
  jungle,
  sal: '#235043',
  fern: '#3c6b4d',
  leaf: '#5d8a55',
  lagoon: '#3f8a80',
  turquoise: '#55b3a8',
  reed: '#8fb9a8',
  mist: '#d3e3d6',
  haze: '#a9bfd0',
  indigo: '#4a6c98',
  midnight,
  dusk,
  plum: '#643559',
  mauve: '#8c6277',
  rose: '#d39a82',
  ember: '#9c3f3f',
  rust,
  tiger,
  amber: '#e98a2b',
  marigold,
  peach: '#f6cf94',
  sand,
  paper,
  shale: '#46415f',
  slate: '#5b5a6b',
  pewter: '#8b8995',
  ink,
} as const
