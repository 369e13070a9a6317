import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'
import { inks } from './inks.ts'

export interface CatInks {
  coat: string
  /** The far legs. */
  shade: string
  pale: string
  nose: string
}

/** A head in profile, facing right, its neck joint at 0, 0, 150 units tall. */
export const catHead = ({ coat, pale, nose }: CatInks) =>
  fill(inks.ink, outline('-2,-70! -12,-100 4,-122 28,-120 42,-96 40,-70!')) +
  fill(pale, outline('6,-84 6,-104 20,-108 28,-94 22,-80')) +
  fill(
    coat,
    outline(
      '-70,-42! -30,-66 10,-84 50,-92 84,-86 104,-68 132,-46 158,-34 168,-20 162,0 140,10 100,20 60,44 10,64 -70,70!',
    ),
  ) +
  fill(coat, outline('26,-74! 22,-100 36,-116 52,-108 58,-84!')) +
  fill(
    pale,
    outline('104,-26 128,-34 156,-24 166,-8 160,6 156,24 138,36 112,36 92,24 88,-4'),
    outline('26,10! 58,0 88,8 100,30! 92,44! 82,40 70,62! 58,54 42,76! 32,62 10,80! 6,40'),
    outline('60,-58 80,-72 98,-62 106,-48 88,-50 70,-48'),
    outline('46,-84! 44,-98 52,-100 54,-86!'),
  ) +
  fill(nose, outline('146,-38! 166,-34 174,-22 164,-12 152,-20')) +
  fill(inks.ink, outline('66,-44! 82,-54 102,-46 112,-32! 92,-30 76,-34')) +
  fill(inks.marigold, outline('76,-42! 88,-48 102,-38! 90,-34')) +
  disc(inks.ink, 91, -41, 4) +
  line(inks.ink, 5, 'M164-12Q160 4 142 10Q122 16 104 8') +
  line(inks.ink, 3, 'M116-14h1M128-18h1M122-6h1M136-8h1')

const paw = (x: number, y = 0) =>
  outline(
    `${x - 34},${y - 26} ${x - 10},${y - 38} ${x + 26},${y - 30} ${x + 46},${y - 12} ${x + 42},${y}! ${x - 34},${y}!`,
  )
const toes = (x: number, y = 0) => `M${x + 14} ${y - 2}q2-10-4-16M${x + 30} ${y - 2}q2-8-4-14`

const trunk = outline(
  '-316,-236 -300,-286 -240,-316 -150,-306 -50,-292 40,-304 100,-332 160,-320 214,-290 236,-232 210,-176 160,-140 90,-118 0,-112 -90,-122 -170,-146 -250,-150 -306,-180',
)

/** A body without a head, its marks drawn over the far and the near legs. */
export const catBody = ({ coat, shade, pale }: CatInks, far = '', near = '') =>
  fill(
    shade,
    limb('-240,-220,130 -270,-150,84 -356,-92,44 -348,-22,40'),
    limb('150,-220,100 172,-150,70 236,-86,50 262,-22,44'),
    paw(-340, -4),
    paw(268, -4),
  ) +
  far +
  fill(
    coat,
    limb(
      '-262,-262,60 -350,-250,34 -404,-166,28 -452,-104,26 -516,-104,24 -552,-146,20 -560,-170,12',
    ),
    trunk,
    limb('-236,-236,176 -196,-150,112 -262,-76,50 -246,-20,44'),
    limb('140,-240,140 104,-150,84 116,-76,56 112,-20,50'),
    paw(-238),
    paw(118),
  ) +
  fill(
    pale,
    outline('-150,-140! -90,-140 0,-134 80,-138! 90,-116 0,-110 -90,-120!'),
    outline('186,-196! 226,-200 232,-226! 224,-176 190,-160 164,-140!'),
    limb('-206,-140,20 -236,-90,14 -226,-60,6'),
    limb('136,-140,24 138,-80,18 134,-40,6'),
  ) +
  near +
  line(inks.ink, 3, toes(-238), toes(118))

/** A big cat walking right in profile, 330 units tall at the shoulder, its feet at y = 0. */
export const strolling = (body: string, head: string) =>
  `${body}<g transform="translate(226 -254) scale(1.12)">${head}</g>`
