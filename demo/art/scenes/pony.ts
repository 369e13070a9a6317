import { limb, outline } from './brush.ts'
import { fill, line } from './drawing.ts'
import type { Palette } from './palette.ts'

// Joints: shoulder, elbow, knee, fetlock; hip, stifle, hock, fetlock. The hock bends backwards, the knee does not.
const fore = (x: number) =>
  limb(`${x},-130,30 ${x + 2},-88,24 ${x},-58,19 ${x - 1},-20,12 ${x - 4},-6,17`) +
  `M${x - 13} 0l4-12h14l5 12Z`
const hind = (x: number) =>
  limb(`${x},-136,40 ${x - 4},-94,34 ${x + 14},-60,19 ${x + 8},-22,13 ${x + 4},-6,17`) +
  `M${x - 6} 0l4-12h14l5 12Z`
const body = outline(
  '-74,-196 -40,-178 0,-172 50,-178 86,-178 106,-156 104,-122 84,-98 40,-92 -10,-88 -50,-92 -84,-108 -98,-136 -94,-170',
)
const neck = outline(
  '-52,-190! -84,-232 -112,-262 -128,-270! -146,-262 -160,-240 -186,-204 -190,-190 -178,-182 -162,-188 -142,-212 -126,-216 -112,-190 -100,-156 -90,-120! -40,-130!',
)
const ears = 'M-130-266l-8-24l20 14ZM-116-262l2-24l14 22Z'
const mane = outline(
  '-136,-268! -120,-282 -100,-260 -76,-226 -50,-188! -66,-178 -92,-216 -112,-246 -128,-250!',
)
const tail = outline('98,-172! 126,-160 136,-110 128,-50 112,-40 108,-90 96,-140!')

/** A pony with saddle and blanket, facing left, 290 units tall, its feet at y = 0. */
export const pony = (p: Palette, farCoat: string) =>
  fill(p.dark, tail) +
  fill(farCoat, fore(-48), hind(56)) +
  fill(p.stoneShade, body, neck, ears, fore(-76), hind(80)) +
  fill(p.dark, mane, 'M-150-226a5 5 0 1 0 10 0a5 5 0 1 0-10 0') +
  fill(p.roof, outline('-32,-184! 0,-176 44,-184! 50,-124! 6,-116 -38,-124!')) +
  fill(p.gold, outline('-37,-134! 6,-128 49,-134! 50,-124! 6,-116 -38,-124!')) +
  fill(p.dark, outline('-30,-182! -26,-206 -14,-200 6,-190 26,-198 40,-200 42,-180! 6,-168')) +
  line(p.dark, 5, 'M-4-176V-116') +
  line(p.dark, 4, 'M-182-206L-166-186M-160-240L-136-206M-176-198Q-150-214-136-240')
