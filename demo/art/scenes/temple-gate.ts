import { outline } from './brush.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette, Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { palm } from './plants.ts'
import { birds } from './sky.ts'
import { withJasmine } from './visitors.ts'
import { ripples } from './water.ts'

interface Hour {
  sky: string
  low: string
  far: string
  tier: string
  ledge: string
  shade: string
  /** Paints of the figures. */
  paints: readonly [string, string, string, string]
  water: string
  shine: string
  step: string
  stepShade: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.rose,
    low: inks.peach,
    far: inks.mauve,
    tier: inks.lagoon,
    ledge: inks.rust,
    shade: inks.plum,
    paints: [inks.paper, inks.marigold, inks.tiger, inks.rose],
    water: inks.mauve,
    shine: inks.peach,
    step: inks.sand,
    stepShade: inks.rose,
  },
  day: {
    sky: inks.haze,
    low: inks.mist,
    far: inks.reed,
    tier: inks.lagoon,
    ledge: inks.tiger,
    shade: inks.sal,
    paints: [inks.paper, inks.marigold, inks.rose, inks.tiger],
    water: inks.fern,
    shine: inks.reed,
    step: inks.sand,
    stepShade: inks.rose,
  },
  dusk: {
    sky: inks.midnight,
    low: inks.plum,
    far: inks.dusk,
    tier: inks.dusk,
    ledge: inks.ember,
    shade: inks.night,
    paints: [inks.rose, inks.amber, inks.reed, inks.tiger],
    water: inks.night,
    shine: inks.amber,
    step: inks.mauve,
    stepShade: inks.plum,
  },
}

/** A crowned figure, 50 units tall, the feet at y = 0. */
const figure = (x: number) =>
  `M${x - 9} 0l3-17l-6-2l-2-10l10-3v-3a5 5 0 0 1 0-8l4-7l4 7a5 5 0 0 1 0 8v3l10 3l-2 10l-6 2l3 17Z`

/** Twelve figures in four paints, 200 units wide. */
const figures = (paints: Hour['paints']) =>
  paints
    .map((paint, index) => fill(paint, ...[0, 4, 8].map((at) => figure(-132 + (at + index) * 24))))
    .join('')

/** Start of a tier and half its width there; index 8 is the roof. */
const tierAt = (index: number) =>
  [
    Math.round(-150 - index * 52 + index * index * 1.2),
    Math.round(214 - index * 22.6 + index * index * 0.9),
  ] as const

/** The gate tower: a stone base, eight tiers of figures, and a barrel roof. */
function tower(p: Palette, hour: Hour): string {
  const tiers = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
    const [y, half] = tierAt(index)
    const [top, narrow] = tierAt(index + 1)
    const wide = Number(((narrow - 6) / 146).toFixed(2))
    const row = index ? again('figures') : named('figures', figures(hour.paints))
    return (
      fill(hour.tier, polygon(`${-half},${y} ${-narrow},${top} ${narrow},${top} ${half},${y}`)) +
      put(0, y - 6, 0.74, row, index % 2 ? -wide : wide) +
      fill(hour.shade, box(-15, top + 8, 30, y - top - 12)) +
      fill(hour.ledge, box(-half - 6, y - 6, half * 2 + 12, 8))
    )
  })
  const [y, half] = tierAt(8)
  const roof = `M${-half - 14} ${y}q-14-50 20-62h${half * 2 - 12}q34 12 20 62Z`
  return (
    fill(hour.step, polygon('-226,0 -218,-152 218,-152 226,0')) +
    fill(hour.stepShade, box(-234, -60, 468, 10), box(-228, -112, 456, 8)) +
    fill(hour.shade, box(-34, -126, 68, 126)) +
    tiers.join('') +
    fill(hour.ledge, roof) +
    fill(hour.tier, `M${-half + 8} ${y}q0-40 14-46h${half * 2 - 44}q14 6 14 46Z`) +
    fill(
      p.gold,
      outline(`-18,${y}! -24,${y - 34} 0,${y - 60}! 24,${y - 34} 18,${y}!`),
      ...[-2, -1, 0, 1, 2].map((at) => {
        const x = Math.round(at * half * 0.4)
        return `M${x - 5} ${y - 60}q-6-14 5-30q11 16 5 30Z`
      }),
      `M${-half - 16} ${y - 30}q-16-34 10-50q-4 20 16 24q-4 26-14 40Z`,
      `M${half + 16} ${y - 30}q16-34-10-50q4 20-16 24q4 26 14 40Z`,
    ) +
    fill(hour.shade, box(-8, y - 34, 16, 30))
  )
}

/** The pillared hall round the tank, from x to x on y = 0. */
const hall = (hour: Hour) =>
  fill(hour.shade, box(-300, -70, 1800, 72)) +
  fill(
    hour.step,
    ...Array.from({ length: 36 }, (_, index) => box(-290 + index * 50, -62, 18, 64)),
    box(-300, -84, 1800, 24),
  ) +
  fill(hour.ledge, box(-300, -66, 1800, 6))

const lotus = (p: Palette, hour: Hour) =>
  fill(hour.stepShade, box(-46, -6, 92, 16)) +
  fill(
    p.gold,
    outline('-16,-6! -30,-40 0,-74! 30,-40 16,-6!'),
    outline('-10,-4! -52,-24 -52,-62! -20,-40 0,-4!'),
    outline('10,-4! 52,-24 52,-62! 20,-40 0,-4!'),
    outline('-8,-2! -60,-6 -78,-36! -40,-30 0,-2!'),
    outline('8,-2! 60,-6 78,-36! 40,-30 0,-2!'),
  ) +
  line(hour.ledge, 3, 'M-10-8Q-20-40 0-66M10-8Q20-40 0-66')

/** Madurai: a gate tower full of painted figures over the tank of the golden lotus. */
export const templeGate: Landscape = {
  title: 'A temple gate with tiers of painted figures above the tank of a golden lotus',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: 30 } },
  draw: (p, time) => {
    const hour = hours[time]
    const dusk = time === 'dusk'
    const [skin, hair] = dusk ? [inks.mauve, inks.shale] : [inks.plum, p.dark]
    const woman = { skin, hair, flower: hour.paints[0] }
    return [
      plainSky(hour.sky, [480, hour.low]),
      moving(0.1, 50, birds(dusk ? inks.mauve : inks.fern, '860,150,46 940,186,32')),
      layer(
        0.25,
        fill(
          hour.far,
          palm(700, 660, 250, 16, 80),
          palm(1130, 660, 290, -14, 90),
          polygon('850,660 870,440 880,430 960,430 970,440 990,660'),
          'M866 436q-6-30 14-36h80q20 6 14 36Z',
          'M882 402l6-22 6 22ZM904 402l6-22 6 22ZM926 402l6-22 6 22ZM948 402l6-22 6 22Z',
        ),
        line(hour.low, 5, 'M868 460H972M864 500H976M860 540H980M856 580H984'),
      ),
      layer(0.35, put(420, 650, 0.98, tower(p, hour))),
      layer(0.4, put(0, 660, 1, hall(hour))),
      layer(
        0.5,
        [0, 1, 2]
          .map((index) =>
            fill(index % 2 ? hour.stepShade : hour.step, box(-300, 660 + index * 16, 1800, 18)),
          )
          .join(''),
        fill(hour.water, 'M-300 706H1500V1200H-300Z'),
        ripples(hour.shine, { seed: 8, top: 716, floor: 880, count: 16, x: 560, spread: 520 }),
      ),
      layer(
        0.7,
        ripples(p.gold, { seed: 3, top: 818, floor: 850, count: 5, x: 760, spread: 60 }),
        put(760, 808, 1.2, lotus(p, hour)),
      ),
      layer(
        0.9,
        fill(hour.step, box(-300, 846, 1800, 400)),
        fill(hour.stepShade, box(-300, 846, 1800, 12)),
        put(180, 872, 0.84, withJasmine({ ...woman, cloth: p.roof, border: inks.marigold })),
        put(1020, 876, 0.8, withJasmine({ ...woman, cloth: p.leaf, border: p.roof })),
      ),
    ]
  },
}
