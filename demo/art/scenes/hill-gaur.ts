import { ridge } from './brush.ts'
import { again, box, fill, layer, moving, named, put } from './drawing.ts'
import { gaur } from './gaur.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { grass, wood } from './plants.ts'
import { birds } from './sky.ts'

/** The temple on the hill, 90 units tall. */
const temple = (p: Palette) =>
  fill(p.wall, box(-80, -22, 160, 26), 'M-26-20v-26h52v26Z') +
  fill(p.wallShade, 'M-20-46l8-34h24l8 34ZM-80-4h160v8h-160Z') +
  fill(p.gold, 'M-4-80l4-14l4 14Z') +
  fill(p.dark, 'M-7-20v-12q7-8 14 0v12Z')

/** Bandipur: gaur in the clearing below the hill of the cloud temple. */
export const hillGaur: Landscape = {
  title: 'Gaur in white stockings on a clearing, a temple on the hill in the clouds behind',
  views: { dawn: {}, day: { mirrored: true, zoom: 1.03 }, dusk: { zoom: 1.06, aside: 20 } },
  draw: (p, time) => {
    const [coat, shade] = time === 'dusk' ? [inks.night, inks.shale] : [inks.ink, inks.shale]
    const pale = time === 'dusk' ? inks.rose : inks.sand
    const cloud = time === 'dusk' ? p.far : p.cloud
    const mist = (banks: string) =>
      fill(
        cloud,
        ...banks.split(' ').map((bank) => {
          const [x = 0, y = 0, length = 0] = bank.split(',').map(Number)
          return `M${x} ${y}h${length}a18 18 0 0 1 0 36h${-length}a18 18 0 0 1 0-36Z`
        }),
      )
    const hill = time === 'dusk' ? inks.mauve : p.far
    return [
      plainSky(p.sky, [250, p.rings[0]!]),
      moving(0.1, 50, birds(p.dark, '240,150,44 310,186,30 200,200,26')),
      layer(
        0.16,
        fill(
          hill,
          ridge(
            '-300,470 -60,430 200,440 420,330 620,214 720,200 800,214 960,320 1180,400 1500,380',
          ),
        ),
        put(716, 206, 0.9, temple(p)),
        mist('380,330,260 640,352,420 -60,400,240'),
      ),
      layer(
        0.26,
        fill(p.middle, ridge('-300,520 0,470 260,500 520,440 800,480 1060,430 1500,480')),
        fill(p.near, wood(11, -300, 1500, 570, 80)),
        mist('-300,520,420 900,530,600'),
      ),
      layer(
        0.4,
        fill(p.near, wood(23, -300, 330, 626, 100), wood(31, 900, 1500, 626, 100)),
        fill(p.leaf, ridge('-300,630 0,620 400,634 800,622 1200,632 1500,624')),
      ),
      layer(
        0.55,
        put(1000, 720, 0.5, named('gaur', gaur(coat, shade, pale, p.gold, p.dark)), -0.5),
        fill(p.near, ridge('-300,760 0,744 300,752 640,742 900,756 1200,742 1500,750')),
      ),
      layer(0.75, put(400, 850, 1.18, again('gaur'))),
      layer(
        0.92,
        fill(p.gold, grass({ seed: 15, count: 24, floor: 950, tall: 110, width: 11 })),
        fill(p.front, grass({ seed: 29, count: 24, floor: 975, tall: 110, width: 24 })),
      ),
    ]
  },
}
