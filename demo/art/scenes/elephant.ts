import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'
import { inks } from './inks.ts'
import type { Palette } from './palette.ts'

const body = outline(
  '-300,-190 -316,-280 -282,-362 -200,-412 -80,-432 30,-416 110,-388 140,-420 184,-456 226,-448 250,-456 290,-428 312,-370 314,-310 290,-250 240,-210 190,-170 110,-140 -40,-124 -170,-136 -260,-150',
)
const trunk = limb(
  '280,-340,96 318,-260,78 330,-180,60 326,-110,48 318,-56,40 332,-18,34 366,-10,28 386,-30,20',
)
/** Joints: hip, stifle, heel, foot; shoulder, elbow, wrist, foot. */
const near = [
  limb('-206,-260,176 -184,-176,140 -204,-100,98 -222,-62,86 -214,-24,82 -214,0,94'),
  limb('128,-250,150 132,-172,116 124,-112,90 130,-60,82 130,-22,82 130,0,94'),
]
const behind = [
  limb('-110,-210,140 -82,-156,118 -96,-94,88 -110,-58,78 -102,-22,74 -102,0,86'),
  limb('40,-200,120 26,-140,96 16,-94,84 30,-52,76 32,-18,74 32,0,86'),
]
const ear = outline(
  '186,-418! 130,-412 84,-372 78,-300 104,-236 140,-196 166,-206 186,-250 208,-300 216,-366',
)
const toe = (x: number) => `M${x - 12} 0q0-20 12-20t12 20Z`
const toes = [-240, -212, -184, 102, 130, 158].map(toe)
const farToes = [-90, -68, 44, 66].map(toe)

/** An Asian elephant with tusks, facing right, 455 units tall, its feet at y = 0. */
export const elephant = (p: Palette, tusks = true) =>
  fill(
    p.hideShade,
    ...behind,
    limb('-306,-300,20 -346,-220,15 -340,-150,11') + 'M-348-156l16-2l4 46q-14 14-24-2Z',
  ) +
  fill(p.hide, ...farToes) +
  (tusks ? fill(inks.sand, limb('306,-250,22 372,-196,20 420,-206,14 446,-244,3')) : '') +
  fill(p.hide, ...near, body, trunk) +
  (tusks ? fill(inks.paper, limb('268,-244,26 340,-176,24 396,-180,16 428,-222,3')) : '') +
  fill(p.hideShade, ear) +
  line(p.hide, 5, 'M112-352Q100-292 142-222M190-404Q160-402 138-388') +
  line(
    p.hideShade,
    5,
    'M290-250Q316-250 346-262M304-200Q326-196 352-204M304-150Q324-146 346-152M300-100Q320-98 340-102M-150-140Q-130-190-140-230M60-150Q84-190 76-230',
  ) +
  fill(inks.sand, ...toes) +
  disc(p.dark, 256, -346, 9) +
  disc(inks.paper, 259, -349, 3) +
  line(p.dark, 4, 'M238-362q16-12 34-4')
