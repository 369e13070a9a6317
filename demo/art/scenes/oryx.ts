import { limb, outline } from './brush.ts'
import { disc, fill } from './drawing.ts'

const body = outline(
  '-132,-214 -130,-250 -96,-270 -30,-264 30,-268 72,-290 100,-310 122,-340 144,-362 170,-368 190,-352 228,-296 226,-282 208,-278 184,-292 170,-286 158,-246 138,-206 112,-170 50,-150 -30,-150 -84,-166 -116,-184',
)
const near = [
  limb('-96,-206,68 -92,-140,36 -112,-92,18 -104,-8,13'),
  limb('96,-210,60 92,-130,28 94,-76,16 94,-8,13'),
]
const behind = [
  limb('-72,-196,52 -54,-132,28 -68,-84,17 -56,-8,12'),
  limb('66,-196,44 60,-120,24 66,-70,15 58,-8,12'),
]
const socks = [limb('-106,-122,22 -112,-92,18 -105,-14,14'), limb('93,-122,26 94,-76,17 94,-14,14')]
const socksBehind = [
  limb('-62,-112,22 -68,-84,17 -57,-14,13'),
  limb('61,-112,22 66,-70,16 58,-14,13'),
]

interface Inks {
  coat: string
  shade: string
  /** Legs, face mask and tail tuft. */
  mark: string
  horn: string
}

/** An Arabian oryx, facing right, 300 units tall at the shoulder, its feet at y = 0. */
export const oryx = ({ coat, shade, mark, horn }: Inks) =>
  fill(horn, limb('168,-360,10 150,-450,9 120,-560,4')) +
  fill(shade, ...behind) +
  fill(mark, ...socksBehind) +
  fill(shade, limb('-130,-240,12 -146,-190,9 -142,-140,8')) +
  fill(mark, outline('-148,-146! -158,-110 -146,-82! -134,-110 -136,-146!')) +
  fill(coat, body, ...near) +
  fill(shade, outline('-116,-184 -84,-166 -30,-150 50,-150 112,-170 138,-206! 60,-178 -30,-174')) +
  fill(mark, ...socks) +
  fill(horn, limb('156,-358,11 128,-450,9 88,-556,4')) +
  fill(coat, outline('146,-352! 112,-376 104,-364 122,-344!')) +
  fill(
    mark,
    outline('176,-356! 196,-340 210,-316! 196,-312 182,-326'),
    outline('164,-340! 176,-330 190,-296! 180,-298 166,-316'),
  ) +
  disc(mark, 172, -338, 5) +
  disc(mark, 220, -289, 6) +
  fill(mark, 'M-113-12h18l3 12h-22ZM85-12h18l3 12h-22ZM-66-12h16l3 12h-20ZM50-12h16l3 12h-20Z')
