import { limb, outline } from './brush.ts'
import { fill, line, polygon } from './drawing.ts'

/** An egret, facing right, 155 units tall, its feet at y = 0. */
export const egret = (white: string, beak: string, leg: string) =>
  line(leg, 4, 'M-4-62L-8-30L-4 0M8-62L10-32L14 0M-4 0h14M14 0h14') +
  fill(
    white,
    outline('-56,-50! -40,-78 -8,-92 16,-88 26,-76 20,-62 0,-56 -30,-54'),
    limb('12,-78,20 30,-96,13 22,-118,10 30,-140,11'),
    outline('22,-140 30,-152 42,-146 44,-140 34,-134'),
  ) +
  fill(beak, polygon('42,-146 70,-138 42,-138'))
