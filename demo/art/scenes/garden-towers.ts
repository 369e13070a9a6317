import { outline, ridge, stripe } from './brush.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { palm, wood } from './plants.ts'
import { birds } from './sky.ts'
import { ripples } from './water.ts'

/** A steel tree, 430 units tall. */
function steelTree(p: Palette): string {
  const turns = Array.from({ length: 13 }, (_, index) => (index - 6) / 6)
  const branches = turns.map((turn) =>
    stripe([turn * 22, -250], [turn * 60, -360], [turn * 170, -430 + Math.abs(turn) * 30], 5),
  )
  return (
    fill(p.roof, ...branches) +
    fill(
      p.near,
      outline('-44,0! -30,-120 -24,-250 -50,-320! 0,-300 50,-320! 24,-250 30,-120 44,0!'),
    ) +
    line(
      p.leaf,
      8,
      'M-26-40Q0-60 26-40M-24-90Q0-110 24-90M-22-140Q0-160 22-140M-20-190Q0-210 20-190M-20-240Q0-260 20-240',
    ) +
    line(p.roof, 5, 'M-164-400Q0-350 164-400M-110-380Q0-340 110-380')
  )
}

/** Three towers with a ship on top, their foot at 0, 0. */
const shipHotel = (p: Palette) =>
  [-190, 0, 190]
    .map(
      (x) =>
        fill(p.wall, polygon(`${x - 60},0 ${x - 40},-260 ${x + 40},-260 ${x + 56},0`)) +
        fill(p.wallShade, polygon(`${x + 6},0 ${x + 10},-260 ${x + 40},-260 ${x + 56},0`)) +
        line(p.far, 3, ...[50, 90, 130, 170, 210].map((y) => `M${x - 50}-${y}H${x + 46}`)),
    )
    .join('') +
  fill(p.wall, outline('-300,-292! 0,-286 330,-306! 300,-270 240,-258! -240,-258! -280,-268')) +
  fill(p.near, wood(3, -250, 240, -288, 40).replace('V1000H-250', 'V-284H-250'))

/** Singapore: steel trees above a garden, behind them three towers with a ship on top. */
export const gardenTowers: Landscape = {
  title: 'Steel trees above a garden, three towers under one ship behind',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 30 } },
  draw: (p) => [
    openSky(p, 470, 130),
    moving(0.1, 50, birds(p.dark, '520,130,44 590,166,30 474,180,26')),
    layer(
      0.25,
      fill(
        p.far,
        box(-60, 420, 90, 200),
        box(50, 470, 70, 200),
        box(1010, 440, 80, 200),
        box(1110, 400, 90, 220),
        box(1210, 460, 100, 200),
      ),
      put(610, 620, 1.16, shipHotel(p)),
    ),
    layer(0.35, fill(p.middle, wood(17, -300, 1500, 640, 80))),
    layer(
      0.4,
      fill(p.water, 'M-300 636H1500V1200H-300Z'),
      ripples(p.shine, { seed: 15, top: 646, floor: 760, count: 18, x: 600, spread: 560 }),
    ),
    layer(
      0.6,
      put(150, 770, 1.22, named('tree', steelTree(p))),
      put(1060, 770, 1.3, again('tree')),
      put(360, 730, 0.72, again('tree')),
      put(860, 730, 0.66, again('tree')),
    ),
    layer(0.64, line(p.gold, 8, 'M168 560Q260 600 350 590M1036 540Q940 600 866 590')),
    layer(
      0.9,
      fill(p.near, wood(31, -300, 1500, 830, 130)),
      fill(
        p.front,
        wood(37, -300, 1500, 880, 100),
        palm(90, 900, 240, -20, 130),
        palm(1130, 900, 260, 30, 140),
        ridge('-300,880 1500,880'),
      ),
    ),
  ],
}
