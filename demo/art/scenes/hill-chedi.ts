import { limb, outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { naga } from './naga.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { wood } from './plants.ts'
import { birds } from './sky.ts'

/** A slim golden chedi, 460 units tall, its foot at y = 0. */
const chedi = (p: Palette) => {
  const storeys = [
    [120, 0, 36],
    [104, 36, 30],
    [92, 66, 84],
    [100, 150, 16],
    [78, 166, 24],
    [66, 190, 22],
    [54, 212, 20],
  ] as const
  return (
    fill(
      p.gold,
      ...storeys.map(([half, y, high]) => box(-half, -y - high, half * 2, high)),
      outline('-46,-230! -44,-262 -30,-286 -14,-296 14,-296 30,-286 44,-262 46,-230!'),
      outline('-20,-294! -12,-350 -4,-400 0,-440! 4,-400 12,-350 20,-294!'),
    ) +
    fill(
      p.goldShade,
      ...storeys.map(([half, y, high]) => box(half * 0.42, -y - high, half * 0.58, high)),
      outline('18,-230! 22,-262 14,-296! 30,-286 44,-262 46,-230!'),
      ...[-306, -322, -338, -354].map((y, index) => box(-20 + index * 2, y, 40 - index * 4, 6)),
    ) +
    line(p.goldShade, 4, 'M-60-140V-76M-20-140V-76M20-140V-76M-120-36H120M-104-66H104') +
    line(p.gold, 4, 'M0-436v-30M-14-438q14-10 28 0M-9-450q9-8 18 0')
  )
}

const parasol = (p: Palette) =>
  fill(p.goldShade, box(-4, -220, 8, 220)) +
  fill(
    p.gold,
    `M-62-176Q-50-224 0-236Q50-224 62-176${'q-10 18-15.5 0q-10 18-15.5 0'.repeat(4)}Z`,
    'M-5-232l5-34l5 34Z',
  ) +
  line(p.goldShade, 4, 'M-58-184Q0-200 58-184M-24-182Q-20-214 0-234Q20-214 24-182')

/** A climber from behind, 110 units tall. */
const climber = (p: Palette, robe: string) =>
  fill(p.dark, box(-12, -30, 9, 32), box(4, -34, 9, 28)) +
  fill(robe, outline('-19,-10! -22,-70 -14,-88 14,-88 22,-70 19,-10!')) +
  disc(p.dark, 0, -100, 12)

/** Chiang Mai: a golden chedi on the hill above the city, stairs between two nagas. */
export const hillChedi: Landscape = {
  title: 'A golden chedi on a wooded hill above a city, stairs between two nagas',
  views: { dawn: { zoom: 1.04, aside: -12 }, day: {}, dusk: { zoom: 1.08, aside: 16 } },
  draw: (p, time) => {
    const wall = time === 'dusk' ? inks.rose : p.wall
    const stair = time === 'dusk' ? inks.mauve : p.wallShade
    return [
      openSky(p, 520, 110),
      moving(0.1, 50, birds(p.dark, '300,170,44 370,206,30 254,220,26')),
      layer(
        0.2,
        fill(p.far, ridge('-300,500 -100,450 60,470 220,420 380,452 560,430 800,470 1500,450')),
        fill(p.cloud, 'M-300 560Q100 530 700 560V640H-300Z'),
        fill(
          p.middle,
          ...[-40, 20, 74, 130, 176, 236, 290, 352, 410].map((x, index) =>
            box(x, 572 - ((index * 29) % 24), 40, 60),
          ),
          'M110 560l10-50l10 50ZM322 560l8-44l8 44Z',
        ),
        fill(p.middle, wood(6, -300, 560, 600, 30)),
        fill(p.cloud, 'M-300 640Q0 620 300 640T700 650V720H-300Z'),
      ),
      layer(
        0.35,
        fill(p.near, wood(13, -300, 420, 720, 90)),
        fill(p.near, ridge('300,800 420,600 520,500 600,450 700,440 1500,440')),
        fill(p.near, wood(4, 560, 1500, 470, 80).replace('1000', '480')),
      ),
      layer(
        0.45,
        put(1130, 446, 1, shrine(p, wall)),
        put(840, 446, 0.87, chedi(p)),
        put(690, 446, 0.9, named('parasol', parasol(p))),
        put(990, 446, 0.9, again('parasol')),
        fill(
          p.roof,
          box(640, 412, 400, 6),
          ...Array.from({ length: 21 }, (_, index) => box(640 + index * 20, 404, 5, 44)),
        ),
        fill(wall, box(560, 444, 940, 34)),
        fill(stair, box(560, 470, 940, 12)),
        fill(p.front, wood(8, 640, 1500, 540, 80)),
      ),
      layer(
        0.6,
        fill(p.near, wood(7, 640, 1500, 604, 80)),
        fill(p.leaf, wood(19, 600, 1500, 680, 90)),
        fill(p.near, wood(26, 640, 1500, 780, 100)),
        fill(stair, polygon('590,446 650,446 660,560 640,720 640,1000 220,1000 330,760 480,590')),
        line(wall, 5, ...Array.from({ length: 13 }, (_, index) => stepLine(index / 13))),
        put(606, 604, 0.6, climber(p, p.roof)),
        put(566, 612, 0.62, climber(p, p.middle)),
        put(490, 750, 0.96, climber(p, p.roof)),
        fill(p.leaf, limb('590,452,14 540,526,20 480,590,26 330,742,38 306,772,40')),
        fill(p.leaf, limb('652,452,14 664,520,20 656,590,26 644,742,38 644,774,40')),
        line(p.gold, 6, 'M590 448Q540 526 480 584L312 760M652 448Q666 520 656 590T644 764'),
      ),
      layer(
        0.9,
        put(216, 872, 1.06, named('naga', naga(p))),
        put(742, 872, 1.06, again('naga'), -1.06),
        fill(p.front, wood(23, -300, 330, 930, 90), wood(5, 570, 1500, 930, 90)),
      ),
    ]
  },
}

/** A step of the stairs, `part` of the way down. */
function stepLine(part: number): string {
  const down = part ** 1.3
  const y = Math.round(470 + down * 420)
  const left = Math.round(down < 0.3 ? 590 - (down / 0.3) * 110 : 480 - ((down - 0.3) / 0.7) * 170)
  const right = Math.round(656 - 8 * down)
  return `M${left} ${y}H${right}`
}

/** A temple hall with two tiers of roofs, its foot at y = 0. */
const shrine = (p: Palette, wall: string) =>
  fill(wall, box(-80, -70, 160, 70)) +
  fill(p.leaf, polygon('-120,-60 -60,-130 60,-130 120,-60'), polygon('-84,-120 0,-220 84,-120')) +
  fill(p.roof, polygon('-96,-70 -52,-122 52,-122 96,-70'), polygon('-62,-126 0,-200 62,-126')) +
  line(p.gold, 6, 'M-90-116L0-224L90-116M-126-56L-60-132M126-56L60-132M0-224v-24') +
  fill(p.dark, 'M-14 0v-40q14-18 28 0v40Z')
