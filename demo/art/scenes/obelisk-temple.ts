import { outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { palm } from './plants.ts'
import { birds, sky } from './sky.ts'

/** A gate between two towers that lean inwards, with flags and pictures of kings; its foot at 0, 0. */
const pylon = (p: Palette) =>
  fill(
    p.stone,
    polygon('-360,0 -330,-330 -90,-330 -70,0'),
    polygon('360,0 330,-330 90,-330 70,0'),
    box(-80, -200, 160, 200),
  ) +
  fill(
    p.stoneShade,
    polygon('-120,0 -130,-330 -90,-330 -70,0'),
    polygon('310,0 286,-330 330,-330 360,0'),
    box(-340, -346, 260, 18),
    box(80, -346, 260, 18),
    box(-84, -214, 168, 18),
  ) +
  fill(p.dark, box(-42, -150, 84, 150)) +
  fill(p.gold, 'M-30-178q30-16 60 0q-30 16-60 0Z') +
  disc(p.roof, 0, -178, 10) +
  fill(
    p.stoneShade,
    ...[-250, 210].flatMap((x) => [
      outline(
        `${x - 26},-60! ${x - 20},-150 ${x - 30},-200 ${x - 10},-214 ${x - 8},-240 ${x + 12},-244 ${x + 16},-214 ${x + 34},-196 ${x + 26},-150 ${x + 60},-60! ${x + 40},-60! ${x + 10},-120 ${x},-60!`,
      ),
      `M${x + 30}-200l40-50l8 6l-36 60Z`,
    ]),
  ) +
  fill(p.roof, ...[-300, -150, 150, 300].flatMap((x) => [`M${x}-420l54 14l-54 16Z`])) +
  line(p.dark, 5, ...[-300, -150, 150, 300].map((x) => `M${x}-60V-424`))

const obelisk = (p: Palette) =>
  fill(p.wall, polygon('-24,0 -15,-400 0,-440 0,0')) +
  fill(p.wallShade, polygon('24,0 15,-400 0,-440 0,0')) +
  fill(p.gold, polygon('-15,-400 0,-440 15,-400')) +
  fill(
    p.stoneShade,
    ...[-60, -110, -160, -210, -260, -310, -360].map((y) => box(-8, y, 12, 22)),
    box(-36, -4, 72, 14),
  )

/** A ram that lies on a base, facing right. */
const sphinx = (p: Palette) =>
  fill(p.stoneShade, box(-90, -26, 190, 26)) +
  fill(
    p.wall,
    outline(
      '-80,-26! -90,-70 -60,-100 0,-98 26,-108 30,-150 54,-172 86,-160 104,-136 96,-122 74,-120 70,-80 80,-44 104,-40 104,-26!',
    ),
  ) +
  fill(
    p.wallShade,
    'M46-156q-26 0-24 28q6 20 26 10q14-12 2-22q-8-4-10 4q-8-16 6-20ZM-70-30q0-40 40-36q20 10 14 36Z',
  )

/** Upper Egypt: an avenue of rams leads to a temple gate between obelisks. */
export const obeliskTemple: Landscape = {
  title: 'A temple gate between obelisks, stone rams along the way',
  views: {
    dawn: { zoom: 1.08, aside: 20 },
    day: {},
    dusk: { zoom: 1.16, mirrored: true, aside: -30 },
  },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 190, y: 160, radius: 80 } : { x: 600, y: 330, radius: 200 }),
    moving(0.1, 50, birds(p.dark, '900,150,44 970,186,30 854,200,26')),
    layer(
      0.25,
      fill(
        p.far,
        ridge('-300,560 0,500 160,520 340,470 560,520 800,490 1000,460 1200,510 1500,480'),
      ),
      fill(
        p.near,
        palm(100, 640, 210, 20, 80),
        palm(30, 640, 160, -10, 70),
        palm(1100, 640, 220, -16, 84),
        palm(1180, 640, 170, 10, 70),
      ),
    ),
    layer(0.4, put(600, 640, 1.06, pylon(p))),
    layer(
      0.5,
      fill(p.sand, 'M-300 636H1500V1200H-300Z'),
      fill(p.wallShade, polygon('560,640 640,640 860,1000 340,1000')),
      put(350, 690, 1.06, named('obelisk', obelisk(p))),
      put(850, 690, 1.06, again('obelisk')),
    ),
    layer(
      0.8,
      put(420, 720, 0.6, named('sphinx', sphinx(p))),
      put(780, 720, 0.6, again('sphinx'), -0.6),
      put(330, 780, 0.95, again('sphinx')),
      put(870, 780, 0.95, again('sphinx'), -0.95),
      put(180, 876, 1.5, again('sphinx')),
      put(1020, 876, 1.5, again('sphinx'), -1.5),
    ),
  ],
}
