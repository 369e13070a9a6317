import { outline, ridge } from './brush.ts'
import { dugout } from './dugout.ts'
import { egret } from './egret.ts'
import { box, fill, layer, line, moving, put, round } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { grass, wood } from './plants.ts'
import { clouds } from './sky.ts'
import { ripples } from './water.ts'

interface Hour {
  sky: string
  low: string
  cloud: string
  hills: string
  bank: string
  water: string
  shine: string
  thatch: string
  thatchShade: string
  mat: string
  open: string
  leaf: string
  shirt: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.amber,
    low: inks.marigold,
    cloud: inks.peach,
    hills: inks.mauve,
    bank: inks.peach,
    water: inks.rose,
    shine: inks.paper,
    thatch: inks.ember,
    thatchShade: inks.plum,
    mat: inks.peach,
    open: inks.plum,
    leaf: inks.fern,
    shirt: inks.paper,
  },
  day: {
    sky: inks.mist,
    low: inks.sand,
    cloud: inks.paper,
    hills: inks.haze,
    bank: inks.peach,
    water: inks.reed,
    shine: inks.paper,
    thatch: inks.amber,
    thatchShade: inks.rust,
    mat: inks.peach,
    open: inks.sal,
    leaf: inks.fern,
    shirt: inks.paper,
  },
  dusk: {
    sky: inks.mauve,
    low: inks.rose,
    cloud: inks.plum,
    hills: inks.plum,
    bank: inks.dusk,
    water: inks.indigo,
    shine: inks.rose,
    thatch: inks.plum,
    thatchShade: inks.midnight,
    mat: inks.ember,
    open: inks.marigold,
    leaf: inks.sal,
    shirt: inks.sand,
  },
}

/** A bamboo hut on stilts, 300 units tall, its feet at y = 0. */
function hut(pole: string, hour: Hour): string {
  const stilts = [-210, -140, -70, 0, 70, 140, 210].map((x) => box(x - 5, -120, 10, 130))
  return (
    line(pole, 5, 'M-210-20L-140-110M-140-20L-70-110M70-110L140-20M140-110L210-20') +
    fill(pole, ...stilts, box(-300, -128, 530, 12)) +
    fill(hour.mat, box(-216, -216, 440, 90)) +
    line(
      hour.thatch,
      3,
      'M-216-190H224M-216-160H224',
      ...[-190, -160, -60, -30, 0, 100, 130, 200].map((x) => `M${x}-214V-128`),
    ) +
    fill(hour.open, box(-130, -200, 50, 72), box(36, -196, 44, 38), box(150, -196, 36, 38)) +
    fill(
      hour.thatch,
      outline(
        '-262,-186! -236,-226 -196,-306 -180,-318! 190,-318! 206,-306 246,-226 272,-186! 140,-196 0,-192 -140,-196',
      ),
    ) +
    fill(
      hour.thatchShade,
      outline('60,-318! 190,-318! 206,-306 246,-226 272,-186! 180,-193 120,-196! 100,-260'),
      box(-186, -324, 382, 12),
    ) +
    fill(pole, box(-296, -120, 10, 132), box(-262, -120, 10, 132)) +
    line(
      pole,
      6,
      'M-300-124L-352 20M-276-124L-328 20M-308-96H-286M-318-66H-296M-330-34H-308M-340-4H-318',
    )
  )
}

/** A dance mask of Majuli, 260 units tall, hung from a point at y = -150. */
const mask = (face: string, trim: string, crown: string) =>
  fill(
    crown,
    outline(
      '-96,-60! -120,-100 -92,-110 -100,-150 -60,-140 -50,-184 -16,-160 0,-206! 16,-160 50,-184 60,-140 100,-150 92,-110 120,-100 96,-60!',
    ),
  ) +
  fill(inks.ember, round(0, -128, 18)) +
  fill(trim, 'M-102-64q102-40 204 0v22q-102-36-204 0Z') +
  fill(
    face,
    outline('-96,-50! 96,-50! 104,0 88,70 50,116 0,130 -50,116 -88,70 -104,0'),
    round(-108, 10, 22),
    round(108, 10, 22),
  ) +
  fill(inks.paper, 'M-74-4q32-40 62 0q-30 28-62 0ZM74-4q-32-40-62 0q30 28 62 0Z') +
  fill(
    inks.ink,
    round(-42, -4, 13),
    round(42, -4, 13),
    'M-82-28q36-40 74-10l-2 12q-34-22-72 6ZM82-28q-36-40-74-10l2 12q34-22 72 6Z',
  ) +
  fill(trim, 'M-12-10h24l22 54q-34 26-68 0ZM-4-46h8v36h-8Z') +
  fill(inks.ink, 'M-62 62q62 26 124 0q-4 44-62 46t-62-46Z') +
  fill(
    inks.paper,
    'M-50 67q50 16 100 0l-4 14q-46 12-92 0ZM-54 66l-10 34l-14-30ZM54 66l10 34l14-30Z',
  ) +
  fill(inks.ember, 'M-22 94q22-14 44 0l-6 40q-16 16-32 0Z')

/** Majuli: masks of its monastic dances before a hut on stilts on the wide Brahmaputra. */
export const riverIsland: Landscape = {
  title: 'Dance masks on a bamboo rack, a hut on stilts and a dug-out on a wide river',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: 20 } },
  draw: (p, time) => {
    const hour = hours[time]
    return [
      plainSky(hour.sky, [290, hour.low]),
      layer(0.08, clouds({ ...p, cloud: hour.cloud }, '120,170,260 300,236,180 860,110,220')),
      layer(
        0.15,
        fill(
          hour.hills,
          ridge('-300,370 0,352 200,330 420,354 640,340 860,356 1100,336 1500,360', 420),
        ),
      ),
      layer(
        0.2,
        fill(hour.water, 'M-300 380H1500V1200H-300Z'),
        fill(
          hour.bank,
          'M-300 392Q0 384 260 396T520 408Q300 416 60 412T-300 420Z',
          'M620 388Q800 380 1000 386T1500 384V404Q1200 408 980 402T620 396Z',
          'M-60 466Q120 452 330 462T560 474Q380 486 160 480T-60 472Z',
        ),
        ripples(hour.shine, { seed: 11, top: 400, floor: 860, count: 34, x: 480, spread: 620 }),
      ),
      moving(0.5, 110, put(500, 846, 0.66, dugout(p, hour.shirt, hour.thatchShade))),
      layer(
        0.55,
        fill(hour.leaf, wood(6, 960, 1500, 560, 110).replace('V1000', 'V640')),
        fill(
          hour.thatchShade,
          outline('620,690! 760,640 900,610 1060,590 1500,560! 1500,760! 1000,750 760,730'),
        ),
        put(980, 690, 1.06, hut(p.dark, hour)),
        fill(
          hour.bank,
          outline('560,720! 700,696 860,688 1060,680 1500,660! 1500,800! 1100,790 800,770'),
        ),
        put(930, 780, 0.94, egret(hour.shirt, p.gold, p.dark)),
      ),
      layer(
        0.9,
        fill(hour.leaf, ridge('-300,860 200,850 500,872 900,860 1500,850')),
        fill(p.dark, box(20, 330, 16, 620), box(716, 330, 16, 620), box(-20, 352, 790, 14)),
        line(p.dark, 5, 'M150 360V430M372 360V440M594 360V430'),
        put(150, 560, 0.82, mask(inks.lagoon, inks.marigold, inks.rust)),
        put(372, 590, 0.86, mask(inks.tiger, inks.marigold, inks.marigold)),
        put(594, 560, 0.82, mask(inks.marigold, inks.rust, inks.lagoon)),
        fill(p.front, grass({ seed: 29, count: 30, floor: 960, tall: 90, width: 22 })),
      ),
    ]
  },
}
