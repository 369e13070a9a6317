import { outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { standing } from './people.ts'
import { palm, wood } from './plants.ts'
import { birds, sky } from './sky.ts'

/** A curved spire with a stone ring and a finial, 330 units tall, its foot at y = 0. */
const spire = (p: Palette) =>
  fill(p.stone, outline('-80,0! -78,-90 -62,-190 -30,-270! 30,-270! 62,-190 78,-90 80,0!')) +
  fill(p.stoneShade, outline('80,0! 78,-90 62,-190 30,-270! 8,-270! 26,-160 30,0!')) +
  line(p.stoneShade, 5, 'M-50 0Q-46-150-16-266M-18 0Q-16-150-4-266') +
  fill(p.stoneShade, outline('-36,-268! -42,-284 -30,-298! 30,-298! 42,-284 36,-268!')) +
  fill(p.gold, outline('-14,-298! -18,-314 0,-340! 18,-314 14,-298!'))

const temple = (p: Palette) => {
  const tower = named('spire', spire(p))
  const roof = (x: number, y: number, half: number, high: number) =>
    polygon(
      `${x - half},${y} ${x - half * 0.55},${y - high * 0.6} ${x - 12},${y - high} ${x + 12},${y - high} ${x + half * 0.55},${y - high * 0.6} ${x + half},${y}`,
    )
  return (
    fill(
      p.stone,
      box(-330, -150, 300, 110),
      roof(-250, -150, 84, 110),
      roof(-110, -150, 104, 170),
    ) +
    fill(
      p.stoneShade,
      roof(-216, -150, 50, 70),
      roof(-60, -150, 60, 110),
      box(-340, -156, 320, 12),
      box(-336, -64, 320, 10),
    ) +
    line(
      p.stoneShade,
      5,
      'M-310-180h104M-290-206h74M-274-232h44M-190-190h140M-166-222h100M-146-254h60M-130-286h34',
    ) +
    fill(
      p.lamp,
      box(-300, -136, 40, 66),
      box(-240, -136, 40, 66),
      box(-170, -136, 34, 66),
      box(-110, -136, 34, 66),
    ) +
    put(120, -120, 1.24, tower) +
    put(40, -130, 0.66, again('spire')) +
    put(206, -130, 0.66, again('spire')) +
    put(120, -120, 0.72, again('spire')) +
    put(10, -110, 0.42, again('spire')) +
    put(236, -110, 0.42, again('spire')) +
    fill(p.stone, box(-20, -150, 280, 110)) +
    fill(
      p.stoneShade,
      box(150, -150, 110, 110),
      box(-26, -156, 292, 12),
      box(-26, -104, 292, 8),
      box(-26, -64, 292, 10),
    ) +
    line(p.stoneShade, 7, 'M0-96v24M24-96v24M48-96v24M72-96v24M96-96v24M120-96v24') +
    fill(p.wallShade, box(-400, -42, 720, 60)) +
    fill(p.wall, box(-400, -46, 720, 14), polygon('-400,18 -400,-42 -460,18'))
  )
}

/** Khajuraho: temples carved like mountains, on a lawn with bushes in flower. */
export const carvedTemples: Landscape = {
  title: 'Carved temples with many spires stand on a lawn',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: -20 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 240, y: 200, radius: 84 } : { x: 420, y: 420, radius: 190 }),
    moving(0.1, 50, birds(p.dark, '420,150,44 490,186,30 376,200,26')),
    layer(0.2, fill(p.far, wood(18, -300, 1500, 640, 110))),
    layer(
      0.3,
      put(330, 690, 0.62, temple(p)),
      fill(p.middle, wood(26, -300, 210, 690, 70), palm(90, 690, 250, 12, 80)),
    ),
    layer(0.45, put(800, 724, 1.06, temple(p).replaceAll('spire', 'peak'))),
    layer(
      0.6,
      fill(p.leaf, ridge('-300,730 1500,730')),
      fill(p.sand, polygon('560,732 660,732 760,1000 380,1000')),
      put(486, 800, 0.46, standing(inks.paper, p.dark, p.dark, p.roof)),
      put(700, 806, 0.46, standing(p.roof, p.dark, p.dark, p.gold), -0.46),
    ),
    layer(
      0.9,
      fill(p.front, wood(7, -300, 400, 860, 110), wood(5, 830, 1500, 870, 110)),
      ...(
        [
          [60, 850],
          [150, 830],
          [230, 856],
          [310, 846],
          [900, 856],
          [980, 836],
          [1070, 850],
          [1150, 840],
        ] as const
      ).map(([x, y]) => disc(p.roof, x, y, 11)),
    ),
  ],
}
