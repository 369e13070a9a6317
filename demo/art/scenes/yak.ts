import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'
import type { Palette } from './palette.ts'

const coat = outline(
  '-176,-96! -186,-160 -150,-212 -80,-222 -10,-234 50,-266 104,-250 146,-214 186,-206 216,-172 230,-132 220,-112 190,-116 166,-132! 156,-80 146,-30! 118,-58 96,-24 70,-54 44,-20 16,-50 -12,-18 -40,-48 -68,-18 -96,-50 -124,-24 -150,-54!',
)
const legs = [-140, -92, 84, 124].map((x) => `M${x - 14}-60h28l-4 60h-20Z`)
const tail = outline('-170,-176! -206,-150 -222,-90 -206,-30 -186,-10 -176,-50 -180,-110!')

/** A yak with a blanket, facing right, 270 units tall, its feet at y = 0. */
export const yak = (p: Palette) =>
  fill(p.dark, ...legs, tail) +
  line(p.wallShade, 13, 'M150-218Q120-250 132-286Q136-300 148-306M176-214Q196-246 186-286') +
  fill(p.dark, coat, outline('152,-214! 126,-206 112,-186 130,-184 154,-196!')) +
  fill(p.roof, outline('-84,-224! -20,-236 40,-262! 52,-150! 0,-138 -74,-136!')) +
  fill(p.gold, outline('-80,-160! -10,-160 52,-172! 52,-150! 0,-138 -74,-136!')) +
  fill(p.hide, outline('206,-166 232,-134 222,-110 198,-116 190,-140')) +
  disc(p.wall, 178, -176, 6) +
  fill(p.dark, limb('60,-250,8 90,-210,8'))
