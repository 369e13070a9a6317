import { ridge } from './brush.ts'
import { again, fill, layer, named, put } from './drawing.ts'
import { elephant } from './elephant.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import { grass, palm, wood } from './plants.ts'
import { birds, clouds } from './sky.ts'
import { ripples } from './water.ts'

/** South India: an elephant and her calf at a lake below the Western Ghats. */
export const hillsElephant: Landscape = {
  title: 'An elephant and her calf by a lake below green hills',
  views: { dawn: { zoom: 1.02 }, day: { mirrored: true }, dusk: { zoom: 1.04, aside: 60 } },
  draw: (p, time) => [
    openSky(p, 430, 120),
    layer(
      0.1,
      birds(p.dark, '420,170,44 490,206,30 374,220,26'),
      time === 'day' ? clouds(p, '640,180,240') : '',
    ),
    layer(
      0.2,
      fill(
        time === 'dusk' ? inks.mauve : p.far,
        ridge(
          '-300,470 -120,380 20,330 140,400 260,440 400,350 520,300 640,380 780,430 920,340 1060,280 1180,350 1300,400 1500,360',
        ),
      ),
    ),
    layer(
      0.28,
      fill(
        p.middle,
        ridge(
          '-300,500 -100,480 100,440 280,510 460,500 640,460 820,520 1000,480 1180,440 1340,490 1500,500',
        ),
      ),
    ),
    layer(0.34, fill(p.near, wood(27, -300, 1500, 600, 74))),
    layer(
      0.38,
      fill(p.water, 'M-300 594H1500V1200H-300Z'),
      ripples(p.shine, { seed: 7, top: 604, floor: 760, count: 20, x: 600, spread: 560 }),
    ),
    layer(
      0.5,
      fill(
        p.front,
        palm(1080, 690, 400, 30, 130),
        palm(1170, 690, 330, 10, 110),
        ridge('900,720 1000,690 1120,676 1500,670', 760),
      ),
    ),
    layer(
      0.72,
      fill(p.leaf, ridge('-300,770 0,750 300,762 640,772 940,766 1240,750 1500,756')),
      put(1000, 838, 0.46, named('cow', elephant(p, false))),
      put(390, 830, 1.08, again('cow')),
    ),
    layer(
      0.95,
      fill(p.near, grass({ seed: 5, count: 32, floor: 950, tall: 150, width: 20 })),
      fill(p.front, grass({ seed: 29, count: 42, floor: 980, tall: 140, width: 26 })),
    ),
  ],
}
