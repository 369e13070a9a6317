import { limb, outline, ridge } from './brush.ts'
import { box, disc, fill, layer, line, moving, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { deodar } from './plants.ts'

/** The rotating cabin; the rope at 0, 0, the cabin 330 units below it. */
const cabin = (p: Palette) =>
  fill(p.dark, box(-74, -8, 148, 20), box(-11, 0, 22, 70), polygon('-84,96 -40,56 40,56 84,96')) +
  disc(p.dark, -56, -4, 14) +
  disc(p.dark, 56, -4, 14) +
  fill(p.roof, outline('-172,118! -150,96 -80,86 80,86 150,96 172,118!')) +
  fill(p.wall, box(-168, 116, 336, 16)) +
  fill(p.shine, 'M-164 132H164Q174 180 168 226H-168Q-174 180-164 132Z') +
  [-118, -60, 8, 70, 122].map((x, index) => rider(p, x, index)).join('') +
  line(
    p.roof,
    9,
    'M-164 132Q-172 180-168 226M-100 132V226M-32 132V226M36 132V226M104 132V226M164 132Q172 180 168 226',
  ) +
  fill(p.roof, outline('-170,222! 170,222! 166,280 136,318 90,328! -90,328! -136,318 -166,280')) +
  fill(p.wall, box(-166, 246, 332, 14)) +
  fill(p.wall, box(-18, 268, 36, 36)) +
  fill(p.roof, box(-5, 272, 10, 28), box(-14, 281, 28, 10))

const rider = (p: Palette, x: number, index: number) =>
  fill(index % 2 ? p.dark : p.middle, `M${x - 22} 226v-22q4-22 22-22t22 22v22Z`) +
  disc(p.dark, x, 164 + (index % 3) * 4, 14)

const station = (p: Palette, stone: string) =>
  fill(stone, polygon('-120,60 -104,-60 120,-60 140,60')) +
  fill(p.shine, box(-90, -44, 190, 34)) +
  fill(p.roof, polygon('-130,-56 -116,-84 136,-70 136,-56')) +
  line(stone, 5, 'M-44-44v34M0-44v34M46-44v34') +
  line(p.dark, 7, 'M96-70V-160') +
  line(p.dark, 4, 'M76-142h40M80-122h32M84-102h24')

/** A walker in winter clothes, the feet at y = 0. */
const walker = (p: Palette, coat: string) =>
  fill(p.dark, box(-12, -36, 10, 36), box(3, -36, 10, 36)) +
  fill(coat, outline('-18,-30! -20,-70 -10,-84 10,-84 20,-70 18,-30!')) +
  disc(p.dark, 0, -98, 13) +
  fill(coat, 'M-13-102q0-16 13-16t13 16Z')

/** The y of the bridge's sagging walkway at an x between its ends. */
const walkway = (x: number) => Math.round(742 + 330 * (x / 900) * (1 - x / 900) * 0.5)

/** Titlis: the round cabin over the glacier, the station on the summit, the bridge along the cliff. */
export const cableCar: Landscape = {
  title: 'A round cabin over a glacier, the station on the summit, walkers on a hanging bridge',
  views: { dawn: { zoom: 1.03, mirrored: true }, day: {}, dusk: { zoom: 1.06, aside: 16 } },
  draw: (p, time) => {
    const cliff = time === 'dusk' ? inks.shale : time === 'dawn' ? inks.mauve : inks.slate
    const ice = time === 'dusk' ? inks.indigo : time === 'dawn' ? inks.rose : inks.mist
    const top = time === 'day' ? inks.indigo : p.sky
    const posts = Array.from({ length: 16 }, (_, index) => -20 + index * 62)
    return [
      time === 'day' ? plainSky(top, [330, inks.haze]) : plainSky(top, [330, p.rings[0]!]),
      layer(
        0.12,
        snowRange({ ...p, snowShade: ice }, '300,400,250 60,330,300 -160,400,280', 720),
        fill(
          time === 'dusk' ? p.far : p.cloud,
          ridge('-300,640 -60,610 160,636 380,600 560,640 700,690'),
        ),
      ),
      layer(
        0.3,
        fill(
          p.snow,
          polygon(
            '1500,120 1260,170 1130,150 1040,196 930,190 850,270 760,330 700,420 600,500 520,610 400,690 300,1000 1500,1000',
          ),
        ),
        fill(
          cliff,
          polygon(
            '930,190 850,270 760,330 700,420 720,470 770,420 790,480 850,400 880,440 930,330 920,270',
          ),
          polygon(
            '600,500 520,610 400,690 360,830 480,760 540,790 600,690 660,720 690,600 650,570',
          ),
          polygon(
            '1260,170 1130,150 1150,230 1210,270 1190,350 1260,320 1290,420 1360,330 1500,300 1500,120',
          ),
        ),
        fill(
          ice,
          polygon(
            '930,330 880,440 900,520 830,600 850,690 760,800 800,1000 1000,1000 960,800 1010,680 960,560 1000,430',
          ),
        ),
        line(
          ice,
          7,
          'M1040 300q50 24 120 6M1080 380q60 26 130 4M1060 480q70 28 150 2M1090 590q60 24 130 2M720 560q40 20 90 8M690 660q50 22 110 4M640 770q60 20 110 4',
        ),
        put(1016, 166, 0.9, station(p, cliff)),
      ),
      layer(0.5, line(p.dark, 6, 'M-300 480L920 132'), line(p.dark, 3, 'M-300 506L920 150')),
      moving(0.55, 60, put(430, 271, 1, cabin(p))),
      layer(
        0.8,
        line(p.dark, 7, `M-40 ${walkway(-20)}${posts.map((x) => `L${x} ${walkway(x)}`).join('')}`),
        posts
          .slice(2, 15)
          .map((x, index) =>
            index % 4 === 1 || index === 6
              ? put(x + 20, walkway(x) - 2, 0.92, walker(p, index % 3 ? p.gold : p.roof))
              : '',
          )
          .join(''),
        line(
          p.dark,
          4,
          `M-40 ${walkway(-20) - 66}${posts.map((x) => `L${x} ${walkway(x) - 66}`).join('')}`,
          ...posts.map((x) => `M${x} ${walkway(x)}v-66`),
        ),
        fill(
          cliff,
          polygon(
            '880,1000 850,860 880,760 930,700 1010,690 1080,620 1190,600 1300,540 1500,560 1500,1000',
          ),
        ),
        fill(
          p.snow,
          polygon(
            '930,700 1010,690 1080,620 1190,600 1300,540 1340,600 1240,660 1130,680 1080,740 990,740 960,780',
          ),
        ),
      ),
      layer(
        0.95,
        fill(p.snow, ridge('-300,850 -60,860 200,890 420,930 640,1000')),
        fill(p.front, deodar(60, 930, 250), deodar(170, 950, 190), deodar(-30, 930, 180)),
        fill(p.dark, limb('905,700,12 905,600,10')),
      ),
    ]
  },
}
