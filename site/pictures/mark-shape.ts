import { colours } from '../brand.ts'

/** The company's mark on a square of 48: a disc, and these paths from back to front. */
export const MARK = {
  ground: colours.tiger,
  paths: [
    [
      colours.paper,
      'M20 0.3C27 8 31 13 27 19C23 25 15 27 17 34C18 39 22 43 24 48C29 48 31 47 33 46.2C29 42 25 38 25 34C25 27 35 25 36 17C36.6 10 32 5 29 0.6C26 -0.1 23 -0.1 20 0.3Z',
    ],
    [
      colours.ink,
      'M7.4 6.7C13 9 18 9 22 6C19 13 11 13 4.7 9.8ZM0.4 19.7C8 23 15 22 21 17C17 27 8 28 0 24.6ZM1.6 32.7C6 34.4 10 34 14 31C12 37 8 39 4.3 37.7ZM43.3 9.8C41 11 39 11 37.5 9C38 14 42 16 46 15.4ZM48 24.6C42 26 37 25.6 33 23C36 30 42 31 47.3 29.5ZM44.1 37.1C39 37.5 34 36 29 32C31 39 36 42 40 42Z',
    ],
  ],
} as const

/** The mark as an SVG file. */
export const markSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${MARK.ground}"/>${MARK.paths.map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('')}</svg>`
