import { outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette, Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { deodar, wood } from './plants.ts'
import { clouds } from './sky.ts'
import { pony } from './pony.ts'
import { turbaned } from './visitors.ts'

interface Hour {
  sky: string
  snow: string
  snowShade: string
  rock: string
  forest: string
  slope: string
  meadow: string
  light: string
  pine: string
  flower: string
  coat: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.peach,
    snow: inks.paper,
    snowShade: inks.rose,
    rock: inks.mauve,
    forest: inks.sal,
    slope: inks.fern,
    meadow: inks.leaf,
    light: inks.marigold,
    pine: inks.jungle,
    flower: inks.paper,
    coat: inks.plum,
  },
  day: {
    sky: inks.haze,
    snow: inks.paper,
    snowShade: inks.mist,
    rock: inks.indigo,
    forest: inks.sal,
    slope: inks.fern,
    meadow: inks.leaf,
    light: inks.marigold,
    pine: inks.jungle,
    flower: inks.paper,
    coat: inks.rust,
  },
  dusk: {
    sky: inks.dusk,
    snow: inks.rose,
    snowShade: inks.mauve,
    rock: inks.plum,
    forest: inks.night,
    slope: inks.jungle,
    meadow: inks.sal,
    light: inks.fern,
    pine: inks.night,
    flower: inks.rose,
    coat: inks.plum,
  },
}

/** A cabin, 150 units tall, hanging from the rope at 0, 0. */
const cabin = (p: Palette, glass: string) =>
  fill(p.dark, box(-20, -5, 40, 10), 'M-5 0h10v44h-10Z') +
  fill(p.roof, outline('-42,44! 42,44! 54,80 50,130 36,150! -36,150! -50,130 -54,80')) +
  fill(glass, 'M-44 64H-5V108H-49Q-50 82-44 64ZM5 64H44Q50 82 49 108H5Z') +
  fill(p.dark, 'M-34 108v-12q0-12 10-12t10 12v12Z') +
  disc(p.dark, -24, 78, 8) +
  fill(p.gold, box(-46, 120, 92, 7))

/** A mast of the ropeway, 200 units tall, on y = 0. */
const mast = (ink: string) =>
  fill(ink, polygon('-9,0 -5,-200 5,-200 9,0'), box(-44, -206, 88, 9)) +
  line(ink, 5, 'M-40-198L0-172L40-198')

/** Gulmarg: a meadow in flower, cabins on their rope to the snow, and a pony. */
export const meadowGondola: Landscape = {
  title: 'Cable cars rise over a meadow in flower to the snow, a pony waits below',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: -20 } },
  draw: (p, time) => {
    const hour = hours[time]
    const flowers = (seed: readonly (readonly [number, number, number])[]) =>
      seed.map(([x, y, r]) => disc(hour.flower, x, y, r)).join('')
    return [
      plainSky(hour.sky),
      layer(0.1, clouds({ ...p, cloud: time === 'dusk' ? inks.plum : inks.paper }, '120,120,200')),
      layer(
        0.18,
        fill(
          hour.snow,
          polygon(
            '-300,420 -120,330 60,290 200,330 330,250 460,280 600,180 700,120 780,140 880,90 960,150 1080,220 1200,210 1500,330 1500,600 -300,600',
          ),
        ),
        fill(
          hour.snowShade,
          polygon(
            '700,120 780,140 760,210 820,260 780,330 860,420 640,420 700,330 660,260 710,200',
          ),
          polygon('880,90 960,150 1080,220 1040,280 1130,420 930,420 970,330 900,270 930,190'),
          polygon('330,250 460,280 430,340 480,440 360,440 380,350'),
          polygon('1200,210 1500,330 1500,440 1200,440 1250,330'),
        ),
        fill(
          hour.rock,
          polygon('780,140 800,190 780,220 766,180'),
          polygon('600,180 640,220 610,250 596,214'),
          polygon('960,150 1000,210 970,230'),
          polygon('60,290 100,330 70,350'),
        ),
      ),
      layer(
        0.28,
        fill(hour.rock, ridge('-300,450 0,400 220,420 440,380 700,400 960,370 1200,390 1500,370')),
        fill(hour.forest, wood(9, -300, 1500, 490, 60)),
        put(-30, 500, 1.3, named('pine', fill(hour.forest, deodar(0, 0, 110, 4)))),
        ...[70, 150, 260, 350, 460, 700, 790, 880, 960, 1060, 1150].map((x, index) =>
          put(x, 500 + ((index * 17) % 26), 1 + ((index * 3) % 5) / 10, again('pine')),
        ),
      ),
      layer(
        0.4,
        fill(
          hour.slope,
          ridge('-300,520 -40,500 240,520 480,500 640,470 820,500 1040,520 1500,480'),
        ),
        put(620, 560, 1.1, mast(p.dark)),
        put(742, 430, 0.5, mast(p.dark)),
      ),
      layer(
        0.5,
        fill(p.dark, box(838, 96, 44, 20)),
        fill(p.roof, polygon('828,98 860,80 892,98')),
        line(p.dark, 4, 'M-300-70Q180 280 572 336L718 330L850 110'),
        line(p.dark, 4, 'M-300-180Q260 240 668 336L764 330L870 108'),
      ),
      moving(
        0.55,
        50,
        put(250, 249, 1.3, named('cabin', cabin(p, p.shine))),
        put(500, 322, 0.62, again('cabin')),
        put(772, 300, 0.3, again('cabin')),
      ),
      layer(
        0.6,
        fill(hour.meadow, ridge('-300,640 0,610 300,600 620,640 900,620 1200,570 1500,560')),
        fill(hour.light, ridge('-300,760 0,720 260,690 560,716 800,760 1000,800 1180,900', 1000)),
        fill(hour.meadow, ridge('-300,800 0,770 260,744 560,770 760,820 960,900', 1000)),
      ),
      layer(
        0.8,
        put(850, 804, 0.88, pony(p, hour.coat)),
        put(636, 808, 0.94, turbaned(hour.snow, p.dark, inks.plum, p.roof)),
        line(p.dark, 4, 'M667 740Q712 704 690 640'),
      ),
      layer(
        0.95,
        fill(hour.pine, deodar(1130, 880, 640, 8), deodar(60, 960, 460, 7)),
        fill(hour.slope, ridge('-300,860 0,850 300,870 700,880 1000,860 1500,840')),
        flowers([
          [180, 800, 8],
          [260, 830, 10],
          [360, 800, 8],
          [430, 840, 11],
          [530, 812, 9],
          [560, 870, 12],
          [300, 880, 12],
          [960, 850, 10],
          [760, 870, 11],
        ]),
      ),
    ]
  },
}
