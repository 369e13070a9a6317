import { outline } from './brush.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { wood } from './plants.ts'
import { birds } from './sky.ts'

/** A steel tree, 480 units tall: a planted trunk, and ribs that open into a bowl. */
function steelTree(p: Palette, rib: string, bloom: string): string {
  const turns = Array.from({ length: 19 }, (_, index) => (index - 9) / 9)
  const ribs = turns.map(
    (turn) =>
      `M${Math.round(turn * 24)}-250Q${Math.round(turn * 36)}-360 ${Math.round(turn * 190)}-${Math.round(470 - Math.abs(turn) * 26)}`,
  )
  return (
    line(rib, 6, ...ribs) +
    line(rib, 7, 'M-190-444Q0-404 190-444M-190-444Q0-496 190-444') +
    line(rib, 4, 'M-124-392Q0-366 124-392M-74-344Q0-328 74-344') +
    fill(
      p.near,
      outline('-58,0! -36,-110 -28,-220 -44,-300! 0,-282 44,-300! 28,-220 36,-110 58,0!'),
    ) +
    fill(p.leaf, outline('-58,0! -36,-110 -28,-220 -44,-300! -14,-288! -8,-180 -14,-90 -20,0!')) +
    line(
      bloom,
      11,
      'M-30-40h1M4-64h1M-16-96h1M22-120h1M-8-150h1M14-186h1M-20-206h1M2-236h1M24-30h1M-40-14h1M20-264h1M-20-262h1',
    )
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
  title: 'Steel trees over a garden and a bridge between them, three towers under one ship behind',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 30 } },
  draw: (p, time) => {
    const [rib, bloom] =
      time === 'dusk'
        ? [inks.tiger, inks.marigold]
        : [inks.plum, time === 'day' ? inks.tiger : inks.rust]
    return [
      openSky(p, 470, 130),
      moving(0.1, 50, birds(p.dark, '560,110,40 620,140,28')),
      layer(
        0.25,
        fill(
          p.far,
          box(-60, 480, 90, 200),
          box(50, 520, 70, 200),
          box(900, 500, 80, 200),
          box(1000, 450, 90, 220),
          box(1110, 520, 100, 200),
        ),
        put(590, 640, 0.66, shipHotel(p)),
      ),
      layer(0.35, fill(p.middle, wood(17, -300, 1500, 660, 80))),
      layer(
        0.45,
        put(570, 790, 0.8, named('tree', steelTree(p, rib, bloom))),
        put(70, 800, 1.02, again('tree')),
        put(1120, 800, 0.96, again('tree')),
      ),
      layer(0.5, fill(p.near, wood(31, -300, 1500, 790, 120))),
      layer(
        0.65,
        put(300, 880, 1.52, again('tree')),
        put(850, 880, 1.36, again('tree')),
        line(p.gold, 13, 'M290 560Q570 690 850 570'),
        line(p.dark, 4, 'M292 538Q570 668 848 548'),
        line(
          p.dark,
          3,
          'M340 560V586M400 584V608M460 602V624M520 612V636M580 614V638M640 610V632M700 598V620M760 580V604M810 562V586',
        ),
        line(inks.paper, 9, 'M430 598v14M452 604v14M622 616v14'),
        line(p.dark, 11, 'M430 588h1M452 594h1M622 606h1'),
      ),
      layer(
        0.9,
        fill(p.leaf, wood(37, -300, 1500, 880, 120)),
        line(
          bloom,
          12,
          'M60 850h1M96 872h1M420 864h1M520 880h1M560 852h1M700 868h1M980 866h1M1040 846h1M1120 870h1',
        ),
        fill(p.front, wood(41, -300, 1500, 920, 90)),
      ),
    ]
  },
}
