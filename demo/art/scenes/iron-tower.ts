import { ridge } from './brush.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { wood } from './plants.ts'
import { birds, clouds } from './sky.ts'
import { ripples } from './water.ts'

/** Half the tower's outline: distance from the axis at each height. */
const TOWER =
  'M-6-640Q-14-420-40-300L-52-296V-280L-58-276Q-76-180-104-128L-118-124V-106L-128-100L-196 0H-116Q-84-92 0-96Q84-92 116 0H196L128-100L118-106V-124L104-128Q76-180 58-276L52-280V-296L40-300Q14-420 6-640Z'

/** The tower, 690 units tall, its feet at y = 0. */
const tower = (p: Palette) => {
  const braces = (
    [
      [-30, 172, 160],
      [-70, 146, 134],
    ] as const
  ).map(
    ([y, outer, inner]) =>
      `M${-outer} ${y}L${-inner + 70} ${y - 20}M${outer} ${y}L${inner - 70} ${y - 20}`,
  )
  const crosses = [-150, -196, -236, -320, -366, -410, -450, -486, -520].map((y) => {
    const half = y > -280 ? 92 + (y + 150) * 0.4 : 38 + (y + 320) * 0.13
    const up = y > -280 ? half - 15 : half - 5
    return `M${-half} ${y}L${up} ${y - 34}M${half} ${y}L${-up} ${y - 34}`
  })
  return (
    line(p.stoneShade, 7, 'M0-640V-716') +
    fill(
      p.stoneShade,
      TOWER,
      'M-34-136Q-26-210-18-268H18Q26-210 34-136Z',
      'M-12-310Q-6-380 0-440Q6-380 12-310Z',
    ) +
    line(p.stone, 5, ...braces, ...crosses) +
    line(p.stone, 7, 'M-116-4Q-84-92 0-96Q84-92 116-4', 'M-10-640h20') +
    fill(p.stone, box(-136, -126, 272, 14), box(-62, -298, 124, 12), box(-16, -650, 32, 12))
  )
}

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
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: -20 } },
  draw: (p) => [
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
    layer(0.36, put(600, 632, 0.84, tower(p))),
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
