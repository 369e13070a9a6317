import { outline, ridge } from './brush.ts'
import { arch } from './domes.ts'
import { box, fill, layer, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { lyingTiger } from './lying-tiger.ts'
import type { Palette } from './palette.ts'
import { grass, wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

const rampart = (from: number, to: number, y: number, high: number) =>
  box(from, y, to - from, high) +
  Array.from({ length: Math.floor((to - from) / 24) }, (_, index) =>
    box(from + index * 24, y - 14, 14, 16),
  ).join('')

const kiosk = (p: Palette, x: number, y: number, size: number) =>
  put(
    x,
    y,
    size,
    fill(
      p.stone,
      box(-40, -60, 10, 60),
      box(-12, -60, 8, 60),
      box(4, -60, 8, 60),
      box(30, -60, 10, 60),
      'M-52-58h104l-8-12h-6q-4-50-38-56q-34 6-38 56h-6Z',
      box(-3, -146, 6, 24),
    ),
  )

const palace = (p: Palette) =>
  fill(p.leaf, wood(4, -190, -70, -176, 60).replace('V1000', 'V-170')) +
  fill(p.stoneShade, box(-260, -170, 520, 190)) +
  fill(p.stone, box(-260, -170, 380, 190), box(-274, -182, 548, 14)) +
  fill(p.lamp, ...[-214, -134, -54, 26, 106, 192].map((x) => arch(x, 20, 48, 130))) +
  kiosk(p, -214, -180, 0.9) +
  kiosk(p, 20, -180, 1.2) +
  kiosk(p, 220, -180, 0.9)

/** Ranthambore: a tiger above a lake with a ruined palace, the hill fort behind. */
export const ruinTiger: Landscape = {
  title: 'A tiger lies above a lake with a ruined palace and a fort',
  views: { dawn: { zoom: 1.08, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: 20 } },
  draw: (p, time) => [
    ...sky(
      time === 'dawn' ? { ...p, sun: p.gold } : p,
      time === 'day' ? { x: 930, y: 170, radius: 78 } : { x: 800, y: 330, radius: 170 },
    ),
    moving(0.1, 50, birds(p.dark, '640,130,44 710,166,30 600,180,26')),
    layer(
      0.22,
      fill(
        p.far,
        ridge('-300,300 -60,290 120,270! 480,270! 560,340 640,430 800,470 1000,430 1500,440'),
      ),
      fill(
        p.middle,
        rampart(-300, 470, 236, 44),
        box(60, 200, 60, 80),
        box(250, 190, 70, 90),
        box(400, 206, 56, 74),
      ),
      fill(p.near, ridge('-300,400 0,390 200,420 420,430 640,470 860,480 1100,440 1500,430')),
      fill(p.leaf, wood(19, -300, 1500, 548, 70)),
    ),
    layer(0.36, put(870, 560, 0.96, palace(p))),
    layer(
      0.45,
      fill(p.water, 'M-300 574H1500V1200H-300Z'),
      ripples(p.shine, { seed: 15, top: 586, floor: 800, count: 22, x: 700, spread: 500 }),
      fill(
        p.leaf,
        grass({ seed: 8, count: 12, floor: 620, tall: 70, width: 10, from: -160, to: 380 }),
      ),
    ),
    layer(
      0.75,
      fill(
        p.wallShade,
        outline('-300,770! 0,758 300,770 640,762 900,766 1010,776! 1080,850 1110,1000! -300,1000!'),
      ),
      fill(
        p.sandShade,
        outline('-300,830! 60,822 260,850 560,826 800,850 1080,850! 1110,1000! -300,1000!'),
      ),
      fill(p.stoneShade, 'M330 826l40 60l-18 60h10l22-60l-36-60ZM860 850l-20 70h10l20-60Z'),
      put(450, 772, 1.06, lyingTiger),
    ),
    layer(
      0.95,
      fill(p.leaf, grass({ seed: 5, count: 20, floor: 960, tall: 130, width: 20 })),
      fill(p.front, grass({ seed: 29, count: 28, floor: 980, tall: 110, width: 26 })),
    ),
  ],
}
