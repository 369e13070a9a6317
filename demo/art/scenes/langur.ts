import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'

const tail = limb('4,-20,12 -26,10,12 -22,76,11 -32,146,11 -26,196,17 -28,226,22 -30,246,8')

/** A golden langur sitting on a branch, facing right, 200 units tall from the branch at y = 0. */
export const langur = (fur: string, shade: string, pale: string, dark: string) =>
  fill(shade, tail) +
  fill(
    shade,
    limb('34,-116,26 66,-84,20 88,-56,16'),
    limb('10,-30,46 72,-70,34 78,-36,22 72,-4,18'),
  ) +
  fill(dark, limb('66,0,16 98,4,10'), limb('86,-60,15 100,-46,10')) +
  fill(
    fur,
    outline('-30,-2! -36,-40 -24,-90 -2,-130 30,-144 46,-120 44,-84 36,-44 30,-2!'),
    limb('-4,-26,56 52,-66,42 56,-34,26 48,-4,20'),
    limb('20,-120,32 30,-78,24 62,-58,18'),
  ) +
  fill(pale, outline('32,-134! 46,-120 44,-84 38,-50 28,-80 26,-110!')) +
  fill(dark, limb('40,0,18 78,4,11'), limb('60,-62,18 80,-52,11')) +
  fill(
    pale,
    outline(
      '0,-190! -12,-176 -20,-158! -10,-142 -4,-126! 18,-124 44,-116! 62,-126 78,-132! 76,-156 80,-178! 66,-196 48,-206 28,-214! 12,-202',
    ),
  ) +
  fill(fur, outline('-2,-186! 12,-204 30,-218 44,-210 58,-202! 40,-196 20,-188!')) +
  fill(dark, outline('24,-176 42,-188 62,-178 70,-160 76,-148 66,-134 46,-130 30,-140 22,-158')) +
  fill(pale, 'M40-168a6 6 0 1 1 12 0a6 6 0 1 1-12 0ZM58-166a5 6 0 1 1 10 0a5 6 0 1 1-10 0Z') +
  disc(dark, 47, -167, 3) +
  disc(dark, 64, -165, 3) +
  line(pale, 3, 'M50-142q8 4 16-2')
