import { limb, outline } from './brush.ts'
import { disc, fill, line } from './drawing.ts'
import { inks } from './inks.ts'
import type { Palette } from './palette.ts'

const body = outline(
  '-318,-170 -330,-240 -290,-304 -200,-330 -80,-316 20,-326 100,-352 170,-330 220,-300 262,-300 306,-286 342,-252 372,-250 402,-232 420,-186 408,-146! 380,-138 350,-122 290,-118 230,-112 170,-86 80,-74 -60,-70 -180,-82 -270,-110',
)
const horn = outline('356,-246! 372,-300 412,-358! 416,-300 408,-222!')
const near = [
  limb('-246,-190,150 -236,-96,104 -236,-40,92 -232,-4,100'),
  limb('120,-170,120 128,-90,88 126,-36,78 130,-4,88'),
]
const behind = [
  limb('-130,-150,120 -120,-80,86 -126,-4,86'),
  limb('212,-150,96 216,-80,74 208,-4,78'),
]
const [farEar, nearEar] = [
  outline('226,-296! 214,-340 226,-376! 250,-350 254,-306!'),
  outline('262,-300! 266,-344 288,-372! 300,-336 288,-296!'),
]
const folds =
  'M76-346Q30-250 74-150Q96-100 76-78M-176-328Q-120-250-152-160Q-166-120-140-80M196-312Q150-250 184-180Q200-130 176-92M236-296Q206-236 240-180Q250-150 232-116M-324-196Q-260-220-216-170Q-190-140-172-130M76-178Q110-196 160-172'
const plates =
  'M76-346Q30-250 74-150Q96-100 76-78L-60-70L-146-82Q-166-120-152-160Q-120-250-176-328L-80-316L20-326Z'
const rivets =
  '-266,-262 -232,-282 -240,-240 -206,-252 -280,-222 -250,-206 112,-310 136,-286 106,-270 134,-250 108,-230 140,-214'
const toes = [-262, -236, -210, 106, 130, 154].map((x) => `M${x - 11} 0q0-20 11-20t11 20Z`)

/** The great Indian rhinoceros, facing right, 350 units tall, its feet at y = 0. */
export const rhino = (p: Palette) =>
  fill(p.hideShade, ...behind, limb('-318,-250,14 -346,-180,12 -340,-120,10'), farEar) +
  fill(p.hide, ...near, body, nearEar) +
  fill(p.hideShade, plates) +
  line(p.dark, 6, folds) +
  rivets
    .split(' ')
    .map((at) => {
      const [x = 0, y = 0] = at.split(',').map(Number)
      return disc(p.hideShade, x, y, 6)
    })
    .join('') +
  fill(inks.sand, horn, ...toes) +
  fill(p.wallShade, outline('396,-330! 412,-358! 416,-300 408,-222! 396,-228')) +
  disc(p.dark, 312, -236, 9) +
  disc(inks.paper, 315, -239, 3) +
  line(p.dark, 5, 'M412-150Q376-150 356-164M396-200l-10 6') +
  fill(p.dark, 'M274-304q2-30 16-48q8 24 0 46Z')
