import { inks } from '../inks.ts'

const rim =
  'M22 26C22 8 30 -8 44 -18C62 -30 88 -30 108 -22C100 0 82 10 62 10C46 10 34 14 28 38C23 36 22 30 22 26Z'
const iris = 'M40 0C44 -12 56 -19 70 -19C82 -19 90 -17 97 -13C88 -1 76 4 60 4C52 4 44 3 40 0Z'
const pupil = 'M66 -19a9 9 0 0 1 9 9a9 9 0 0 1 -18 0a9 9 0 0 1 9 -9Z'
const glint = 'M62 -16a3 3 0 0 1 3 3a3 3 0 0 1 -6 0a3 3 0 0 1 3 -3Z'

/** The right eye: a black rim that runs out into the tear line, and an amber iris. */
export const eye = [
  { d: rim, fill: inks.black },
  { d: iris, fill: inks.marigold },
  { d: pupil, fill: inks.black },
  { d: glint, fill: inks.paper },
]
