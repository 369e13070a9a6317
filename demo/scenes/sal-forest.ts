import { chital } from './deer.ts'
import { fill, layer, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import { jeep } from './jeep.ts'
import type { Landscape } from './landscape.ts'
import { grass, wood } from './plants.ts'
import { sky } from './sky.ts'

const trunk = (x: number, width: number, foot: number) =>
  `M${x} -300h${width}V${foot - 40}q${width * 0.1} 30 ${width * 0.4} 40h${-width * 1.8}q${width * 0.3}-10 ${width * 0.4}-40Z`

/** The lower edge of crowns that meet above the track, upside down. */
const foliage = (seed: number, low: number, size: number) =>
  wood(seed, -300, 1500, -low, size).replace('V1000', 'V300')

/** North India: deer at a jeep track through the sal forest. */
export const salForest: Landscape = {
  title: 'Spotted deer beside a jeep track in the sal forest',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: -20 } },
  draw: (p, time) => [
    ...sky(p, { x: 620, y: 420, radius: time === 'day' ? 120 : 170 }),
    layer(
      0.2,
      fill(
        p.far,
        ...[120, 230, 330, 420, 480, 730, 790, 880, 980, 1090].map((x) => trunk(x, 18, 620)),
      ),
    ),
    layer(
      0.3,
      fill(p.middle, wood(15, -300, 1500, 616, 60)),
      fill(p.middle, ...[40, 190, 300, 400, 810, 930, 1040, 1170].map((x) => trunk(x, 30, 650))),
    ),
    layer(
      0.45,
      fill(p.leaf, 'M-300 636H1500V1200H-300Z'),
      fill(p.sand, polygon('590,636 650,636 1010,1000 230,1000')),
      fill(
        p.sandShade,
        polygon('600,636 612,636 430,1000 330,1000'),
        polygon('628,636 640,636 900,1000 800,1000'),
      ),
    ),
    layer(0.55, put(620, 740, 0.62, jeep(p))),
    layer(
      0.6,
      `<g transform="scale(1 -1)">${fill(p.near, foliage(5, 150, 210))}${fill(p.front, foliage(33, 70, 240))}</g>`,
      fill(
        p.front,
        trunk(70, 56, 720),
        trunk(290, 42, 690),
        trunk(920, 44, 690),
        trunk(1090, 60, 740),
      ),
    ),
    layer(
      0.8,
      put(270, 866, 0.98, chital(inks.amber, p.roof, p.dark, true)),
      put(960, 850, 0.84, chital(inks.amber, p.roof, p.dark, false), -0.84),
    ),
    layer(
      1,
      fill(
        p.front,
        grass({ seed: 29, count: 22, floor: 980, tall: 150, width: 24, from: -160, to: 330 }),
        grass({ seed: 9, count: 20, floor: 980, tall: 160, width: 24, from: 900, to: 1360 }),
      ),
    ),
  ],
}
