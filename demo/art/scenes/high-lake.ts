import { limb, outline, ridge } from './brush.ts'
import { chorten } from './chorten.ts'
import { fill, layer, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { prayerFlags } from './monastery.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { clouds, sky } from './sky.ts'
import { ripples } from './water.ts'
import { yak } from './yak.ts'

/** Bare mountains in the light from the left, as 'x,y,half' above the water's edge. */
const bare = (p: Palette, list: string) =>
  list
    .split(' ')
    .map((mountain) => {
      const [x = 0, y = 0, half = 0] = mountain.split(',').map(Number)
      const at = (out: number, down: number) => `${x + half * out},${y + (600 - y) * down}`
      return (
        fill(
          p.stone,
          polygon(`${at(-1, 1)} ${at(-0.4, 0.5)} ${x},${y} ${at(0.5, 0.4)} ${at(1, 1)}`),
        ) +
        fill(
          p.stoneShade,
          polygon(
            `${x},${y} ${at(0.5, 0.4)} ${at(1, 1)} ${at(0.3, 1)} ${at(0.1, 0.7)} ${at(0.24, 0.5)} ${at(0.02, 0.3)}`,
          ),
          polygon(
            `${at(-0.4, 0.5)} ${at(-0.2, 0.72)} ${at(-0.36, 1)} ${at(-0.56, 1)} ${at(-0.46, 0.8)}`,
          ),
        )
      )
    })
    .join('')

/** Ladakh: a shrine, a yak and a lake between bare mountains. */
export const highLake: Landscape = {
  title: 'A yak and a white shrine by a high lake between bare mountains',
  views: { dawn: { zoom: 1.08, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 30 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 840, y: 150, radius: 70 } : { x: 640, y: 330, radius: 130 }),
    layer(0.1, clouds(p, time === 'day' ? '420,170,200' : '120,150,180')),
    layer(0.15, snowRange(p, '520,250,280 760,290,240 330,320,240', 600)),
    layer(0.22, bare(p, '1030,300,330 -40,330,260 1290,250,340 300,430,220 800,440,240')),
    layer(
      0.4,
      fill(p.water, 'M-300 596H1500V1200H-300Z'),
      ripples(p.shine, { seed: 9, top: 606, floor: 800, count: 24, x: 640, spread: 560 }),
    ),
    layer(
      0.75,
      fill(p.far, ridge('-300,700 0,690 220,716 460,740 720,760 960,750 1200,716 1500,706')),
      fill(p.sand, ridge('-300,716 0,706 220,734 460,762 720,786 960,770 1200,736 1500,726')),
      fill(
        p.sandShade,
        outline('460,762! 720,786 960,770 1200,736 1500,726! 1500,1000! 560,1000! 640,880'),
      ),
    ),
    layer(
      0.85,
      prayerFlags(p, 330, 476, 590, 590, 50),
      fill(p.dark, limb('590,584,7 590,770,9')),
      prayerFlags(p, 330, 476, -60, 560, 50),
      put(330, 862, 1.02, chorten(p)),
      put(920, 858, 1.08, yak(p), -1.08),
    ),
    layer(
      0.95,
      fill(
        p.stoneShade,
        outline('80,900! 110,860 170,850 210,900!'),
        outline('1080,910! 1110,850 1180,846 1220,910!'),
        outline('520,910! 546,882 590,880 620,910!'),
      ),
      fill(
        p.wall,
        outline('112,862! 130,838 160,840 170,856!'),
        outline('1112,852! 1136,826 1172,848!'),
      ),
    ),
  ],
}
