import { ridge } from './brush.ts'
import { fill, layer, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { grass } from './plants.ts'
import { salWood } from './sal.ts'
import { birds, sky } from './sky.ts'
import { strollingTiger } from './strolling-tiger.ts'
import { tigerHead, tigerShoulders } from './tiger.ts'

const before = (p: Palette, tall: number) => [
  layer(
    0.85,
    fill(p.gold, grass({ seed: 23, count: 20, floor: 960, tall: tall * 1.25, width: 13 })),
    fill(p.leaf, grass({ seed: 5, count: 28, floor: 960, tall: tall * 1.2, width: 22 })),
  ),
  layer(1, fill(p.front, grass({ seed: 29, count: 36, floor: 980, tall, width: 26 }))),
]

/** The jungles of India: a tiger in tall grass. */
export const forestTiger: Landscape = {
  title: 'A tiger in tall grass at the edge of the forest',
  views: {
    dawn: { mirrored: true, zoom: 1.34, aside: 150 },
    day: {},
    dusk: { zoom: 1.1, aside: -20 },
  },
  draw: (p, time) => {
    const near = time === 'dusk'
    return [
      ...sky(
        // An orange tiger would not stand out against an orange sun.
        time === 'dawn' ? { ...p, sun: p.gold } : p,
        time === 'day'
          ? { x: 240, y: 190, radius: 84 }
          : { x: 600, y: near ? 460 : 420, radius: 250 },
      ),
      moving(0.1, 50, birds(p.dark, '860,160,44 930,196,30 820,210,26')),
      layer(
        0.25,
        fill(
          p.far,
          salWood(
            '-60,300,110 60,380,90 190,330,100 330,420,80 870,420,80 1000,340,100 1120,390,90 1250,310,110',
            700,
          ),
        ),
      ),
      layer(0.4, fill(p.middle, salWood('-20,180,190 130,270,160 1090,240,170 1230,170,190', 720))),
      layer(
        0.5,
        fill(p.near, ridge('-300,690 0,676 300,690 620,680 900,692 1200,676 1500,690')),
        fill(p.near, grass({ seed: 7, count: 30, floor: 760, tall: 260, width: 24 })),
      ),
      layer(
        0.7,
        near ? put(600, 600, 1.2, tigerShoulders + tigerHead) : put(640, 850, 1.1, strollingTiger),
      ),
      ...before(p, near ? 170 : 180),
    ]
  },
}
