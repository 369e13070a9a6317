import { limb, outline, ridge } from './brush.ts'
import { box, fill, layer, line, moving, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import type { Palette } from './palette.ts'
import { sitting } from './people.ts'
import { palm, wood } from './plants.ts'
import { birds, clouds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** A hut on stilts, its foot at 0, 0. */
const hut = (p: Palette) =>
  fill(p.dark, box(-80, -60, 8, 60), box(72, -60, 8, 60), box(-4, -60, 8, 60)) +
  fill(p.wall, box(-86, -150, 172, 96)) +
  fill(p.wallShade, box(30, -150, 56, 96)) +
  fill(p.roof, box(-30, -130, 44, 76)) +
  fill(p.lamp, box(44, -126, 28, 30)) +
  fill(
    p.stone,
    polygon('-120,-140 0,-240 120,-140 100,-126 60,-136 20,-126 -20,-136 -60,-126 -100,-136'),
  ) +
  line(p.stoneShade, 4, 'M0-232L-70-146M0-232L-24-146M0-232L24-146M0-232L70-146')

const outrigger = (p: Palette) =>
  line(p.dark, 7, 'M-80-40Q-60 20-50 44M70-40Q90 20 100 44') +
  fill(p.dark, limb('-110,46,6 0,50,14 150,42,6')) +
  put(-20, -24, 0.7, sitting(p.roof, p.dark)) +
  put(60, -24, 0.7, sitting(p.wall, p.dark), -0.7) +
  fill(
    p.dark,
    outline('-220,-84! -140,-36 0,-24 140,-36 230,-92! 190,-10 130,16 -130,16 -184,-8'),
  ) +
  fill(p.roof, 'M-204-66Q0-2 214-74L204-54Q0 16-192-46Z') +
  fill(p.stone, 'M-188-44Q0 18 200-50L190-36Q0 26-176-32Z')

/** Goa: a bay with leaning palms, a hut and an outrigger boat. */
export const palmBeach: Landscape = {
  title: 'Palms lean over a beach with a hut, an outrigger boat in the bay',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 30 } },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(p.sky, [400, inks.peach])]
      : sky(p, { x: 560, y: 470, radius: 180 })),
    moving(
      0.1,
      50,
      birds(p.dark, '430,240,44 500,276,30 384,290,26'),
      time === 'day' ? clouds(p, '160,180,200') : '',
    ),
    layer(
      0.25,
      fill(p.far, ridge('-300,540 -60,500 120,470 260,500 380,560 400,580', 600)),
      fill(p.middle, ridge('780,590 860,540 960,520 1060,470 1180,450 1500,430', 620)),
    ),
    layer(
      0.35,
      fill(p.water, 'M-300 576H1500V1200H-300Z'),
      ripples(p.shine, { seed: 15, top: 586, floor: 820, count: 30, x: 520, spread: 480 }),
    ),
    moving(0.6, 120, put(420, 700, 0.86, outrigger(p))),
    layer(
      0.7,
      fill(p.near, wood(21, 900, 1500, 640, 90)),
      fill(p.wall, ridge('-300,880 0,850 300,850 560,820 760,760 900,690 1040,640 1500,620')),
      fill(p.sand, ridge('-300,900 0,870 310,868 580,838 780,780 920,706 1060,654 1500,634')),
      put(1010, 736, 0.96, hut(p)),
    ),
    layer(
      0.9,
      fill(p.sandShade, ridge('-300,960 200,930 600,900 900,860 1500,820')),
      fill(
        p.front,
        palm(960, 850, 520, -330, 210),
        palm(1130, 900, 700, -190, 240),
        palm(1230, 880, 440, -60, 180),
      ),
    ),
    layer(
      0.95,
      fill(
        p.roof,
        'M130 800q10-60 90-76q80 16 90 76q-22-12-45 0q-22-12-45 0q-22-12-45 0q-22-12-45 0Z',
      ),
      fill(p.wall, 'M175 800q8-56 45-76q37 20 45 76q-22-12-45 0q-22-12-45 0Z'),
      fill(p.dark, box(217, 790, 6, 110)),
    ),
  ],
}
