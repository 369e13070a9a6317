import { outline } from './brush.ts'
import { again, box, fill, layer, moving, named, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { palm, wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** A bud-shaped tower, its foot at 0, 0. */
const bud = (p: Palette) => {
  const storeys = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const half = Math.round(74 * (1 - (index / 8) ** 2))
    const y = -110 - index * 34
    return polygon(`${-half},${y} ${-half + 7},${y - 28} ${half - 7},${y - 28} ${half},${y}`)
  })
  const shade = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const half = Math.round(74 * (1 - (index / 8) ** 2))
    const y = -110 - index * 34
    return polygon(`${half * 0.3},${y} ${half * 0.3},${y - 28} ${half - 7},${y - 28} ${half},${y}`)
  })
  return (
    fill(p.stoneShade, outline('-66,-100! -64,-200 -40,-300 0,-370! 40,-300 64,-200 66,-100!')) +
    fill(
      p.stone,
      box(-78, -112, 156, 112),
      ...storeys,
      outline('-20,-344! -14,-366 0,-396! 14,-366 20,-344!'),
    ) +
    fill(p.stoneShade, box(30, -112, 48, 112), ...shade, box(-84, -116, 168, 8)) +
    fill(p.dark, 'M-22 0v-56q4-22 22-28q18 6 22 28v56Z')
  )
}

/** Galleries between x = -460 and 460. */
const gallery = (p: Palette) =>
  fill(p.stoneShade, box(-460, -70, 920, 70), polygon('-470,-70 -440,-98 440,-98 470,-70')) +
  fill(
    p.stone,
    ...Array.from({ length: 31 }, (_, index) => box(-456 + index * 30, -66, 12, 66)),
    box(-480, -8, 960, 14),
    box(-472, -74, 944, 8),
  )

/** Old stone temples: five towers over galleries, mirrored in a moat. */
export const templeTowers: Landscape = {
  title: 'Five temple towers above a moat with water lilies',
  views: {
    dawn: { zoom: 1.1 },
    day: { aside: 20 },
    dusk: { zoom: 1.2, aside: -50, mirrored: true },
  },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 260, y: 180, radius: 80 } : { x: 600, y: 420, radius: 230 }),
    moving(0.1, 50, birds(p.dark, '900,180,44 970,216,30 854,230,26')),
    layer(0.25, fill(p.far, wood(9, -300, 1500, 590, 120))),
    layer(
      0.3,
      fill(
        p.middle,
        palm(120, 610, 240, 16, 90),
        palm(220, 610, 190, -20, 76),
        palm(1010, 610, 210, 20, 80),
        palm(1100, 610, 260, -16, 92),
        wood(14, -300, 1500, 604, 70),
      ),
    ),
    layer(
      0.4,
      put(330, 600, 0.66, named('bud', bud(p))),
      put(870, 600, 0.66, again('bud')),
      put(450, 590, 0.84, again('bud')),
      put(750, 590, 0.84, again('bud')),
      put(600, 590, 1.12, again('bud')),
      put(600, 620, 1, gallery(p)),
      fill(p.near, box(-300, 624, 1800, 20)),
    ),
    layer(
      0.5,
      fill(p.water, 'M-300 640H1500V1200H-300Z'),
      fill(
        p.stoneShade,
        polygon('560,644 640,644 620,790 600,840 580,790'),
        polygon('424,644 476,644 460,730 450,760 440,730'),
        polygon('724,644 776,644 760,730 750,760 740,730'),
      ),
      ripples(p.shine, { seed: 6, top: 654, floor: 900, count: 24, x: 600, spread: 520 }),
    ),
    layer(0.85, lilies(p)),
    layer(0.95, fill(p.front, palm(40, 960, 720, 70, 220), palm(1190, 960, 640, -70, 210))),
  ],
}

function lilies(p: Palette): string {
  const places = [
    [240, 800, 1],
    [330, 850, 1.3],
    [150, 864, 1.5],
    [430, 800, 0.8],
    [840, 812, 1],
    [960, 850, 1.4],
    [760, 866, 1.2],
    [1040, 800, 0.9],
  ] as const
  const leaf = fill(p.leaf, 'M0 0L44-8A46 13 0 1 1 40-10Z')
  const flower = fill(
    p.roof,
    'M0-4q-26-8-24-30q12 4 16 14q0-18 8-28q8 10 8 28q4-10 16-14q2 22-24 30Z',
  )
  return places
    .map(([x, y, scale], index) =>
      put(x, y, scale, (index ? again('leaf') : named('leaf', leaf)) + (index % 2 ? flower : '')),
    )
    .join('')
}
