import { stripe, type Point } from '../brush.ts'
import { inks } from '../inks.ts'

const lobe = 'M-1 78C24 66 60 70 84 94C100 114 94 142 68 150C42 158 12 152 -1 138Z'
const chin = 'M-1 148C18 158 40 160 54 156C54 182 34 198 -1 198Z'
const mouth = 'M-1 130C12 146 40 154 76 142C58 158 22 164 -1 154Z'
const nose = 'M-1 54C14 50 34 50 44 58C50 66 42 78 32 84C20 90 8 96 4 106L-1 106Z'
const nostril = 'M14 80C20 70 32 68 42 68C38 80 28 84 14 80Z'
const lip = 'M-1 100H2.5V136H-1Z'
const spots: readonly Point[] = [
  [38, 102],
  [56, 104],
  [73, 112],
  [36, 118],
  [54, 122],
  [71, 128],
  [48, 137],
]
const dots = spots.map(([x, y]) => `M${x - 2.6} ${y}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`)

/** The right half of the muzzle: nose, lip, chin. */
export const muzzle = [
  { d: chin, fill: inks.sand },
  { d: mouth, fill: inks.black },
  { d: lobe, fill: inks.paper },
  { d: lip, fill: inks.black },
  { d: nose, fill: inks.ember },
  { d: nostril, fill: inks.black },
  { d: dots.join(''), fill: inks.black },
]

export const whiskers = [
  {
    d: [
      stripe([62, 104], [150, 70], [262, 98], 2.4),
      stripe([70, 114], [160, 98], [272, 142], 2.4),
      stripe([70, 128], [150, 130], [250, 186], 2.4),
      stripe([56, 138], [116, 156], [206, 224], 2.2),
    ].join(''),
    fill: inks.paper,
  },
]
