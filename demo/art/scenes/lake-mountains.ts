import { ridge } from './brush.ts'
import { shikara } from './boats.ts'
import { fill, layer, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { snowRange } from './mountains.ts'
import { deodar, wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

const range =
  '130,250,330 1010,230,360 -60,300,300 1270,280,320 560,140,430 330,340,220 800,310,250'

/** Kashmir and Himachal: a shikara on a lake between deodars and snow peaks. */
export const lakeMountains: Landscape = {
  title: 'A shikara crosses a lake below deodars and snow peaks',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.16, aside: -40 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 880, y: 150, radius: 74 } : { x: 720, y: 300, radius: 150 }),
    layer(0.12, birds(p.dark, '270,140,40 330,176,28 222,190,26')),
    layer(0.2, snowRange(p, range, 700)),
    layer(
      0.3,
      fill(
        p.middle,
        ridge('-300,480 -60,450 160,520 400,560 640,548 860,510 1080,450 1240,440 1500,500'),
      ),
    ),
    layer(0.36, fill(p.near, wood(11, -200, 1400, 592, 54))),
    layer(
      0.4,
      fill(p.water, 'M-300 590H1500V1200H-300Z'),
      ripples(p.shine, { seed: 5, top: 604, floor: 900, count: 26, x: 660, spread: 520 }),
    ),
    moving(0.7, 130, put(620, 756, time === 'dusk' ? 0.98 : 1, shikara(p))),
    layer(
      0.92,
      fill(p.near, deodar(222, 640, 430, 7), deodar(1010, 620, 330, 6)),
      fill(p.front, deodar(70, 720, 640, 8), deodar(1130, 700, 560, 8)),
      fill(p.front, ridge('-300,700 -100,690 60,704 150,726 250,790 120,900 60,1000')),
      fill(p.front, ridge('940,1000 1010,760 1090,700 1200,680 1500,670')),
    ),
  ],
}
