import { outline } from './brush.ts'
import { camel, rider } from './camel.ts'
import { again, box, disc, fill, layer, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { sky } from './sky.ts'

const column = (x: number, y: number, high: number) =>
  box(x - 14, y - high, 28, high) + box(x - 20, y - high, 40, 14) + box(x - 19, y - 12, 38, 12)

/** The treasury of Petra, its foot at 0, 0. */
const facade = (p: Palette) =>
  fill(p.stoneShade, box(-230, -560, 460, 560)) +
  fill(p.dark, box(-46, -190, 92, 190), box(-136, -130, 40, 70), box(96, -130, 40, 70)) +
  fill(p.sand, ...[-190, -130, -66, 66, 130, 190].map((x) => column(x, 0, 230))) +
  fill(
    p.sand,
    box(-226, -260, 452, 32),
    polygon('-110,-260 0,-312 110,-260'),
    box(-226, -300, 452, 12),
  ) +
  fill(p.sand, ...[-196, -136, -52, 0, 52, 136, 196].map((x) => column(x, -300, 150))) +
  fill(p.stoneShade, box(-16, -430, 32, 112)) +
  fill(
    p.sand,
    box(-72, -474, 144, 26),
    polygon('-226,-452 -226,-476 -106,-476 -106,-452'),
    polygon('226,-452 226,-476 106,-476 106,-452'),
    polygon('-226,-476 -106,-530 -106,-476'),
    polygon('226,-476 106,-530 106,-476'),
    'M-66-474q10-50 66-66q56 16 66 66Z',
  ) +
  fill(
    p.sand,
    outline('-12,-540! -20,-570 -10,-592 10,-592 20,-570 12,-540!'),
    box(-6, -606, 12, 18),
  ) +
  disc(p.sandShade, 0, -284, 13)

/** Jordan: the rose city at the end of a dark gorge. */
export const rockFacade: Landscape = {
  title: 'A temple front carved in rock at the end of a gorge, camels before it',
  views: {
    dawn: { zoom: 1.16, mirrored: true, aside: 20 },
    day: {},
    dusk: { zoom: 1.3, aside: -40 },
  },
  draw: (p, time) => [
    ...sky(p, { x: 660, y: time === 'day' ? 40 : -300, radius: 60 }),
    layer(
      0.3,
      fill(p.stone, 'M-300 1000V60Q200 60 330 100T560 60T800 110T1000 50T1500 80V1000Z'),
      fill(
        p.sandShade,
        'M330 100q30 300 0 700h40q30-400-40-700ZM880 96q-40 300-10 700h50q-10-400-40-700ZM560 60q20 40 10 90q30-40-10-90Z',
      ),
    ),
    layer(0.4, put(610, 750, 1.06, facade(p))),
    layer(
      0.5,
      fill(p.sand, 'M-300 742H1500V1200H-300Z'),
      fill(p.sandShade, polygon('380,742 840,742 960,800 300,800')),
    ),
    moving(
      0.7,
      120,
      put(
        540,
        836,
        0.56,
        named('camel', camel({ coat: p.dark, shade: p.dark, cloth: p.roof, fringe: p.wall })) +
          rider(p.wall, p.dark, p.roof),
      ),
      put(740, 850, 0.6, again('camel')),
    ),
    layer(
      0.85,
      fill(
        p.stoneShade,
        outline(
          '-300,-200! 300,-200! 240,-40 290,120 230,260 300,400 250,540 330,680 290,800 370,1000! -300,1000!',
        ),
        outline(
          '1500,-200! 900,-200! 960,0 910,160 980,300 930,460 1000,600 940,740 990,860 920,1000! 1500,1000!',
        ),
      ),
    ),
    layer(
      1,
      fill(
        time === 'day' ? inks.rust : p.dark,
        outline(
          '-300,-200! 170,-200! 120,0 190,180 110,340 180,500 130,640 220,800 180,1000! -300,1000!',
        ),
        outline(
          '1500,-200! 1060,-200! 1110,40 1040,220 1120,400 1060,580 1130,720 1060,860 1090,1000! 1500,1000!',
        ),
      ),
    ),
  ],
}
