import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'

/** A man in a long shirt and a turban, from behind, 210 units tall, the feet at y = 0. */
export const turbaned = (shirt: string, trousers: string, skin: string, cloth: string) =>
  fill(trousers, 'M-20-64h19l-3 64h-15ZM1-64h19l-1 64h-15Z') +
  fill(
    shirt,
    outline('-29,-44! -26,-100 -28,-148 -10,-164! 10,-164! 28,-148 26,-100 29,-44!'),
    limb('-19,-150,14 -33,-112,13 -33,-78,10'),
    limb('19,-150,14 33,-112,13 33,-78,10'),
  ) +
  disc(skin, 0, -180, 16) +
  disc(skin, -33, -72, 6) +
  disc(skin, 33, -72, 6) +
  fill(cloth, outline('-19,-184 -20,-200 0,-210 20,-200 19,-184 0,-176'))

/** A woman with her head covered, from behind, 200 units tall, the feet at y = 0. */
export const inSari = (cloth: string, border: string) =>
  fill(cloth, outline('-36,0! -30,-80 -32,-130 -20,-162 20,-162 34,-126 28,-80 34,0!')) +
  fill(border, outline('-36,0! -34,-12! 33,-12! 34,0!'), 'M30-120L-33-40L-35-26L32-104Z') +
  fill(cloth, outline('-30,-110! -26,-150 -21,-186 0,-204 21,-186 26,-150 30,-110! 10,-92 -10,-92'))

interface Dress {
  cloth: string
  border: string
  skin: string
  hair: string
  flower: string
}

/** A woman with jasmine in her hair, from behind, 195 units tall, the feet at y = 0. */
export const withJasmine = ({ cloth, border, skin, hair, flower }: Dress) =>
  fill(
    skin,
    'M-20-6h12v8h-14ZM8-6h12l2 8h-14Z',
    limb('-19,-146,14 -34,-116,11 -30,-84,9'),
    limb('19,-146,14 34,-116,11 30,-84,9'),
    limb('0,-168,13 0,-148,16'),
  ) +
  fill(border, outline('-23,-104! -25,-146 -10,-157! 10,-157! 25,-146 23,-104!')) +
  fill(
    cloth,
    outline('-33,-2! -31,-50 -25,-104! 25,-104! 31,-50 33,-2!'),
    'M-26-148L-10-157L26-108L33-44L12-40L6-96Z',
  ) +
  fill(border, 'M-33-2l1-12h64l1 12ZM33-44l-2-10l-20 4l1 10Z') +
  disc(hair, 0, -177, 17) +
  fill(hair, limb('0,-172,18 5,-140,14 3,-110,11 7,-66,5')) +
  line(flower, 8, 'M-8-160Q0-156 9-160')
