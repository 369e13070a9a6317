import { limb, outline, ridge } from './brush.ts'
import { fill, layer, line, moving, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { scooter } from './scooter.ts'
import { birds } from './sky.ts'

/** A round wall, by the x of its middle and its radius. */
interface Ring {
  middle: number
  reach: number
}

const EYE = 690

/** Position of a point at an angle in degrees, `high` above eye level. */
function seen({ middle, reach }: Ring, turn: number, high: number) {
  const angle = (turn * Math.PI) / 180
  const nearness = 1 / (1 + 0.42 * (1 - Math.cos(angle)))
  return `${Math.round(middle + reach * Math.sin(angle))} ${Math.round(EYE - high * nearness)}`
}

const turns = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** The wall between two angles and two heights. */
const wall = (ring: Ring, from: number, to: number, low: number, high: number) =>
  `M${[
    ...turns(from, to, (to - from) / 8).map((turn) => seen(ring, turn, high)),
    ...turns(from, to, (to - from) / 8)
      .toReversed()
      .map((turn) => seen(ring, turn, low)),
  ].join('L')}Z`

/** Arches at these angles, between two heights. */
const arcade = (ring: Ring, at: number[], low: number, high: number, half: number) =>
  at
    .map((turn) => {
      const spring = low + (high - low) * 0.62
      return (
        `M${seen(ring, turn - half, low)}L${seen(ring, turn - half, spring)}` +
        `C${seen(ring, turn - half, high)} ${seen(ring, turn + half, high)} ${seen(ring, turn + half, spring)}L${seen(ring, turn + half, low)}Z`
      )
    })
    .join('')

const outer: Ring = { middle: 560, reach: 540 }
const inner: Ring = { middle: 600, reach: 500 }
const FLOORS = [
  [-30, 124],
  [136, 262],
  [274, 396],
] as const

/** The arena: two rows of arches, and the rest of the outer ring. */
const arena = (p: Palette, hole: string, brick: string) => {
  const at = turns(-72, 12, 7)
  return (
    fill(p.stoneShade, wall(inner, 0, 88, -30, 300)) +
    fill(
      p.stoneShade,
      `M${seen(inner, 20, 300)}l0-40l40 6l10 20l50-4l20 16l40 0l16 14l30 4l4 30Z`,
    ) +
    fill(
      hole,
      arcade(inner, turns(24, 80, 8), -30, 110, 2.6),
      arcade(inner, turns(24, 80, 8), 150, 270, 2.6),
    ) +
    fill(
      brick,
      polygon(
        [
          seen(outer, 8, 520),
          seen(outer, 15, 470),
          seen(outer, 17, 396),
          seen(outer, 21, 330),
          seen(outer, 23, 262),
          seen(outer, 28, 160),
          seen(outer, 31, -30),
          seen(outer, 8, -30),
        ]
          .map((spot) => spot.replace(' ', ','))
          .join(' '),
      ),
    ) +
    fill(
      p.stone,
      wall(outer, -84, 16, -30, 262),
      wall(outer, -84, 12.5, 262, 400),
      wall(outer, -84, 9, 400, 520),
    ) +
    fill(p.stoneShade, wall(outer, -84, -56, -30, 520)) +
    fill(
      hole,
      ...FLOORS.map(([low, high], row) =>
        arcade(outer, row > 1 ? at.slice(0, -1) : at, low + (row ? 10 : 0), high - 16, 2.2),
      ),
    ) +
    fill(
      hole,
      ...turns(-68.5, 5, 14).map(
        (turn) =>
          `M${seen(outer, turn - 1, 440)}L${seen(outer, turn - 1, 474)}L${seen(outer, turn + 1, 474)}L${seen(outer, turn + 1, 440)}Z`,
      ),
    ) +
    fill(
      p.stoneShade,
      ...(
        [
          [124, 136, 16],
          [262, 274, 16],
          [396, 408, 12.5],
          [510, 524, 9],
        ] as const
      ).map(([low, high, to]) => wall(outer, -84, to, low, high)),
    ) +
    fill(
      brick,
      ...(
        [
          [124, 136],
          [262, 274],
          [396, 408],
        ] as const
      ).map(([low, high]) => wall(outer, -84, -56, low, high)),
    )
  )
}

/** An umbrella pine, 460 units tall, its foot at y = 0. */
const pine = (p: Palette) =>
  fill(
    p.dark,
    limb('0,0,26 6,-160,20 0,-350,12'),
    limb('2,-240,12 60,-330,8 90,-380,5'),
    limb('2,-250,12 -60,-330,8 -96,-370,5'),
  ) +
  fill(
    p.front,
    outline(
      '-190,-330! -196,-370 -150,-408 -110,-416 -80,-446 0,-462 80,-448 120,-416 160,-408 200,-366 190,-330! 100,-344 0,-338 -100,-346',
    ),
  ) +
  fill(
    p.near,
    outline(
      '-180,-372 -150,-408 -110,-416 -80,-446 0,-462 40,-456! 0,-430 -60,-420 -90,-396 -150,-386',
    ),
  )

/** Rome: the arena with its broken outer ring, pines, and two people on a scooter. */
export const stoneArena: Landscape = {
  title: 'The broken outer ring of the Colosseum, pines and a scooter before it',
  views: { dawn: { zoom: 1.04, aside: -10 }, day: {}, dusk: { zoom: 1.08, aside: 20 } },
  draw: (p, time) => {
    const hole = { dawn: inks.plum, day: inks.rust, dusk: inks.midnight }[time]
    const brick = { dawn: inks.ember, day: inks.tiger, dusk: inks.ember }[time]
    const ground = time === 'dusk' ? inks.plum : p.wallShade
    return [
      openSky(p, 560, 120),
      moving(0.1, 50, birds(p.dark, '880,150,44 950,186,30 834,200,26')),
      layer(
        0.2,
        fill(p.far, ridge('-300,660 0,640 200,620 900,640 1080,560 1240,580 1500,540')),
        put(1130, 600, 0.4, pine({ ...p, front: p.middle, near: p.middle, dark: p.middle })),
        put(1220, 590, 0.44, pine({ ...p, front: p.middle, near: p.middle, dark: p.middle })),
      ),
      layer(0.4, arena(p, hole, brick)),
      layer(
        0.55,
        fill(p.near, ridge('-300,700 0,706 300,712 600,714 900,710 1200,702 1500,696')),
        fill(ground, 'M-300 752Q600 772 1500 742V1200H-300Z'),
        line(
          time === 'dusk' ? inks.mauve : p.sand,
          5,
          'M-200 800H120M240 800H420M700 790H900M1000 810H1300M60 850H340M560 866H900',
        ),
      ),
      layer(0.7, put(1080, 800, 1.2, pine(p)), put(60, 780, 0.9, pine(p))),
      moving(0.9, -180, put(640, 850, 0.94, scooter(p))),
    ]
  },
}
