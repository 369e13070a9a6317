import { outline, ridge } from './brush.ts'
import { arch, onion } from './domes.ts'
import { box, fill, layer, line, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import type { Palette } from './palette.ts'
import { sitting, standing } from './people.ts'
import { palm, wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** The palace, 760 units wide, the water at y = 0. */
const palace = (p: Palette) =>
  fill(
    p.near,
    palm(-190, -90, 150, 10, 54),
    palm(-110, -90, 120, -10, 48),
    palm(240, -90, 140, 10, 50),
    wood(6, -260, 320, -120, 60).replace('V1000', 'V-80'),
  ) +
  fill(
    p.wall,
    box(-60, -250, 150, 240),
    onion(15, -250, 56),
    onion(-300, -170, 34),
    onion(320, -170, 34),
    onion(-150, -190, 30),
    onion(184, -190, 30),
  ) +
  fill(
    p.wall,
    box(-380, -110, 760, 110),
    box(-336, -172, 72, 70),
    box(284, -172, 72, 70),
    box(-180, -192, 60, 90),
    box(154, -192, 60, 90),
  ) +
  fill(
    p.wallShade,
    box(52, -250, 38, 240),
    box(330, -172, 26, 70),
    box(-280, -172, 16, 70),
    box(-136, -192, 16, 90),
    box(198, -192, 16, 90),
    box(-392, -118, 784, 12),
    box(-70, -258, 170, 12),
    box(-390, -26, 780, 26),
  ) +
  fill(
    p.lamp,
    ...Array.from({ length: 12 }, (_, index) => arch(-341 + index * 62, -30, 34, 66)),
    arch(-20, -170, 34, 62),
    arch(30, -170, 34, 62),
    ...[-320, -282, 302, 340].map((x) => arch(x, -120, 20, 40)),
    arch(-150, -128, 26, 50),
    arch(184, -128, 26, 50),
  )

const mirrored = (p: Palette) =>
  fill(
    p.wallShade,
    ...(
      [
        [-340, 12, 680],
        [-300, 34, 240],
        [-20, 34, 300],
        [-180, 58, 180],
        [40, 58, 160],
        [-60, 84, 140],
        [-20, 110, 70],
      ] as const
    ).map(([x, y, wide]) => `M${x} ${y}h${wide}a5 5 0 0 1 0 10h${-wide}a5 5 0 0 1 0-10Z`),
  )

const barge = (p: Palette) =>
  put(-170, -14, 0.86, standing(p.wall, p.dark, p.dark, p.roof)) +
  put(-20, -14, 0.8, sitting(p.roof, p.dark)) +
  put(54, -14, 0.8, sitting(p.gold, p.dark), -0.8) +
  fill(p.wall, box(-76, -124, 8, 116), box(104, -124, 8, 116)) +
  fill(p.roof, 'M-98-120Q-70-176 18-190Q106-176 134-120Z') +
  fill(p.gold, box(-98, -124, 232, 12), box(14, -210, 6, 22)) +
  fill(
    p.dark,
    outline(
      '-300,-60! -240,-22 -100,-8 100,-8 240,-26 310,-84! 300,-20 220,26 0,36 -200,28 -280,-4',
    ),
  ) +
  line(p.gold, 6, 'M-270-20Q0 20 290-40') +
  line(p.dark, 8, 'M-130-110L-260 40')

/** Udaipur: the palace in the lake, hills behind it. */
export const lakePalace: Landscape = {
  title: 'A marble palace in a lake below the hills of Udaipur',
  views: { dawn: { zoom: 1.08, mirrored: true }, day: { zoom: 1.04 }, dusk: {} },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(p.sky, [400, inks.peach])]
      : sky(p, { x: 600, y: 540, radius: 165 })),
    moving(0.1, 50, birds(p.dark, '330,340,40 390,372,28 286,384,24')),
    layer(
      0.2,
      fill(
        p.far,
        ridge(
          '-300,480 -60,430 120,470 300,420 480,500 700,520 900,440 1060,480 1200,430 1500,470',
        ),
      ),
    ),
    layer(
      0.28,
      fill(
        p.middle,
        ridge('-300,540 0,500 200,540 400,560 700,566 960,530 1140,500 1500,540'),
        wood(21, -300, 1500, 600, 40),
      ),
    ),
    layer(
      0.4,
      fill(p.water, 'M-300 590H1500V1200H-300Z'),
      ripples(p.shine, { seed: 18, top: 606, floor: 900, count: 30, x: 600, spread: 600 }),
      put(600, 640, 0.86, palace(p) + mirrored(p)),
    ),
    moving(0.7, 130, put(560, 812, 0.92, barge(p))),
    layer(
      0.95,
      fill(p.front, palm(90, 960, 560, -60, 200), palm(1130, 960, 620, 60, 210)),
      fill(
        p.front,
        ridge('-300,860 0,856 120,880 220,920 280,1000'),
        ridge('930,1000 1000,920 1120,870 1500,850'),
      ),
    ),
  ],
}
