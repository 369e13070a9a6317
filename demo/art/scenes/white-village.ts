import { ridge } from './brush.ts'
import { felucca } from './boats.ts'
import { again, box, disc, fill, layer, line, moving, named, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import type { Palette } from './palette.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** A house with a barrel roof, its foot at 0, 0, 130 wide and 120 tall. */
const house = (p: Palette, blue: string) =>
  fill(p.wall, 'M-65 0V-80Q-60-124 0-124T65-80V0Z') +
  fill(p.wallShade, 'M20-122Q60-116 65-80V0H34V-80Q34-110 20-122Z') +
  fill(blue, 'M-44 0V-44q0-16 15-16t15 16V0ZM2-64h22v28H2ZM-18-98a10 10 0 1 1 1 0Z')

/** A flat house with a terrace, its foot at 0, 0, 150 wide and 90 tall. */
const terrace = (p: Palette, blue: string) =>
  fill(p.wall, box(-75, -90, 150, 90), box(-80, -104, 160, 16)) +
  fill(p.wallShade, box(40, -90, 35, 90), box(-80, -90, 160, 5)) +
  fill(blue, box(-56, -66, 24, 30), box(-12, -66, 24, 30))

/** A church with a blue dome, its foot at 0, 0, 300 tall. */
const church = (p: Palette, blue: string, shade: string) =>
  fill(p.wall, box(-130, -120, 260, 120), box(-90, -156, 180, 40)) +
  fill(p.wallShade, box(66, -120, 64, 120), box(46, -156, 44, 36), box(-134, -124, 268, 7)) +
  fill(blue, 'M-92-154Q-94-262 0-270Q94-262 92-154Z') +
  fill(shade, 'M92-154Q94-262 0-270Q54-240 52-154Z') +
  line(p.wall, 3, 'M0-268V-156M-4-266Q-48-232-50-156M4-266Q48-232 50-156') +
  fill(p.wall, box(-96, -160, 192, 10)) +
  line(p.wall, 8, 'M0-268v-56M-18-304h36') +
  fill(
    blue,
    'M-26 0V-60q0-28 26-28t26 28V0ZM-96-50v-20q0-14 13-14t13 14v20ZM70-50v-20q0-14 13-14t13 14v20Z',
  )

/** A wall with three bells, its foot at 0, 0, 230 tall. */
const bells = (p: Palette, gap: string) =>
  fill(p.wall, 'M-76 0V-140q0-14 20-16q2-60 56-66q54 6 56 66q20 2 20 16V0Z') +
  fill(p.wallShade, 'M50 0V-156q26 2 26 16V0Z') +
  fill(
    gap,
    'M-58-62v-52q0-20 20-20t20 20v52ZM18-62v-52q0-20 20-20t20 20v52ZM-19-146v-26q0-20 19-20t19 20v26Z',
  ) +
  fill(
    p.gold,
    'M-52-66q14-8 14-36q0 28 14 36ZM24-66q14-8 14-36q0 28 14 36ZM-14-150q14-6 14-26q0 20 14 26Z',
  ) +
  line(p.wall, 6, 'M0-220v-34M-12-242h24')

/** Santorini: the blue domes of Oia over the flooded crater. */
export const whiteVillage: Landscape = {
  title: 'Blue domes and white houses over the flooded crater of Santorini',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: 30 } },
  draw: (p, time) => {
    const [blue, blueShade, sea] =
      time === 'dusk'
        ? [inks.indigo, inks.midnight, inks.dusk]
        : [inks.indigo, '#3a5580', time === 'day' ? inks.lagoon : inks.haze]
    const [rock, rockShade] = time === 'dusk' ? [inks.mauve, inks.plum] : [inks.rose, inks.ember]
    return [
      ...(time === 'day'
        ? [plainSky(inks.haze, [330, inks.mist])]
        : sky(p, { x: 330, y: 380, radius: 150 })),
      moving(0.1, 50, birds(p.dark, '520,120,44 590,160,30 470,176,26')),
      layer(
        0.2,
        fill(rock, ridge('-300,400 -60,392 60,410 160,400 260,430 380,440 460,470 520,480', 500)),
        fill(rockShade, ridge('-300,440 -60,430 100,450 260,462 520,480', 500)),
        line(p.wall, 6, 'M-40 392h44M70 406h30M120 402h20M170 404h40'),
      ),
      layer(
        0.3,
        fill(sea, 'M-300 478H1500V1200H-300Z'),
        fill(rockShade, ridge('250,560 300,540 380,536 430,548 480,560', 562)),
        ripples(p.shine, { seed: 12, top: 490, floor: 860, count: 30, x: 330, spread: 440 }),
      ),
      moving(0.4, 130, put(200, 640, 0.42, felucca(p))),
      layer(
        0.5,
        fill(
          rockShade,
          ridge(
            '330,1000 420,860 480,740 560,640 620,520 700,430 800,370 900,300 1060,250 1500,220',
          ),
        ),
        fill(
          rock,
          ridge('440,1000 520,860 570,760 640,650 700,540 780,450 880,380 1000,300 1500,260'),
        ),
      ),
      layer(
        0.6,
        put(1020, 316, 0.74, named('house', house(p, blue))),
        put(1120, 300, 0.8, named('terrace', terrace(p, blue))),
        put(1210, 290, 0.9, again('house')),
        put(900, 400, 0.7, again('terrace')),
        put(990, 410, 0.84, again('house')),
        put(800, 500, 0.72, again('house')),
        put(1130, 430, 1.06, named('church', church(p, blue, blueShade)), 0.8),
        put(880, 520, 0.9, again('terrace')),
        put(700, 610, 0.74, again('house')),
        put(780, 620, 0.84, again('terrace')),
        put(1010, 540, 1, again('house')),
        put(1160, 560, 1.1, again('terrace')),
        put(660, 720, 0.86, again('terrace')),
        put(760, 730, 0.9, again('house')),
      ),
      layer(
        0.75,
        fill(p.wallShade, ridge('590,1000 610,740 760,726 830,640 1500,560')),
        put(940, 800, 1.24, again('church')),
        put(720, 850, 0.92, bells(p, sea)),
        put(1180, 740, 1.26, again('house')),
        put(1180, 880, 1.4, again('terrace')),
        fill(p.wall, 'M540 850H800V800H1060V840H1500V1200H500Z'),
        fill(p.wallShade, box(540, 848, 260, 8), box(800, 798, 260, 8)),
      ),
      layer(
        0.9,
        fill(inks.ember, ...bougainvillea(1130, 890, 50), ...bougainvillea(600, 900, 40)),
        fill(p.roof, ...bougainvillea(1190, 860, 36), ...bougainvillea(560, 880, 24)),
        disc(p.near, 680, 908, 34),
      ),
    ]
  },
}

const bougainvillea = (x: number, y: number, size: number) =>
  (
    [
      [-1, 0.3, 0.6],
      [-0.3, -0.3, 0.8],
      [0.6, -0.1, 0.7],
      [1.2, 0.5, 0.5],
      [0.2, 0.5, 0.9],
    ] as const
  ).map(([dx, dy, r]) => {
    const [left, middle] = [Math.round(x + dx * size), Math.round(y + dy * size)]
    const radius = Math.round(r * size)
    return `M${left - radius} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  })
