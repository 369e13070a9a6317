import { limb, outline } from './brush.ts'
import { again, disc, fill, line, named, put } from './drawing.ts'
import type { Palette } from './palette.ts'

/** A head in profile, facing left, the neck at 0, 0. */
const head = (p: Palette) =>
  fill(
    p.roof,
    outline('-8,-34! -2,-62 24,-92! 26,-58 44,-64! 36,-34 20,-14 0,-14!'),
    'M-50-14l-14 7l14 5l26-2l2-10Z',
  ) +
  fill(
    p.gold,
    outline(
      '14,10! -12,12 -30,6 -58,8! -50,-2 -26,-8 -52,-16 -64,-22! -66,-38 -54,-40 -30,-42 -8,-46 14,-36 26,-14 22,8!',
    ),
  ) +
  fill(p.wall, 'M-56-20l4 10l5-9ZM-44-17l4 9l4-8ZM-50 6l3-10l5 9Z') +
  disc(p.dark, -16, -27, 6)

const front = (p: Palette) =>
  fill(
    p.roof,
    outline('-30,-40! -46,-78 -40,-100! -20,-76 0,-128! 20,-76 40,-100! 46,-78 30,-40!'),
  ) +
  fill(p.gold, outline('-30,-52 0,-64 30,-52 36,-24 22,2 16,24 0,32 -16,24 -22,2 -36,-24')) +
  fill(p.roof, outline('-15,8! 0,2 15,8! 10,22 0,26 -10,22')) +
  fill(p.wall, 'M-13 8l4 12l4-13ZM13 8l-4 12l-4-13Z') +
  fill(p.dark, 'M-28-32q16-6 22 10q-16 6-22-10ZM28-32q-16-6-22 10q16 6 22-10Z') +
  disc(p.dark, -7, -4, 3) +
  disc(p.dark, 7, -4, 3)

/** A five-headed naga at the end of a balustrade, 340 units tall, its body to the right. */
export const naga = (p: Palette) =>
  fill(p.leaf, limb('130,-130,46 124,-40,58 70,20,66 10,20,74 0,-40,86 0,-110,100')) +
  fill(p.leaf, limb('0,-70,80 -46,-96,50 -86,-120,36'), limb('0,-70,80 46,-96,50 86,-120,36')) +
  fill(p.leaf, limb('0,-100,80 -36,-150,50 -62,-190,36'), limb('0,-100,80 36,-150,50 62,-190,36')) +
  fill(p.leaf, limb('0,-110,90 0,-180,54 0,-214,44')) +
  fill(p.gold, limb('60,36,14 14,30,26 -6,-30,44 0,-110,52 0,-190,26')) +
  line(p.goldShade, 5, 'M-22-120H24M-24-90H24M-26-60H22M-26-30H18M-18 0H22M-14-150H14') +
  put(-86, -122, 0.8, named('naga-head', head(p))) +
  put(86, -122, 0.8, again('naga-head'), -0.8) +
  put(-60, -194, 0.9, again('naga-head')) +
  put(60, -194, 0.9, again('naga-head'), -0.9) +
  put(0, -226, 1, front(p))
