import { ridge } from './brush.ts'
import { arch, onion } from './domes.ts'
import { box, fill, layer, line, moving, polygon, put } from './drawing.ts'
import { elephant } from './elephant.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import type { Palette } from './palette.ts'
import { wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** Walls with watch towers along points 'x,y'. */
function walls(points: string): string {
  const list = points.split(' ').map((at) => {
    const [x = 0, y = 0] = at.split(',').map(Number)
    return [x, y] as const
  })
  return list
    .map(([x, y], index) => {
      const next = list[index + 1]
      const tower =
        box(x - 16, y - 44, 32, 60) +
        box(x - 20, y - 54, 10, 14) +
        box(x - 5, y - 54, 10, 14) +
        box(x + 10, y - 54, 10, 14)
      return (
        tower +
        (next
          ? polygon(
              `${x},${y - 22} ${next[0]},${next[1] - 22} ${next[0]},${next[1] + 16} ${x},${y + 16}`,
            )
          : '')
      )
    })
    .join('')
}

/** The palace in three terraces, 760 wide, its foot at y = 0. */
const palace = (p: Palette) =>
  fill(p.stoneShade, polygon('-400,0 -380,-130 380,-130 400,0')) +
  fill(
    p.stone,
    polygon('-400,0 -380,-130 120,-130 140,0'),
    box(-330, -230, 560, 104),
    box(-220, -310, 340, 84),
    onion(-200, -310, 30),
    onion(100, -310, 30),
    onion(-50, -330, 44),
    box(-94, -336, 88, 30),
    onion(-300, -230, 34),
    onion(210, -230, 34),
  ) +
  fill(
    p.stoneShade,
    box(120, -230, 110, 104),
    box(60, -310, 60, 84),
    box(-340, -238, 580, 10),
    box(-230, -318, 360, 10),
    box(-390, -138, 780, 10),
  ) +
  fill(
    p.lamp,
    ...[-300, -244, -188, -132, -76, -20, 36, 92, 148, 196].map((x) => arch(x, -150, 32, 56)),
    ...[-190, -140, -90, -40, 10, 60, 96].map((x) => arch(x, -244, 26, 44)),
    ...[-320, -250, 210, 290].map((x) => box(x, -96, 22, 30)),
    arch(-60, 0, 70, 104),
  ) +
  line(p.wall, 5, 'M-330-126H230M-220-226H120')

/** Amber: the palace on its hill above a lake, walls along the ridges behind. */
export const amberPalace: Landscape = {
  title: 'An amber palace on its hill above a lake, walls along the ridges behind',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.07, aside: 50 } },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(inks.haze, [330, inks.mist])]
      : sky(p, { x: 560, y: 330, radius: 170 })),
    moving(0.1, 50, birds(p.dark, '400,110,44 470,146,30 356,160,26')),
    layer(
      0.2,
      fill(
        p.far,
        ridge(
          '-300,430 -60,360 120,300 280,340 460,300 700,250 860,210 1000,260 1200,330 1500,380',
        ),
      ),
      fill(
        p.middle,
        walls('-40,346 110,290 270,330 460,292 700,240 860,200 1010,256 1190,322 1300,360'),
      ),
    ),
    layer(
      0.3,
      fill(
        p.near,
        ridge('-300,600 -40,560 120,480 300,430 560,420 840,430 1000,490 1200,560 1500,580'),
      ),
      fill(p.leaf, wood(16, -300, 420, 640, 60), wood(33, 820, 1500, 640, 60)),
    ),
    layer(
      0.4,
      put(600, 640, 0.98, palace(p)),
      fill(p.sand, polygon('520,640 580,640 380,690 240,690')),
    ),
    layer(
      0.45,
      fill(p.leaf, wood(4, -300, 1500, 690, 40)),
      fill(p.wallShade, box(-300, 680, 1800, 24)),
      fill(p.water, 'M-300 700H1500V1200H-300Z'),
      fill(
        p.stoneShade,
        ...(
          [
            [300, 720, 560],
            [340, 744, 460],
            [430, 768, 320],
            [520, 792, 150],
          ] as const
        ).map(([x, y, wide]) => `M${x} ${y}h${wide}a5 5 0 0 1 0 10h${-wide}a5 5 0 0 1 0-10Z`),
      ),
      ripples(p.shine, { seed: 19, top: 712, floor: 880, count: 18, x: 600, spread: 560 }),
    ),
    layer(
      0.85,
      fill(p.sand, ridge('-300,850 100,842 500,862 900,858 1200,846 1500,850')),
      put(930, 868, 0.5, elephant(p)) +
        put(
          930,
          868,
          0.5,
          fill(p.roof, 'M-190-412Q-80-446 50-414L60-270Q-60-240-200-270Z') +
            fill(
              p.gold,
              'M-200-290Q-60-260 60-290V-270Q-60-240-200-270Z',
              box(-120, -520, 12, 100),
              box(0, -520, 12, 100),
              'M-140-512Q-54-590 32-512Z',
            ),
        ),
      fill(p.front, ridge('-300,890 200,880 600,896 1000,890 1500,880')),
    ),
  ],
}
