import { outline, ridge } from './brush.ts'
import { fill, layer, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { grass, wood } from './plants.ts'
import { rhino } from './rhino.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** An egret, 100 units tall, its feet at y = 0. */
const egret = (ink: string, beak: string) =>
  fill(
    ink,
    outline(
      '-40,-30! -20,-50 10,-56 24,-70 14,-90 24,-104 38,-100 36,-88! 28,-94 26,-86 36,-68 28,-40 6,-28 -20,-28',
    ),
    'M2-30h3V0h-3ZM12-30h3V0h-3Z',
  ) + fill(beak, 'M36-100l24 8l-24 3Z')

/** Kaziranga: a one-horned rhinoceros in elephant grass. */
export const grassRhino: Landscape = {
  title: 'A one-horned rhinoceros in tall grass, egrets about it',
  views: { dawn: { zoom: 1.04, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 20 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 900, y: 180, radius: 84 } : { x: 560, y: 420, radius: 220 }),
    moving(0.1, 50, birds(p.cloud, '260,200,50 330,240,36 210,256,30')),
    layer(
      0.22,
      fill(
        p.far,
        ridge('-300,520 -60,470 160,500 380,450 620,500 840,440 1060,490 1260,460 1500,510'),
      ),
    ),
    layer(0.3, fill(p.middle, wood(19, -300, 1500, 580, 90))),
    layer(
      0.36,
      fill(p.water, 'M-300 574H1500V1200H-300Z'),
      ripples(p.shine, { seed: 3, top: 584, floor: 680, count: 16, x: 600, spread: 600 }),
    ),
    layer(
      0.5,
      fill(p.near, ridge('-300,660 100,640 420,652 800,640 1500,656')),
      fill(
        p.near,
        grass({ seed: 41, count: 26, floor: 760, tall: 330, width: 22, from: -140, to: 330 }),
        grass({ seed: 47, count: 24, floor: 760, tall: 330, width: 22, from: 930, to: 1360 }),
      ),
    ),
    layer(
      0.7,
      put(575, 840, 1.14, rhino(p)),
      put(530, 478, 1, egret(p.wall, p.gold)),
      put(1040, 830, 1.1, egret(p.wall, p.gold), -1.1),
    ),
    layer(
      0.86,
      fill(p.gold, grass({ seed: 13, count: 22, floor: 950, tall: 210, width: 13 })),
      fill(p.leaf, grass({ seed: 5, count: 36, floor: 950, tall: 190, width: 20 })),
    ),
    layer(1, fill(p.front, grass({ seed: 29, count: 42, floor: 980, tall: 150, width: 26 }))),
  ],
}
