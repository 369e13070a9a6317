import { outline, ridge } from './brush.ts'
import { box, fill, layer, moving, polygon, put } from './drawing.ts'
import { jeep } from './jeep.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { grass, wood } from './plants.ts'
import { salWood } from './sal.ts'
import { birds, sky } from './sky.ts'
import { strollingTiger } from './strolling-tiger.ts'

const plateau = (p: Palette) =>
  fill(
    p.stoneShade,
    outline(
      '330,600! 400,470 436,330! 470,250! 560,238 700,246 860,236 960,250! 990,330! 1040,470 1130,600!',
    ),
  ) +
  fill(
    p.stone,
    outline('330,600! 400,470 436,330! 470,250! 560,238 640,244! 610,330 640,420 600,600!'),
    outline('700,246! 790,240! 770,320 800,400 770,500 700,500! 716,400 690,330'),
  ) +
  fill(
    p.stone,
    box(480, 208, 130, 44),
    ...[480, 508, 536, 564, 592].map((x) => box(x, 196, 16, 14)),
    box(640, 176, 60, 74),
    polygon('630,178 670,136 710,178'),
    box(780, 212, 160, 34),
    ...[780, 810, 840, 870, 900].map((x) => box(x, 200, 16, 14)),
  )

/** Bandhavgarh: a tiger crosses the track before a jeep, the old fort on its rock above. */
export const plateauTiger: Landscape = {
  title: 'A tiger crosses the track before a jeep, below a fort on its rock',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: -20 } },
  draw: (p, time) => [
    ...sky(
      time === 'dawn' ? { ...p, sun: p.gold } : p,
      time === 'day' ? { x: 190, y: 180, radius: 80 } : { x: 240, y: 340, radius: 150 },
    ),
    moving(0.1, 50, birds(p.dark, '360,150,44 420,186,30 316,196,26')),
    layer(0.2, plateau(p)),
    layer(0.3, fill(p.far, wood(22, -300, 1500, 560, 90))),
    layer(
      0.36,
      fill(
        p.middle,
        salWood('-60,330,130 60,400,110 1080,400,110 1180,330,140 1290,380,120', 680),
        wood(9, -300, 1500, 600, 70),
      ),
    ),
    layer(
      0.5,
      fill(p.leaf, ridge('-300,630 0,620 300,626 640,620 900,628 1200,620 1500,626')),
      fill(
        time === 'dusk' ? inks.mauve : p.sand,
        outline('130,640! 230,640! 420,720 760,800 1240,900! 1240,1000! 300,1000! 240,840 180,720'),
      ),
      put(210, 716, 0.7, jeep(p)),
    ),
    layer(0.7, put(640, 862, 1, strollingTiger)),
    layer(
      0.95,
      fill(
        p.leaf,
        grass({ seed: 5, count: 16, floor: 960, tall: 130, width: 20, from: 560, to: 1360 }),
      ),
      fill(p.front, grass({ seed: 29, count: 30, floor: 980, tall: 100, width: 26 })),
    ),
  ],
}
