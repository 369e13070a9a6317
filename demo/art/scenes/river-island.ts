import { limb, outline, ridge } from './brush.ts'
import { dugout } from './dugout.ts'
import { egret } from './egret.ts'
import { again, box, disc, fill, layer, line, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { wood } from './plants.ts'
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
  bloom: string
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
    bloom: inks.plum,
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
    bloom: inks.mauve,
    shirt: inks.paper,
  },
  dusk: {
    sky: inks.mauve,
    low: inks.rose,
    cloud: inks.plum,
    hills: inks.plum,
    bank: inks.dusk,
    water: inks.slate,
    shine: inks.rose,
    thatch: inks.plum,
    thatchShade: inks.midnight,
    mat: inks.ember,
    open: inks.marigold,
    leaf: inks.sal,
    bloom: inks.rose,
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

/** Water hyacinth, 90 units tall. */
const hyacinth = (hour: Hour) =>
  fill(
    hour.leaf,
    'M-50 4q-34-10-26-38q30-4 40 38ZM-20 4q-30-30-8-58q26 14 20 58ZM14 4q-4-44 26-52q18 30-14 52ZM34 4q10-34 46-30q0 28-36 32Z',
  ) +
  fill(hour.leaf, limb('-4,4,6 -2,-40,5')) +
  fill(
    hour.bloom,
    'M-2-96a9 9 0 0 1 8 14a9 9 0 0 1 4 14a9 9 0 0 1 2 14a10 10 0 0 1-10 14h-8a10 10 0 0 1-10-14a9 9 0 0 1 2-14a9 9 0 0 1 4-14a9 9 0 0 1 8-14Z',
  ) +
  disc(hour.shirt, 4, -68, 3) +
  disc(hour.shirt, -6, -56, 3)

/** Majuli: a hut on stilts, a boat, and hyacinths on the wide Brahmaputra. */
export const riverIsland: Landscape = {
  title: 'A bamboo hut on stilts and a dug-out among water hyacinths on a wide river',
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
      moving(0.5, 110, put(275, 566, 0.78, dugout(p, hour.shirt, hour.thatchShade))),
      layer(
        0.55,
        fill(hour.leaf, wood(6, 960, 1500, 560, 110).replace('V1000', 'V640')),
        fill(
          hour.thatchShade,
          outline('620,690! 760,640 900,610 1060,590 1500,560! 1500,760! 1000,750 760,730'),
        ),
        put(880, 690, 1.06, hut(p.dark, hour)),
        fill(
          hour.bank,
          outline('560,720! 700,696 860,688 1060,680 1500,660! 1500,800! 1100,790 800,770'),
        ),
        put(1046, 744, 0.94, egret(hour.shirt, p.gold, p.dark)),
      ),
      layer(
        0.9,
        put(90, 860, 1.2, named('tuft', hyacinth(hour))),
        ...(
          [
            [220, 884, 1.4],
            [370, 866, 1.1],
            [-20, 900, 1.3],
            [500, 896, 1.4],
            [640, 880, 1.1],
            [770, 900, 1.3],
            [920, 886, 1.1],
            [1050, 904, 1.4],
            [1180, 888, 1.2],
          ] as const
        ).map(([x, y, scale]) => put(x, y, scale, again('tuft'))),
        fill(hour.leaf, ridge('-300,880 200,876 500,890 900,884 1500,880')),
      ),
    ]
  },
}
