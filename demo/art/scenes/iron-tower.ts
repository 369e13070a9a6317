import { ridge } from './brush.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { wood } from './plants.ts'
import { birds, clouds } from './sky.ts'
import { ripples } from './water.ts'

/** Crosses between the edges of one side of the tower, 'outer,inner,y' from foot to top. */
function lattice(list: string): string {
  const rows = list.split(' ').map((row) => row.split(',').map(Number))
  const braces = rows.slice(1).map(([outer = 0, inner = 0, y = 0], index) => {
    const [below = 0, inside = 0, foot = 0] = rows[index] ?? []
    return [-1, 1].map(
      (side) =>
        `M${side * below} ${foot}L${side * inner} ${y}M${side * inside} ${foot}L${side * outer} ${y}M${side * outer} ${y}H${side * inner}`,
    )
  })
  return braces.flat().join('')
}

const [LEGS, WAIST, NEEDLE] = [
  '206,124,0 172,106,-46 146,88,-92 124,66,-140',
  '106,46,-172 88,38,-212 74,32,-252 64,26,-290',
  '50,-50,-322 40,-40,-370 32,-32,-420 26,-26,-470 20,-20,-520 15,-15,-570 11,-11,-620',
]

/** The tower, 740 units tall, its feet at y = 0. */
const tower = (iron: string, shade: string) =>
  fill(
    iron,
    ...[-1, 1].map((side) =>
      [
        `M${side * 212} 0Q${side * 144}-70 ${side * 120}-150H${side * 62}Q${side * 84}-70 ${side * 120} 0Z`,
        `M${side * 110}-160Q${side * 78}-230 ${side * 66}-300H${side * 24}Q${side * 36}-230 ${side * 44}-160Z`,
      ].join(''),
    ),
    'M-54-310Q-22-460-9-650H9Q22-460 54-310Z',
    box(-6, -716, 12, 70),
    box(-2, -744, 4, 34),
  ) +
  line(iron, 13, 'M-122-6Q-96-98 0-112Q96-98 122-6') +
  line(shade, 4, lattice(LEGS), lattice(WAIST), lattice(NEEDLE)) +
  fill(iron, box(-140, -172, 280, 24), box(-78, -318, 156, 20), box(-22, -662, 44, 16)) +
  fill(shade, box(-146, -176, 292, 7), box(-84, -322, 168, 6), box(-26, -666, 52, 5)) +
  line(shade, 3, ...Array.from({ length: 17 }, (_, index) => `M${index * 16 - 128}-150v-18`)) +
  fill(shade, box(-214, -8, 96, 14), box(118, -8, 96, 14))

/** A house, 200 units wide. */
const house = (p: Palette) =>
  fill(p.wall, box(0, -170, 200, 170)) +
  fill(p.hideShade, polygon('-4,-168 14,-226 186,-226 204,-168')) +
  fill(p.wallShade, box(150, -170, 50, 170), box(-4, -172, 208, 8), box(-4, -84, 208, 6)) +
  fill(p.roof, box(26, -254, 22, 30), box(150, -250, 22, 26)) +
  fill(
    p.lamp,
    ...[14, 54, 94, 134].flatMap((x) => [box(x, -152, 20, 40), box(x, -72, 20, 36)]),
    ...[34, 88, 142].map((x) => `M${x}-182v-18q0-10 10-10t10 10v18Z`),
  )

const boat = (p: Palette) =>
  fill(p.shine, 'M-190-40q10-50 60-52h250q50 4 80 52Z') +
  line(p.wall, 6, 'M-140-42l12-48M-80-42v-50M-20-42v-50M40-42v-50M100-42l-4-50') +
  fill(p.roof, 'M-240-44H250L214 6H-214Z') +
  fill(p.wall, 'M-236-38H246l-6 10H-230Z')

/** Paris: the iron tower behind a bridge over the Seine. */
export const ironTower: Landscape = {
  title: 'A boat passes below the iron tower of Paris',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.03, aside: -20 } },
  draw: (p, time) => [
    openSky(p, 470, 130),
    layer(0.1, clouds(p, '180,220,200 820,330,160'), birds(p.dark, '330,330,36 380,360,26')),
    layer(0.2, fill(p.far, wood(8, -300, 1500, 600, 90))),
    layer(
      0.3,
      put(-90, 640, 1, named('house', house(p))),
      put(112, 640, 0.84, again('house')),
      put(944, 640, 0.84, again('house')),
      put(1114, 640, 1, again('house')),
      fill(p.middle, wood(31, 260, 940, 640, 80)),
    ),
    layer(
      0.36,
      put(
        600,
        636,
        0.86,
        time === 'dusk' ? tower(inks.marigold, inks.rust) : tower(inks.rust, inks.peach),
      ),
    ),
    layer(
      0.45,
      fill(p.near, wood(12, -300, 1500, 676, 56)),
      fill(p.wallShade, box(-300, 664, 1800, 60)),
      fill(p.wall, box(-300, 660, 1800, 12)),
    ),
    layer(
      0.5,
      fill(p.water, 'M-300 722H1500V1300H-300Z'),
      ripples(p.shine, { seed: 4, top: 736, floor: 900, count: 20, x: 600, spread: 560 }),
    ),
    moving(0.7, 140, put(560, 822, 1.15, boat(p))),
    layer(
      0.95,
      fill(p.front, ridge('-300,830 -60,820 90,846 170,890 220,960')),
      fill(p.front, box(110, 470, 8, 400), 'M84 470l10-50h40l10 50Z', box(92, 410, 44, 10)),
      fill(p.gold, 'M94 462l6-36h28l6 36Z'),
      fill(p.front, ridge('960,980 1020,890 1110,850 1200,836 1500,830')),
    ),
  ],
}
