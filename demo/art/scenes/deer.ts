import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'
import { inks } from './inks.ts'

const body = outline(
  '-130,-206 -120,-240 -70,-252 0,-244 60,-250 92,-272 120,-316 128,-350 150,-372 176,-366 214,-340 220,-328 208,-318 176,-322 164,-306 148,-250 120,-196 90,-170 20,-160 -50,-158 -110,-164',
)
const near = [
  limb('-100,-200,76 -88,-130,34 -108,-84,18 -100,-6,12'),
  limb('88,-200,52 86,-120,26 88,-70,15 90,-6,12'),
]
const behind = [
  limb('-66,-190,50 -52,-120,26 -66,-80,16 -56,-6,11'),
  limb('60,-190,40 52,-110,22 56,-70,14 52,-6,11'),
]
const spots =
  '-110,-226 -84,-236 -60,-228 -36,-236 -12,-226 14,-232 40,-224 66,-236 88,-246 -100,-202 -74,-210 -48,-200 -20,-204 6,-198 34,-204 60,-206 84,-216 110,-244 -88,-180 -60,-182 -32,-178 0,-178 30,-180 58,-182'
const antlers =
  'M148-372Q110-430 130-500Q136-526 150-540M136-420Q160-436 172-462M128-470Q112-486 108-510M160-372Q176-420 214-452Q236-476 236-510M186-424Q206-424 222-414M222-462Q248-470 260-490'

/** A spotted deer, facing right, 250 units tall at the shoulder, its feet at y = 0. */
export const chital = (coat: string, shade: string, dark: string, stag: boolean) =>
  (stag ? line(dark, 9, antlers) : '') +
  fill(shade, ...behind) +
  fill(coat, body, ...near, outline('140,-366! 108,-388 96,-380 112,-358')) +
  fill(
    inks.paper,
    outline('-50,-158 -110,-164 -60,-172 20,-172 84,-180 60,-164'),
    outline('-132,-214! -150,-190 -148,-160 -136,-166'),
    outline('176,-322 208,-318 214,-326 176,-330 160,-312'),
  ) +
  spots
    .split(' ')
    .map((at) => {
      const [x = 0, y = 0] = at.split(',').map(Number)
      return disc(inks.paper, x, y, 5)
    })
    .join('') +
  disc(dark, 170, -350, 5) +
  disc(dark, 216, -334, 6) +
  fill(dark, 'M-108-10h16l2 10h-18ZM82-10h16l2 10h-18Z')

const tines =
  'M148-372Q96-430 84-500Q82-540 100-580M96-470Q70-480 52-510M84-520Q60-536 54-570M90-556Q112-570 118-600M160-372Q196-424 236-460Q262-500 256-552M226-452Q252-452 276-474M252-496Q276-504 290-532M258-530Q246-556 250-582'

/** A swamp deer, facing right, as tall as a {@link chital}; the stag has a crown of many tines. */
export const barasingha = (coat: string, shade: string, dark: string, stag: boolean) =>
  (stag ? line(dark, 10, tines) : '') +
  fill(shade, ...behind) +
  fill(coat, body, ...near, outline('140,-366! 108,-388 96,-380 112,-358')) +
  fill(
    shade,
    outline('120,-316! 128,-350 146,-366! 150,-300 148,-250 112,-196! 96,-230 100,-280'),
    outline('-132,-214! -150,-190 -148,-160 -136,-166'),
  ) +
  fill(inks.paper, outline('-50,-158 -110,-164 -60,-172 20,-172 84,-180 60,-164')) +
  disc(dark, 170, -350, 5) +
  disc(dark, 216, -334, 6) +
  fill(dark, 'M-108-10h16l2 10h-18ZM82-10h16l2 10h-18Z')
