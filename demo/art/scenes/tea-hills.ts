import { limb, outline, ridge, trace } from './brush.ts'
import { disc, fill, layer, line, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { monastery, prayerFlags } from './monastery.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { deodar } from './plants.ts'
import { clouds, sky } from './sky.ts'

/** Five summits of Kanchenjunga, the third the highest. */
const kanchenjunga =
  '-140,330,300 1240,300,320 110,300,280 1010,240,320 560,120,460 330,260,290 780,210,320'

/** Rows of tea bushes that follow a hill's crest. */
const rows = (crest: string, count: number, step: number, lean: number) =>
  Array.from({ length: count }, (_, index) =>
    trace(
      crest
        .split(' ')
        .map((point) => {
          const [x = 0, y = 0] = point.split(',').map(Number)
          return `${x + index * lean},${Math.round(y + (index + 1) * step * (1 + index * 0.09))}`
        })
        .join(' '),
    ),
  )

const picker = (p: Palette) =>
  fill(p.stoneShade, outline('-64,-150! -10,-156! -14,-70 -24,-56 -44,-58 -54,-74')) +
  line(p.stone, 4, 'M-60-134L-12-138M-58-114L-12-118M-54-94L-14-98M-52-76L-18-78') +
  fill(
    p.roof,
    outline('-20,0! -18,-60 -14,-120 6,-142 24,-128 34,-96 66,-92 66,-80 30,-82 34,-40 40,0!'),
  ) +
  disc(p.dark, 16, -164, 18) +
  fill(p.wall, outline('-8,-150 -6,-182 14,-190 32,-176 10,-168 0,-130 -12,-126'))

const leftHill = '-300,560 -100,540 100,560 320,620 520,690 700,740'
const rightHill = '440,790 640,700 820,640 1000,610 1200,620 1500,600'
const frontHill = '-300,770 -60,750 200,770 460,830 700,850 960,820 1240,800 1500,790'

/** North East and Sikkim: tea gardens and a monastery below Kanchenjunga. */
export const teaHills: Landscape = {
  title: 'Tea gardens and a monastery below Kanchenjunga',
  views: { dawn: { zoom: 1.08, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 30 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 180, y: 170, radius: 72 } : { x: 300, y: 250, radius: 120 }),
    layer(0.18, snowRange(p, kanchenjunga, 620)),
    layer(
      0.24,
      clouds(
        { ...p, cloud: time === 'dusk' ? p.far : p.sky },
        '60,452,300 640,430,260 1000,470,260',
      ),
    ),
    layer(
      0.3,
      fill(
        p.middle,
        ridge('-300,520 -80,500 140,520 380,500 620,540 860,490 1060,520 1260,500 1500,520'),
      ),
    ),
    layer(0.45, fill(p.near, ridge(leftHill)), line(p.leaf, 7, ...rows(leftHill, 7, 36, -10))),
    layer(
      0.5,
      fill(p.front, deodar(690, 690, 150, 5), deodar(1060, 640, 190, 5), deodar(1116, 640, 150, 5)),
      put(880, 646, 0.94, monastery(p)),
      prayerFlags(p, 640, 380, 872, 338, 50) + fill(p.dark, limb('640,370,6 640,720,8')),
    ),
    layer(0.6, fill(p.near, ridge(rightHill)), line(p.leaf, 8, ...rows(rightHill, 7, 38, 14))),
    layer(
      0.9,
      fill(p.front, ridge(frontHill)),
      line(p.near, 12, ...rows(frontHill, 4, 40, 0)),
      put(250, 842, 1.18, picker(p)),
      put(430, 862, 1, picker(p)),
    ),
  ],
}
