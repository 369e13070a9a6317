import { arch, onion } from './domes.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { elephant } from './elephant.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { palm, wood } from './plants.ts'
import { birds, sky } from './sky.ts'

const dome = (ink: string, x: number, y: number, half: number) => fill(ink, onion(x, y, half))

/** A corner tower, its foot at 0, 0. */
const corner = (p: Palette) =>
  fill(p.wall, box(-46, -330, 92, 330), box(-36, -390, 72, 70)) +
  fill(p.wallShade, box(14, -390, 22, 60), box(18, -330, 28, 330), box(-52, -334, 104, 8)) +
  fill(p.dark, arch(0, -336, 26, 46), arch(0, -240, 34, 60), arch(0, -130, 34, 60)) +
  dome(p.roof, 0, -388, 40)

const palace = (p: Palette) =>
  fill(p.wall, box(-440, -230, 880, 230), box(-140, -330, 280, 330), box(-54, -470, 108, 150)) +
  fill(
    p.wallShade,
    box(-446, -236, 892, 10),
    box(-446, -120, 892, 8),
    box(-146, -336, 292, 10),
    box(-60, -474, 120, 8),
    box(90, -330, 50, 100),
    box(24, -470, 30, 140),
  ) +
  fill(
    p.lamp,
    ...[-400, -350, -300, -250, -200, 200, 250, 300, 350, 400].flatMap((x) => [
      arch(x, 0, 36, 90),
      arch(x, -126, 34, 74),
    ]),
    ...[-100, 0, 100].map((x) => arch(x, 0, 72, 150)),
    ...[-104, -62, 62, 104].map((x) => arch(x, -240, 28, 60)),
    arch(0, -246, 56, 70),
    arch(0, -370, 44, 70),
  ) +
  dome(p.gold, 0, -472, 56) +
  dome(p.roof, -110, -334, 32) +
  dome(p.roof, 110, -334, 32) +
  dome(p.roof, -320, -236, 32) +
  dome(p.roof, 320, -236, 32)

/** Mysuru: a palace of arches and domes, with a decorated elephant. */
export const palaceDomes: Landscape = {
  title: 'A dressed elephant walks before a palace of arches and domes',
  views: { dawn: { zoom: 1.1, mirrored: true }, day: {}, dusk: { zoom: 1.18, aside: 30 } },
  draw: (p, time) => [
    ...sky(
      time === 'dawn' ? { ...p, rings: [p.gold] } : p,
      time === 'day' ? { x: 200, y: 170, radius: 80 } : { x: 600, y: 330, radius: 210 },
    ),
    moving(0.1, 50, birds(p.dark, '860,150,44 930,186,30 814,200,26')),
    layer(
      0.25,
      fill(
        p.far,
        wood(9, -300, 1500, 610, 120),
        palm(70, 620, 230, -10, 86),
        palm(1130, 620, 240, 10, 90),
      ),
    ),
    layer(
      0.4,
      put(600, 640, 1, palace(p)),
      put(150, 640, 0.86, named('corner', corner(p))),
      put(1050, 640, 0.86, again('corner')),
    ),
    layer(
      0.5,
      fill(p.near, 'M-300 636H1500V1200H-300Z'),
      fill(p.sand, polygon('500,640 700,640 780,760 1500,800 1500,900 -300,900 -300,800 420,760')),
    ),
    moving(0.75, 110, put(470, 850, 0.6, elephant(p) + howdah(p))),
    layer(0.95, fill(p.front, wood(31, -300, 1500, 900, 90))),
  ],
}

/** The elephant's cloths and the golden seat. */
const howdah = (p: Palette) =>
  fill(p.roof, 'M-170-424Q-60-446 60-420L84-200Q-40-180-176-206Z') +
  fill(
    p.gold,
    'M-176-206Q-40-180 84-200l4 24Q-40-156-180-182Z',
    box(-120, -490, 150, 66),
    polygon('-150,-590 -44,-660 60,-590'),
    'M196-450q30-20 60 0q24 40 34 90q-30 10-50-10q-30-40-44-80Z',
  ) +
  fill(p.dark, box(-122, -592, 8, 110), box(24, -592, 8, 110)) +
  line(p.gold, 6, 'M-160-300Q-40-276 76-300')
