import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'

const trunk = outline(
  '-120,-156 -112,-192 -80,-206 -30,-200 20,-206 60,-224 96,-206 110,-170 96,-132 60,-112 0,-104 -50,-110 -92,-126',
)
/** Hip, stifle, hock, fetlock; shoulder, elbow, knee, fetlock. */
const near = [
  limb('-84,-166,80 -74,-118,54 -88,-84,28 -106,-64,20 -102,-36,15 -98,-14,15 -90,-4,16'),
  limb('70,-166,68 62,-112,42 66,-78,25 68,-58,20 66,-34,15 68,-14,15 76,-4,16'),
]
const far = [
  limb('-62,-158,70 -42,-112,46 -52,-80,25 -66,-62,18 -60,-34,14 -54,-14,14 -46,-4,15'),
  limb('88,-158,52 102,-108,32 108,-76,21 110,-58,18 110,-34,14 114,-14,14 122,-4,15'),
]
const hooves = [-100, 66, -56, 112].map((x) => `M${x - 10}-12l20-3l10 15h-29Z`)

/** The wild goat of the Nilgiris, a saddled buck, facing right, 225 units tall at the shoulder, its feet at y = 0. */
export const tahr = (coat: string, shade: string, pale: string, horn: string) =>
  fill(shade, ...far, outline('-116,-190! -134,-196 -140,-176 -120,-166!')) +
  line(horn, 12, 'M154-282Q160-316 136-336Q122-346 108-342') +
  fill(
    coat,
    trunk,
    ...near,
    limb('20,-172,70 70,-204,92 112,-242,62 130,-262,48'),
    outline(
      '112,-268 128,-290 150,-290 172,-274 194,-250 202,-236 197,-222 180,-217 158,-222 138,-230 116,-246',
    ),
    outline('122,-276! 104,-290 84,-288! 96,-270 118,-260!'),
  ) +
  fill(pale, outline('-96,-198 -84,-204 -30,-200 18,-205 30,-186 4,-164 -40,-156 -84,-168')) +
  fill(pale, outline('160,-282! 172,-274 194,-250 186,-250 170,-262!')) +
  fill(horn, limb('138,-280,20 138,-312,18 120,-336,14 96,-346,9 74,-340,2')) +
  line(shade, 3, 'M131-300l16 0M129-316l15 6M116-332l10 11') +
  fill(horn, ...hooves) +
  disc(pale, 154, -264, 6) +
  disc(horn, 155, -264, 4) +
  disc(horn, 198, -234, 5)
