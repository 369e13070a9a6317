import { outline } from './brush.ts'
import { disc, fill } from './drawing.ts'

/** A seated person in profile, about 100 units tall from the seat at y = 0. */
export const sitting = (robe: string, skin: string) =>
  fill(robe, outline('-26,0! -24,-40 -10,-62 10,-62 24,-40 34,-8 30,0!')) + disc(skin, 2, -80, 17)

/** A person leaning right, 190 units tall, the feet at y = 0. */
export const standing = (robe: string, legs: string, skin: string, cloth: string) =>
  fill(legs, outline('-20,0! -16,-50 -22,-86! 20,-86! 12,-44 16,0! 4,0! -2,-50 -8,0!')) +
  fill(robe, outline('-26,-74! -26,-120 -16,-146 6,-152 22,-140 50,-112 48,-100 20,-118 22,-74!')) +
  disc(skin, 4, -168, 17) +
  fill(cloth, 'M-14-170q-4-20 18-22q20 0 18 20q-16-8-36 2Z')
