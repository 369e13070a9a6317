import { dice, stripe } from './brush.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { openSky } from './open-sky.ts'
import { palm } from './plants.ts'
import { inSari, turbaned } from './visitors.ts'
import { birds } from './sky.ts'
import { ripples } from './water.ts'

/** Wings that end in steps: left, right and top of each. */
const steps = [
  [-132, 60, 96],
  [-116, 118, 150],
  [-116, 100, 214],
  [-96, 100, 268],
  [-96, 82, 322],
  [-78, 82, 372],
  [-78, 64, 420],
  [-60, 64, 464],
  [-60, 48, 506],
  [-44, 48, 546],
  [-44, 34, 582],
  [-30, 34, 616],
  [-30, 22, 648],
  [-18, 22, 676],
  [-18, 12, 702],
] as const

/** The Burj Khalifa, 860 units tall, its foot at 0, 0. */
const needle = (p: Palette) =>
  fill(
    p.wall,
    ...steps.map(([left, right, top]) => box(left, -top, right - left, top)),
    polygon('-8,-700 -8,-740 -3,-760 0,-860 3,-760 8,-740 8,-700'),
  ) +
  fill(p.wallShade, ...steps.map(([, right, top]) => box(20, -top, right - 20, top))) +
  line(
    p.hide,
    3,
    ...[-100, -78, -56, -34, 36, 58, 80].map(
      (x) => `M${x} 0V-${Math.round(640 - Math.abs(x) * 5.4)}`,
    ),
    'M-12-10V-690M8-10V-690',
  ) +
  fill(p.hide, box(-24, -250, 44, 10), box(-24, -450, 44, 10), box(-24, -600, 44, 10))

/** Towers that stand 'left,top,width' over y = 690, with windows. */
function block(ink: string, lamp: string, seed: number, list: string): string {
  const roll = dice(seed)
  const all = list.split(' ').map((each) => each.split(',').map(Number))
  const lamps = all.flatMap(([left = 0, top = 0, width = 0]) =>
    Array.from({ length: 7 }, () =>
      box(
        Math.round(left + 10 + roll() * (width - 26)),
        Math.round(top + 70 + roll() * (560 - top)),
        7,
        12,
      ),
    ),
  )
  const walls = all.map(([left = 0, top = 0, width = 0], index) =>
    polygon(
      `${left},700 ${left},${top + (index % 3 === 0 ? 40 : 0)} ${left + width},${top + (index % 3 === 1 ? 50 : 0)} ${left + width},700`,
    ),
  )
  return fill(ink, ...walls) + fill(lamp, ...lamps)
}

/** One arc of the fountain, to the right. */
const jet = [0, 1, 2, 3, 4]
  .map((at) => stripe([0, 0], [at * 16 + 6, -190 - at * 16], [46 + at * 40, -12], 13))
  .join('')

/** Dubai: the tallest tower of the world over its lake, while the fountain dances. */
export const needleTower: Landscape = {
  title: 'The Burj Khalifa over the dancing fountain at its foot',
  views: { dawn: { zoom: 1.02, mirrored: true }, day: { zoom: 1.03 }, dusk: {} },
  draw: (p, time) => {
    const spray = time === 'dusk' ? inks.marigold : inks.paper
    return [
      openSky(p, 520, 170),
      moving(0.1, 50, birds(p.dark, '250,170,44 320,206,30 204,220,26')),
      layer(
        0.2,
        block(
          p.far,
          p.gold,
          5,
          '-60,470,90 40,380,70 120,520,90 220,430,66 300,500,80 400,560,70 740,540,80 830,430,70 910,500,96 1010,360,72 1090,470,90 1190,410,80',
        ),
      ),
      layer(
        0.26,
        block(
          p.middle,
          p.gold,
          9,
          '-40,560,110 90,600,80 180,540,70 960,570,90 1060,590,80 1150,530,90',
        ),
      ),
      layer(0.32, put(600, 700, 0.8, needle(p), 0.56)),
      layer(
        0.4,
        fill(p.front, box(-300, 690, 1800, 22)),
        fill(
          p.near,
          ...[30, 150, 270, 380, 820, 930, 1050, 1170].map((x, index) =>
            palm(x, 696, 90 + (index % 3) * 16, index % 2 ? 8 : -8, 42),
          ),
        ),
        fill(p.water, 'M-300 710H1500V1200H-300Z'),
        fill(p.shine, 'M560 716h80l-20 40h20l-24 50h-32l-20-46h14Z'),
        ripples(p.shine, { seed: 13, top: 722, floor: 900, count: 26, x: 600, spread: 560 }),
      ),
      layer(
        0.55,
        put(600, 790, 1.5, named('jet', fill(spray, jet))),
        put(600, 790, 1.5, again('jet'), -1.5),
        ...[
          [330, 0.8],
          [180, 0.62],
          [870, 0.8],
          [1020, 0.62],
        ].flatMap(([x = 0, size = 1]) => [
          put(x, 800, size, again('jet')),
          put(x, 800, size, again('jet'), -size),
        ]),
        fill(spray, stripe([600, 792], [600, 640], [600, 480], 16)),
      ),
      layer(
        0.9,
        fill(p.front, box(-300, 858, 1800, 90)),
        line(p.front, 7, 'M-300 800H1500'),
        line(
          p.front,
          5,
          ...Array.from({ length: 26 }, (_, index) => `M${index * 50 - 20} 800V860`),
        ),
        put(250, 900, 0.7, inSari(inks.ember, inks.marigold)),
        put(320, 900, 0.72, turbaned(inks.lagoon, p.dark, inks.plum, p.dark)),
        put(880, 900, 0.7, turbaned(inks.paper, inks.paper, inks.plum, inks.paper)),
        put(950, 900, 0.66, inSari(p.dark, p.dark)),
      ),
    ]
  },
}
