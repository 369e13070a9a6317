import { outline, ridge } from './brush.ts'
import { disc, fill, layer, moving, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** A block of ice, lit from the left, its waterline at y = 0. */
const iceberg = (p: Palette, lit: string, shade: string) =>
  fill(p.snow, polygon(lit)) +
  fill(p.snowShade, polygon(shade)) +
  fill(p.shine, 'M-180 4h350l-30 12h-280Z')

const big = (p: Palette) =>
  iceberg(
    p,
    '-190,0 -170,-90 -120,-150 -60,-130 -20,-230 50,-260 90,-160 140,-120 180,0',
    '50,-260 90,-160 140,-120 180,0 40,0 60,-90 20,-150',
  )
const flat = (p: Palette) =>
  iceberg(
    p,
    '-180,0 -160,-60 -80,-80 -40,-130 30,-110 70,-60 150,-50 170,0',
    '30,-110 70,-60 150,-50 170,0 30,0 50,-50 20,-70',
  )

/** A seal that rests, head up, facing left. */
const seal = (p: Palette) =>
  fill(
    p.dark,
    outline(
      '-110,-56 -100,-84 -74,-92 -52,-76 -40,-50 20,-46 80,-30 120,-40 140,-26 118,-14 130,0 60,0 -60,0 -84,-10 -88,-40',
    ),
  ) + disc(p.wall, -92, -72, 4)

/** Iceland: icebergs adrift below a glacier. */
export const iceLagoon: Landscape = {
  title: 'A seal rests among icebergs in a glacier lagoon',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 30 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 300, y: 180, radius: 76 } : { x: 360, y: 380, radius: 150 }),
    time === 'dusk'
      ? layer(
          0.05,
          fill(
            p.leaf,
            'M500 120q160-120 300 10t400-60q-120 120-300 100t-400-50ZM700 210q160-70 260 10t300-50q-120 100-280 90t-280-50Z',
          ),
        )
      : layer(0.05, ''),
    moving(0.1, 50, birds(p.dark, '540,190,44 610,226,30 494,240,26')),
    layer(
      0.2,
      fill(
        p.far,
        ridge(
          '-300,460 -100,380 60,440 220,400 360,470 560,420 700,380 900,430 1060,350 1240,420 1500,380',
        ),
      ),
      snowRange(p, '1080,290,260 700,330,220', 560),
    ),
    layer(
      0.28,
      fill(
        p.snow,
        ridge('-300,560 100,556 300,530 460,480 560,430! 640,430! 760,490 940,530 1500,550'),
      ),
      fill(
        p.snowShade,
        'M560 440q40 60-60 124h30q60-60 30-124ZM620 440q30 70 20 124h30q0-60-50-124ZM660 450q60 60 110 114h40q-80-70-150-114Z',
      ),
    ),
    layer(
      0.35,
      fill(time === 'dawn' ? p.middle : p.water, 'M-300 560H1500V1200H-300Z'),
      ripples(p.shine, { seed: 8, top: 570, floor: 900, count: 30, x: 560, spread: 560 }),
    ),
    layer(
      0.45,
      put(200, 620, 0.5, flat(p)),
      put(520, 606, 0.34, big(p)),
      put(1010, 620, 0.5, big(p)),
      put(760, 610, 0.3, flat(p)),
    ),
    moving(0.6, 40, put(860, 730, 1.1, big(p))),
    moving(0.8, -40, put(330, 810, 1.16, flat(p)), put(290, 722, 0.8, seal(p))),
    layer(
      0.95,
      fill(p.front, ridge('-300,880 0,870 240,890 460,880 700,900 1000,880 1500,860')),
      put(980, 880, 0.7, flat(p)),
    ),
  ],
}
