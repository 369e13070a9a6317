import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'
import { inks } from './inks.ts'

const trunk = outline(
  '-148,-196 -140,-236 -104,-256 -50,-250 0,-246 44,-254 74,-266 112,-240 124,-204 108,-172 74,-150 20,-142 -36,-146 -84,-160 -120,-166',
)
/** Joints: hip, stifle, hock, fetlock; shoulder, elbow, knee, fetlock. */
const near = [
  limb('-106,-212,88 -92,-160,60 -108,-118,29 -128,-90,20 -124,-52,13 -120,-16,13 -112,-6,14'),
  limb('84,-214,70 76,-154,40 80,-112,23 82,-84,18 80,-52,12 82,-16,12 89,-6,13'),
]
const far = [
  limb('-82,-204,80 -58,-154,52 -70,-116,26 -86,-90,18 -80,-52,12 -74,-16,12 -66,-6,13'),
  limb('104,-204,54 116,-150,32 122,-110,20 126,-84,16 126,-52,11 130,-16,11 137,-6,12'),
]
const hoof = (x: number) => `M${x - 8}-13l17-2l9 15h-25Z`
const hooves = {
  near: [hoof(-118), hoof(83)].join(''),
  far: [hoof(-72), hoof(131)].join(''),
}
const raised = {
  neck: limb('40,-212,78 84,-246,82 126,-308,50 146,-348,42'),
  head: outline(
    '126,-358 142,-378 166,-380 188,-366 222,-344 238,-332 238,-320 226,-312 198,-312 174,-308 152,-314 132,-330',
  ),
  ear: outline('138,-366! 120,-372 92,-398 80,-400! 84,-378 104,-356 134,-350!'),
  inner: outline('130,-364! 112,-372 94,-388! 104,-366 126,-356!'),
  eye: { x: 178, y: -354 },
  nose: { x: 235, y: -327 },
  throat: outline('226,-312 198,-312 174,-308 152,-314 146,-296 160,-298 190,-304'),
}
const lowered = {
  neck: limb('66,-214,100 116,-176,62 156,-130,44 180,-98,38'),
  head: outline(
    '160,-108 178,-124 200,-118 214,-92 226,-50 234,-24 228,-12 212,-10 200,-26 186,-56 170,-84',
  ),
  ear: outline('172,-116! 160,-136 138,-152 128,-152! 134,-132 150,-112 168,-104!'),
  inner: outline('164,-116! 152,-134 138,-144! 146,-124 160,-110!'),
  eye: { x: 203, y: -84 },
  nose: { x: 224, y: -19 },
  throat: outline('212,-10 200,-26 186,-56 174,-80 186,-70 200,-44 214,-24'),
}

const spots =
  '-112,-238 -86,-244 -60,-238 -34,-240 -8,-234 18,-236 44,-242 70,-250 -126,-214 -98,-220 -72,-222 -46,-216 -20,-218 6,-212 32,-214 58,-222 84,-232 -114,-192 -84,-198 -58,-194 -32,-194 -6,-190 20,-190 46,-196 72,-206 -52,-172 -24,-170 4,-168 32,-170'

/** The parts common to all deer, facing right; `antlers` are behind the ear. */
function deer(
  coat: string,
  shade: string,
  dark: string,
  grazing: boolean,
  antlers: string,
): string {
  const front = grazing ? lowered : raised
  return (
    fill(shade, ...far, outline('-140,-224! -156,-214 -164,-180 -158,-160! -144,-176 -136,-196')) +
    fill(dark, hooves.far) +
    antlers +
    fill(coat, trunk, ...near, front.neck, front.head) +
    fill(dark, hooves.near) +
    fill(inks.sand, front.throat, outline('-150,-206! -152,-184 -146,-168! -138,-184 -140,-206!')) +
    fill(coat, front.ear) +
    fill(shade, front.inner) +
    disc(dark, front.eye.x, front.eye.y, 6) +
    disc(dark, front.nose.x, front.nose.y, 7)
  )
}

export const lyre = (dark: string) =>
  fill(
    dark,
    limb('152,-374,13 132,-420,11 128,-470,10 146,-520,8 168,-556,3'),
    limb('146,-388,9 176,-410,7 194,-444,2'),
    limb('130,-474,9 108,-500,6 102,-534,2'),
    limb('164,-376,11 190,-414,10 212,-462,8 216,-514,6 206,-552,3'),
    limb('170,-386,8 206,-398,6 232,-424,2'),
    limb('212,-466,7 240,-486,5 254,-520,2'),
  )

/** A spotted deer, facing right, 260 units tall at the shoulder, its feet at y = 0; with {@link lyre} a stag. */
export const chital = (coat: string, shade: string, dark: string) =>
  deer(coat, shade, dark, false, '') +
  line(
    inks.paper,
    10,
    spots
      .split(' ')
      .map((at) => `M${at.replace(',', ' ')}h0`)
      .join(''),
  )

/** The twelve tines of a barasingha, on the upper half of the beams. */
const crown = (dark: string) =>
  fill(
    dark,
    limb('150,-374,15 126,-416,13 116,-466,12 126,-516,10 154,-556,8 178,-596,3'),
    limb('146,-390,10 178,-412,8 200,-446,2'),
    limb('118,-468,10 92,-492,8 78,-534,2'),
    limb('124,-508,9 104,-540,7 100,-584,2'),
    limb('140,-540,8 134,-574,6 142,-616,2'),
    limb('156,-558,7 182,-562,5 204,-584,2'),
  )
const farCrown = (shade: string) =>
  fill(
    shade,
    limb('164,-376,13 196,-412,12 226,-456,11 240,-506,9 232,-554,6 222,-590,3'),
    limb('172,-384,8 208,-394,6 238,-420,2'),
    limb('228,-460,9 256,-478,7 276,-514,2'),
    limb('240,-506,8 266,-532,6 274,-572,2'),
    limb('236,-546,7 252,-576,5 252,-612,2'),
  )

/** A swamp deer, facing right, as tall as a {@link chital}; the stag has antlers and a mane. */
export const barasingha = (
  coat: string,
  shade: string,
  dark: string,
  stag: boolean,
  grazing = false,
) =>
  deer(coat, shade, dark, grazing, stag ? farCrown(shade) + crown(dark) : '') +
  (stag
    ? fill(
        shade,
        outline(
          '150,-316! 160,-290 150,-268 146,-240 130,-222 122,-196 106,-200 108,-226 120,-256 132,-288',
        ),
      )
    : '')
