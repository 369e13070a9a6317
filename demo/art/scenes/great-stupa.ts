import { outline } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { wood } from './plants.ts'
import { birds } from './sky.ts'

interface Hour {
  sky: string
  low: string
  wood: string
  stone: string
  shade: string
  /** Gaps between railing bars, and carved lines. */
  deep: string
  gate: string
  gateShade: string
  carving: string
  lawn: string
  path: string
  robe: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.rose,
    low: inks.peach,
    wood: inks.mauve,
    stone: inks.sand,
    shade: inks.peach,
    deep: inks.mauve,
    gate: inks.amber,
    gateShade: inks.ember,
    carving: inks.ember,
    lawn: inks.sal,
    path: inks.peach,
    robe: inks.tiger,
  },
  day: {
    sky: inks.marigold,
    low: inks.marigold,
    wood: inks.leaf,
    stone: inks.paper,
    shade: inks.peach,
    deep: inks.fern,
    gate: inks.rust,
    gateShade: inks.ember,
    carving: inks.amber,
    lawn: inks.fern,
    path: inks.peach,
    robe: inks.marigold,
  },
  dusk: {
    sky: inks.plum,
    low: inks.ember,
    wood: inks.midnight,
    stone: inks.mauve,
    shade: inks.slate,
    deep: inks.midnight,
    gate: inks.rust,
    gateShade: inks.midnight,
    carving: inks.midnight,
    lawn: inks.jungle,
    path: inks.mauve,
    robe: inks.marigold,
  },
}

/** A stone railing from x to x, its foot on y. */
function railing(hour: Hour, from: number, to: number, y: number, high: number, gap: number) {
  const bar = Math.round(high / 6)
  const posts = Array.from({ length: Math.floor((to - from) / gap) + 1 }, (_, index) =>
    box(from + index * gap, y - high, Math.round(gap * 0.36), high),
  )
  return (
    fill(hour.deep, box(from, y - high, to - from, high)) +
    fill(
      hour.stone,
      ...posts,
      ...[0.08, 0.36, 0.64].map((part) =>
        box(from, Math.round(y - high + high * part), to - from, bar),
      ),
      `M${from - 8} ${y - high}q0-12 12-12h${to - from - 8}q12 0 12 12Z`,
    )
  )
}

/** The dome with its railing and umbrellas, its foot at 0, 0. */
const stupa = (hour: Hour) =>
  fill(hour.stone, box(-5, -566, 10, 130), polygon('-420,0 -404,-100 404,-100 420,0')) +
  [
    [-466, 66],
    [-504, 50],
    [-542, 32],
  ]
    .map(([y, half]) => fill(hour.stone, `M${-half!} ${y}q${half!}-34 ${half! * 2} 0Z`))
    .join('') +
  disc(hour.stone, 0, -570, 8) +
  fill(
    hour.stone,
    outline(
      '-352,-90! -366,-170 -340,-260 -270,-340 -180,-386 -80,-404! 80,-404! 180,-386 270,-340 340,-260 366,-170 352,-90!',
    ),
  ) +
  fill(
    hour.shade,
    outline(
      '80,-404! 180,-386 270,-340 340,-260 366,-170 352,-100! 222,-100! 262,-190 214,-310 80,-404!',
    ),
    polygon('230,0 230,-100 404,-100 420,0'),
  ) +
  railing(hour, -70, 74, -402, 46, 24) +
  railing(hour, -400, 412, -96, 46, 38) +
  fill(hour.shade, polygon('-330,0 -60,-96 -20,-96 -20,0')) +
  line(hour.deep, 4, 'M-330-4L-60-96')

/** The carved gate, 400 units tall, its foot at 0, 0. */
function gate(hour: Hour): string {
  const beam = (y: number) =>
    fill(
      hour.gate,
      outline(`-190,${y + 6} 0,${y - 12} 190,${y + 6} 190,${y + 34}! 0,${y + 18} -190,${y + 34}!`),
    ) +
    disc(hour.gate, -190, y + 20, 19) +
    disc(hour.gate, 190, y + 20, 19) +
    disc(hour.carving, -190, y + 20, 9) +
    disc(hour.carving, 190, y + 20, 9) +
    line(hour.carving, 5, `M-160 ${y + 14}Q0 ${y - 8} 160 ${y + 14}`)
  const elephant =
    'M-30 0v-22q2-22 26-22h12q18 2 20 20l4 24h-9l-5-16v16h-14v-12h-12v12h-13v-14l-3 14Z'
  return (
    fill(
      hour.gate,
      box(-106, -226, 44, 228),
      box(62, -226, 44, 228),
      box(-104, -388, 40, 130),
      box(64, -388, 40, 130),
      box(-30, -380, 10, 120),
      box(20, -380, 10, 120),
    ) +
    fill(hour.gateShade, box(-74, -226, 12, 228), box(94, -226, 12, 228)) +
    line(
      hour.carving,
      4,
      'M-100-60H-80M-100-110H-80M-100-160H-80M68-60H88M68-110H88M68-160H88M-94-326H-74M-94-382H-74M74-326H94M74-382H94',
    ) +
    put(-84, -226, 1, named('elephant', fill(hour.gate, elephant, box(-36, -8, 72, 10)))) +
    put(84, -226, 1, again('elephant'), -1) +
    beam(-296) +
    beam(-352) +
    beam(-408) +
    fill(
      hour.gate,
      'M-96-416v-26q-16-6-14-24q8 8 14 6v-14h8v14q8 2 14-6q2 18-14 24v26Z',
      'M96-416v-26q16-6 14-24q-8 8-14 6v-14h-8v14q-8 2-14-6q-2 18 14 24v26Z',
    ) +
    line(hour.gate, 8, 'M0-424v-14M-24-458a24 24 0 1 0 48 0a24 24 0 1 0-48 0M0-482v48M-24-458h48')
  )
}

/** A monk with an umbrella, 190 units tall, facing left. */
const monk = (robe: string, skin: string, shade: string) =>
  fill(robe, outline('-28,0! -26,-80 -24,-130 -8,-150 12,-150 26,-128 30,-60 34,0!')) +
  fill(shade, outline('-10,-146! 20,-120 28,-60 8,-20! 6,-80')) +
  disc(skin, -2, -166, 17)

/** Sanchi: the great dome, its railings, and a gate of carved beams. */
export const greatStupa: Landscape = {
  title: 'A great dome of stone behind its railing and a carved gate, two monks beside it',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: -30 } },
  draw: (p, time) => {
    const hour = hours[time]
    return [
      plainSky(hour.sky, [470, hour.low]),
      moving(0.1, 50, birds(hour.gateShade, '240,180,46 320,214,32')),
      layer(0.2, fill(hour.wood, wood(8, -300, 1500, 700, 100))),
      layer(0.35, put(740, 740, 1, stupa(hour))),
      layer(0.4, railing(hour, -300, 1500, 760, 66, 44)),
      layer(
        0.6,
        fill(hour.lawn, 'M-300 758H1500V1200H-300Z'),
        fill(hour.path, polygon('250,780 430,780 700,1000 120,1000')),
      ),
      layer(0.62, put(330, 800, 1.14, gate(hour))),
      layer(
        0.8,
        put(520, 850, 0.62, monk(hour.robe, inks.plum, hour.gate)),
        put(580, 856, 0.64, monk(hour.gate, inks.plum, hour.robe)),
      ),
      layer(0.95, fill(p.front, wood(3, 860, 1500, 890, 90), wood(6, -300, 60, 900, 80))),
    ]
  },
}
