import { limb, outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, put } from './drawing.ts'
import { elephant } from './elephant.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { wood } from './plants.ts'
import { birds } from './sky.ts'
import { ripples } from './water.ts'

/** A dead, broken tree, 400 units above the water at y = 0. */
const trunk = limb('0,8,44 -4,-120,34 6,-260,28 2,-340,22 10,-396,12')
const arms = [
  limb('4,-250,20 60,-300,15 84,-360,9 82,-400,4'),
  limb('0,-180,18 -52,-226,13 -80,-236,9 -104,-280,3'),
  limb('62,-302,10 96,-310,7 120,-340,3'),
]
const deadTree = (ink: string, mirrored: string) =>
  put(0, 4, -0.62, fill(mirrored, trunk, ...arms), 1) + fill(ink, trunk, ...arms)
const stump = (ink: string, mirrored: string) =>
  put(0, 4, -0.6, fill(mirrored, limb('0,8,50 2,-90,40 -4,-150,30')), 1) +
  fill(
    ink,
    limb('0,8,50 2,-90,40 -4,-150,30'),
    outline('-20,-140! -14,-176 -4,-150 8,-190 14,-140!'),
  )

/** A darter drying its wings, facing right, 150 units tall from its perch at y = 0. */
const darter = (ink: string) =>
  fill(
    ink,
    outline('-14,0! -20,-40 -10,-70 12,-72 18,-40 8,0 -2,50!'),
    outline(
      '-6,-66! -50,-96 -94,-84 -112,-50! -96,-40 -100,-16! -80,-24 -78,2! -60,-14 -50,8! -36,-20 -16,-30!',
    ),
    outline(
      '8,-66! 50,-96 94,-84 112,-50! 96,-40 100,-16! 80,-24 78,2! 60,-14 50,8! 36,-20 16,-30!',
    ),
    limb('2,-64,16 -10,-96,11 14,-122,9 6,-146,9'),
    outline('0,-148! 8,-156 20,-152 60,-146! 18,-142 6,-138!'),
  )

/** The morning boat with its two decks, 420 units long, on the water at y = 0. */
const boat = (p: Palette, mirrored: string) =>
  put(0, 6, -0.4, fill(mirrored, box(-190, -190, 380, 190)), 1) +
  fill(p.wallShade, box(-176, -170, 352, 12), box(-186, -92, 372, 10)) +
  fill(p.roof, outline('-206,-178! -190,-196 190,-196 206,-178!')) +
  fill(p.dark, ...[-170, -90, -6, 78, 164].map((x) => box(x, -178, 6, 160))) +
  [-140, -104, -58, -20, 30, 64, 112, 144].map((x, index) => guest(p, x, -92, index)).join('') +
  [-150, -116, -60, 20, 56, 106, 140].map((x, index) => guest(p, x, -26, index + 1)).join('') +
  fill(p.wall, box(-180, -118, 360, 10), box(-186, -52, 372, 14)) +
  fill(p.wall, outline('-224,-46! 236,-46! 214,-4 190,10 -190,10 -210,0!')) +
  fill(p.roof, 'M-220-34H230l-6 14H-216Z')

const guest = (p: Palette, x: number, y: number, index: number) =>
  fill(
    [p.roof, p.middle, p.gold][index % 3] ?? p.roof,
    `M${x - 15} ${y}v-24q2-16 15-16t15 16v24Z`,
  ) + disc(p.dark, x, y - 50, 10)

/** Periyar: the trunks of drowned trees in the lake, the morning boat among them, elephants at the bank. */
export const drownedTrees: Landscape = {
  title: 'Trunks of drowned trees in a lake, a boat among them, elephants at the far bank',
  views: { dawn: {}, day: { mirrored: true, zoom: 1.03 }, dusk: { zoom: 1.06, aside: 20 } },
  draw: (p, time) => {
    const water = time === 'dawn' ? inks.haze : time === 'day' ? inks.lagoon : inks.shale
    const mirrored = time === 'dawn' ? inks.pewter : time === 'day' ? inks.sal : inks.midnight
    const veil = time === 'dusk' ? inks.mauve : p.cloud
    const hills =
      time === 'dawn'
        ? [inks.mist, inks.reed, inks.lagoon]
        : time === 'day'
          ? [inks.reed, inks.lagoon, inks.fern]
          : [inks.mauve, inks.plum, inks.midnight]
    const bark = time === 'dusk' ? inks.night : inks.jungle
    return [
      plainSky(p.sky, [180, p.rings[0]!]),
      moving(0.1, 50, birds(p.dark, '640,110,40 700,140,28 596,150,24')),
      layer(
        0.16,
        fill(
          hills[0]!,
          ridge('-300,290 -60,200 160,290 360,180 560,280 780,190 980,290 1200,200 1500,290'),
        ),
        fill(hills[1]!, ridge('-300,330 60,300 300,360 560,300 820,350 1080,280 1500,350')),
        fill(veil, 'M-300 372H300a16 16 0 0 1 0 32H-300ZM640 356h900v32H640a16 16 0 0 1 0-32Z'),
      ),
      layer(
        0.26,
        fill(hills[2]!, wood(7, -300, 1500, 450, 110)),
        fill(p.near, wood(19, -300, 420, 476, 80), wood(4, 760, 1500, 476, 80)),
        fill(p.leaf, ridge('-300,474 200,466 600,476 1000,466 1500,474', 520)),
        fill(p.sand, ridge('-300,500 200,494 600,502 1000,492 1500,500', 530)),
      ),
      layer(
        0.36,
        put(850, 504, 0.2, named('cow', elephant(p, false))),
        put(945, 506, 0.11, again('cow')),
        put(730, 506, 0.17, again('cow'), -0.17),
        fill(water, 'M-300 512H1500V1200H-300Z'),
        ripples(p.shine, { seed: 17, top: 524, floor: 880, count: 22, x: 600, spread: 560 }),
      ),
      layer(
        0.45,
        put(36, 556, 0.34, named('tree', deadTree(bark, mirrored))),
        put(1170, 560, 0.32, again('tree'), -0.32),
        put(286, 598, 0.3, named('stump', stump(bark, mirrored))),
      ),
      moving(0.6, 90, put(560, 690, 0.94, boat(p, mirrored))),
      layer(
        0.8,
        put(1080, 764, 1.36, again('tree')),
        put(150, 790, 1.16, again('stump')),
        put(150, 612, 0.9, darter(inks.ink)),
        put(340, 842, 0.6, again('stump'), -0.6),
        line(p.shine, 5, 'M1000 770h170M90 798h130M300 846h90'),
      ),
      layer(0.95, fill(p.front, wood(21, 1010, 1500, 930, 90))),
    ]
  },
}
