import { ridge } from './brush.ts'
import { box, fill, layer, moving, line, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { deodar } from './plants.ts'
import { clouds, sky } from './sky.ts'
import { train, viaduct } from './train.ts'

const range = '90,310,300 1030,280,330 -130,340,260 1260,330,280 300,370,240'

/** A tooth-shaped peak, bent at its top like the Matterhorn. */
const tooth = (p: Palette) =>
  fill(
    p.snow,
    polygon('470,620 560,430 640,300 690,170 716,96 752,120 778,210 830,330 900,430 1000,620'),
  ) +
  fill(
    p.snowShade,
    polygon(
      '716,96 752,120 778,210 830,330 900,430 1000,620 700,620 730,500 690,400 740,300 708,210',
    ),
  )

const church = (p: Palette) =>
  fill(p.wall, box(-40, -120, 180, 120)) +
  fill(p.wallShade, box(60, -120, 80, 120)) +
  fill(p.roof, polygon('-56,-118 -26,-190 116,-190 156,-118')) +
  fill(p.wall, box(-120, -250, 84, 250)) +
  fill(p.wallShade, box(-66, -250, 30, 250)) +
  fill(p.roof, polygon('-134,-246 -112,-300 -78,-450 -44,-300 -22,-246')) +
  fill(
    p.dark,
    'M-78-224a20 20 0 1 0 1 0ZM-92 0v-50q0-16 14-16t14 16v50Z',
    'M2-40v-40q0-12 10-12t10 12v40ZM62-40v-40q0-12 10-12t10 12v40Z',
  ) +
  line(p.wall, 4, 'M-78-218v14h10') +
  line(p.dark, 5, 'M-78-446v-46M-90-476h24')

const chalet = (p: Palette) =>
  fill(p.wall, box(-70, -50, 140, 50)) +
  fill(p.stoneShade, polygon('-70,-48 -70,-90 0,-140 70,-90 70,-48')) +
  fill(p.roof, polygon('-96,-78 0,-156 96,-78 88,-66 0,-134 -88,-66')) +
  fill(
    p.lamp,
    box(-50, -36, 26, 24),
    box(24, -36, 26, 24),
    box(-40, -86, 22, 22),
    box(18, -86, 22, 22),
  )

/** Europe: a red train, a church and an alp. */
export const alps: Landscape = {
  title: 'A red train passes a church below an alp',
  views: { dawn: { zoom: 1.06 }, day: { mirrored: true }, dusk: { zoom: 1.14, aside: -30 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 260, y: 170, radius: 80 } : { x: 480, y: 300, radius: 130 }),
    layer(0.15, snowRange(p, range, 640)),
    layer(0.2, tooth(p), clouds(p, '150,330,220 900,250,200')),
    layer(
      0.3,
      fill(
        p.middle,
        ridge('-300,520 -60,470 160,520 360,580 560,560 780,540 1000,500 1200,480 1500,520'),
      ),
      fill(
        p.near,
        ...[520, 560, 606, 660, 1050, 1096, 1140].map((x, index) =>
          deodar(x, 620, 100 + (index % 3) * 26, 5),
        ),
      ),
    ),
    layer(
      0.45,
      fill(p.leaf, ridge('-300,610 0,590 240,600 520,640 800,640 1060,600 1260,590 1500,600')),
    ),
    layer(
      0.5,
      put(330, 670, 1, church(p)),
      put(580, 668, 0.86, chalet(p)),
      put(780, 660, 0.72, chalet(p)),
      put(110, 650, 0.7, chalet(p)),
      fill(p.front, deodar(960, 690, 240, 6), deodar(1040, 690, 180, 6), deodar(176, 680, 170, 5)),
    ),
    layer(0.7, put(60, 720, 1.06, viaduct(p))),
    moving(0.7, 180, put(60, 720, 1.06, train(p))),
    layer(
      0.95,
      fill(p.near, ridge('-300,800 -60,820 140,850 420,880 760,870 1000,850 1240,800 1500,770')),
      fill(
        p.front,
        deodar(1130, 960, 430, 7),
        deodar(1010, 990, 280, 6),
        deodar(50, 980, 330, 6),
        ridge('-300,880 100,900 400,930 800,930 1500,860'),
      ),
    ),
  ],
}
