import { stripe } from '../brush.ts'
import { grass } from './grass.ts'
import { leaf, sal, veins } from './forest.ts'

const distant = [
  [-176, 380, 700, 100],
  [-92, 440, 720, 80],
  [-10, 330, 690, 110],
  [74, 420, 720, 84],
  [146, 360, 700, 96],
  [222, 470, 730, 72],
  [286, 540, 750, 58],
  [338, 600, 760, 46],
  [846, 600, 760, 46],
  [900, 540, 750, 58],
  [962, 460, 730, 74],
  [1040, 370, 700, 96],
  [1116, 430, 720, 84],
  [1200, 320, 690, 112],
  [1290, 420, 720, 84],
  [1376, 370, 700, 100],
] as const

const close = [
  { x: -150, top: 120, foot: 620, crown: 200 },
  { x: 30, top: 180, foot: 640, crown: 190 },
  { x: 1164, top: 230, foot: 660, crown: 180 },
  { x: 1340, top: 150, foot: 630, crown: 200 },
]

export const farForest = distant
  .map(([x, top, foot, crown]) => sal({ x, top, foot, crown }))
  .join('')
export const nearForest = close.map(sal).join('')
export const nearVeins = close.map(veins).join('')

export const twig = stripe([1420, -60], [1240, 30], [1072, 58], 5)
export const leavesAbove = [
  leaf(1072, 58, 92, -58),
  leaf(1104, 55, 112, 4),
  leaf(1176, 38, 122, -10),
  leaf(1270, 6, 126, 2),
].join('')
export const leavesBelow = [
  leaf(1120, 52, 108, 40),
  leaf(1160, 42, 112, -36),
  leaf(1230, 20, 124, -30),
  leaf(1236, 18, 118, 30),
].join('')

export const grassBehind = grass({ seed: 7, count: 84, edge: 500, middle: 250, width: 24 })
export const grassDry = grass({ seed: 23, count: 45, edge: 430, middle: 96, width: 14 })
export const grassMiddle = grass({ seed: 5, count: 92, edge: 420, middle: 116, width: 25 })
export const grassFront = grass({ seed: 29, count: 110, edge: 310, middle: 84, width: 25 })
