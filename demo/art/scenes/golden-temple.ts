import { outline } from './brush.ts'
import { arch } from './domes.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette, Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { birds } from './sky.ts'
import { inSari, turbaned } from './visitors.ts'
import { ripples } from './water.ts'

interface Hour {
  sky: string
  low: string
  water: string
  wall: string
  shade: string
  open: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.rose,
    low: inks.peach,
    water: inks.mauve,
    wall: inks.paper,
    shade: inks.peach,
    open: inks.rust,
  },
  day: {
    sky: inks.lagoon,
    low: inks.lagoon,
    water: inks.sal,
    wall: inks.paper,
    shade: inks.sand,
    open: inks.rust,
  },
  dusk: {
    sky: inks.midnight,
    low: inks.dusk,
    water: inks.night,
    wall: inks.rose,
    shade: inks.mauve,
    open: inks.plum,
  },
}

/** A ribbed dome with a finial, 100 units wide, its neck at y = 0. */
const dome = (p: Palette) =>
  fill(
    p.gold,
    outline('-48,0! -60,-22 -50,-48 -24,-66 0,-74! 24,-66 50,-48 60,-22 48,0!'),
    box(-2, -104, 4, 34),
    outline('-8,-78 0,-90 8,-78 0,-70'),
  ) + line(p.goldShade, 4, 'M-30-2Q-42-40-12-68M0-2V-70M30-2Q42-40 12-68')

/** A kiosk on the roof, its foot at y = 0. */
const kiosk = (p: Palette) =>
  fill(p.goldShade, box(-24, -8, 48, 8), box(-28, -46, 56, 7)) +
  fill(p.gold, box(-22, -42, 8, 36), box(-4, -42, 8, 36), box(14, -42, 8, 36)) +
  put(0, -46, 0.46, again('dome'))

const temple = (p: Palette, hour: Hour) => {
  const row = (xs: readonly number[], y: number, name: string) =>
    xs.map((x) => put(x, y, 1, again(name))).join('')
  return (
    fill(hour.wall, box(-236, -14, 472, 16), box(-200, -94, 400, 84)) +
    fill(hour.shade, box(130, -94, 70, 80)) +
    fill(
      p.gold,
      box(-196, -256, 392, 160),
      ...[-110, -70, 70, 110].map((x) => `M${x - 17}-256q0-24 17-28q17 4 17 28Z`),
      box(-84, -306, 168, 52),
    ) +
    fill(p.goldShade, box(130, -256, 66, 160), box(46, -306, 38, 50)) +
    put(-166, -204, 1, named('slit', fill(hour.open, 'M-10 0v-20q3-10 10-14q7 4 10 14v20Z'))) +
    row([-130, -94, 94, 130, 166], -204, 'slit') +
    row([-52, -18, 18, 52], -262, 'slit') +
    fill(hour.open, ...[-160, -112, 112, 160].map((x) => arch(x, -108, 28, 68))) +
    fill(hour.open, ...[-160, -112, 112, 160].map((x) => arch(x, -14, 26, 56))) +
    fill(p.gold, box(-74, -256, 148, 160)) +
    fill(hour.wall, box(-74, -94, 148, 90)) +
    fill(hour.open, arch(0, -6, 66, 80), ...[-44, 0, 44].map((x) => arch(x, -108, 28, 68))) +
    row([-44, 0, 44], -204, 'slit') +
    fill(
      p.goldShade,
      box(-218, -102, 436, 9),
      box(-212, -198, 424, 8),
      box(-206, -258, 412, 8),
      box(-94, -312, 188, 9),
    ) +
    put(0, -310, 1.24, named('dome', dome(p))) +
    put(-174, -258, 1, named('kiosk', kiosk(p))) +
    put(174, -258, 1, again('kiosk'))
  )
}

/** The white arcades round the pool, from x to x, on y = 0. */
const arcade = (hour: Hour, from: number, to: number) =>
  fill(hour.wall, box(from, -92, to - from, 96)) +
  fill(
    hour.shade,
    Array.from(
      { length: Math.floor((to - from) / 60) },
      (_, index) => `M${from + index * 60} 0v-40q4-16 20-24q16 8 20 24v40Z`,
    ).join(''),
    box(from, -80, to - from, 6),
  )

const gate = (hour: Hour) =>
  fill(hour.wall, box(-84, -176, 168, 178), box(-110, -4, 220, 22), box(-56, -204, 112, 30)) +
  fill(hour.shade, box(40, -176, 44, 178), box(-92, -182, 184, 8)) +
  fill(hour.open, arch(-10, 0, 70, 124)) +
  put(0, -204, 0.8, again('dome')) +
  put(-66, -180, 0.4, again('dome')) +
  put(66, -180, 0.4, again('dome'))

/** Reflections as flat strips 'x,y,length'. */
const mirrored = (list: string) =>
  list
    .split(' ')
    .map((strip) => {
      const [x = 0, y = 0, wide = 0] = strip.split(',').map(Number)
      return `M${x - wide / 2} ${y}h${wide}a6 6 0 0 1 0 12h${-wide}a6 6 0 0 1 0-12Z`
    })
    .join('')

/** Amritsar: the gilded temple in its pool, with the causeway. */
export const goldenTemple: Landscape = {
  title: 'A gilded temple in the middle of its pool, pilgrims on the causeway',
  views: { dawn: { zoom: 1.08, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: 50 } },
  draw: (p, time) => {
    const hour = hours[time]
    const walk = (x: number, who: string) => put(x, 578, 0.22, who)
    return [
      plainSky(hour.sky, [400, hour.low]),
      moving(0.1, 50, birds(time === 'dusk' ? inks.mauve : hour.wall, '690,160,44 760,196,30')),
      layer(0.3, put(0, 520, 1, arcade(hour, -300, 1500))),
      layer(
        0.36,
        fill(hour.water, 'M-300 520H1500V1200H-300Z'),
        fill(hour.shade, box(-300, 520, 1800, 12)),
      ),
      layer(
        0.4,
        ripples(p.gold, { seed: 6, top: 620, floor: 800, count: 14, x: 420, spread: 300 }),
        fill(
          p.gold,
          mirrored('420,636,380 420,662,300 410,688,230 426,714,190 414,740,120 420,766,60'),
        ),
        fill(hour.shade, mirrored('820,604,400 1062,626,140 1066,652,100')),
        put(1070, 580, 1, gate(hour)),
        fill(hour.wall, box(600, 576, 420, 14)),
        fill(hour.shade, box(600, 588, 420, 10)),
        walk(700, named('man', turbaned(hour.wall, inks.indigo, inks.plum, p.roof))),
        walk(752, named('woman', inSari(p.roof, p.gold))),
        walk(776, named('other', inSari(p.leaf, p.gold))),
        walk(850, again('man')),
        walk(904, again('other')),
        walk(932, again('man')),
        line(
          p.goldShade,
          4,
          'M610 560H1000M640 560V578M720 560V578M800 560V578M880 560V578M960 560V578',
        ),
        put(420, 602, 1, temple(p, hour)),
      ),
      layer(
        0.9,
        fill(hour.wall, polygon('-300,842 1500,800 1500,1200 -300,1200')),
        fill(hour.shade, polygon('-300,842 1500,800 1500,816 -300,858')),
        line(hour.shade, 5, 'M-300 890L1500 850'),
      ),
      layer(0.95, put(930, 862, 0.9, again('man')), put(1010, 866, 0.86, again('woman'))),
    ]
  },
}
