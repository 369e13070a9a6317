import { outline, ridge } from './brush.ts'
import { box, disc, fill, inTurn, layer, line, moving, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { deodar, wood } from './plants.ts'
import { clouds } from './sky.ts'
import { ripples } from './water.ts'

/** Steep houses, 'x,y,half,high,ink'. */
function houses(p: Palette, list: string): string {
  const coats = [p.wall, p.stone, p.wallShade, p.gold, p.roof] as const
  return list
    .split(' ')
    .map((house) => {
      const [x = 0, y = 0, half = 0, high = 0, ink = 0] = house.split(',').map(Number)
      const rows = [0, 1].flatMap((row) =>
        [-0.6, -0.1, 0.4].map((out) =>
          box(Math.round(x + half * out), y - high + 14 + row * 40, 14, 20),
        ),
      )
      return (
        fill(
          inTurn(ink, coats),
          box(x - half, y - high, half * 2, high),
          polygon(`${x - half},${y - high} ${x},${y - high - half} ${x + half},${y - high}`),
        ) +
        fill(
          p.stoneShade,
          `M${x - half - 12} ${y - high + 8}L${x} ${y - high - half - 16}L${x + half + 12} ${y - high + 8}l-10 4L${x} ${y - high - half + 6}L${x - half - 2} ${y - high + 12}Z`,
        ) +
        fill(p.lamp, ...rows, box(x - 7, y - high - half * 0.5, 14, 16)) +
        fill(p.roof, box(x - half, y - high + 36, half * 2, 5))
      )
    })
    .join('')
}

const church = (p: Palette) =>
  fill(p.wall, box(-34, -230, 68, 230), box(20, -110, 150, 110)) +
  fill(p.wallShade, box(8, -230, 26, 230)) +
  fill(p.hideShade, polygon('14,-108 40,-170 150,-170 176,-108')) +
  fill(p.roof, polygon('-44,-228 -20,-270 0,-480 20,-270 44,-228')) +
  fill(
    p.dark,
    'M-24-150v-26q0-14 12-14t12 14v26Z',
    box(60, -80, 16, 40),
    box(100, -80, 16, 40),
    box(136, -80, 16, 40),
  ) +
  disc(p.gold, -6, -208, 13) +
  line(p.gold, 4, 'M0-478v-34M-10-500h20')

const swan = (p: Palette) =>
  fill(
    p.wall,
    outline('-50,-6! -60,-40 -30,-34 10,-38 30,-10! 10,6 -30,6'),
    outline('14,-10! 34,-40 20,-70 34,-92 54,-84! 40,-78 38,-66 48,-40 30,-6!'),
  ) + fill(p.roof, 'M50-90l20 8l-18 4Z')

/** Hallstatt: wooden houses and a spire at the water, mountains straight behind. */
export const lakeVillage: Landscape = {
  title: 'A village with a pointed spire at a mountain lake',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: -20 } },
  draw: (p, time) => [
    plainSky(time === 'day' ? inks.haze : p.sky),
    layer(0.15, snowRange(p, '980,240,330 1220,300,300', 620), clouds(p, '700,230,160')),
    layer(
      0.25,
      fill(p.far, outline('-300,40! -40,70 160,150 300,260 430,420 560,620! -300,640!')),
      fill(
        p.middle,
        ridge('-300,240 0,290 200,380 380,470 560,560 760,600 1000,560 1200,500 1500,480'),
      ),
      fill(
        p.near,
        ...[-20, 40, 110, 180, 260, 330, 420, 1000, 1070, 1140, 1210].map((x, index) =>
          deodar(x, (x < 900 ? 560 : 596) + ((index * 13) % 30), 150 + ((index * 37) % 70), 5),
        ),
      ),
    ),
    layer(0.35, fill(p.near, wood(11, -300, 620, 620, 70), wood(3, 760, 1500, 620, 50))),
    layer(
      0.4,
      houses(
        p,
        '40,560,44,80,2 150,550,40,84,1 280,560,42,76,0 80,640,52,96,0 200,640,48,84,3 318,640,50,92,4 690,640,40,70,1 780,640,36,60,2',
      ),
      put(520, 640, 0.94, church(p)),
      houses(p, '430,640,44,70,2'),
      fill(p.front, wood(4, -300, 860, 652, 30)),
    ),
    layer(
      0.45,
      fill(p.water, 'M-300 644H1500V1200H-300Z'),
      fill(
        p.wallShade,
        ...(
          [
            [20, 664, 380],
            [470, 664, 110],
            [60, 690, 300],
            [490, 690, 70],
            [120, 716, 180],
            [506, 716, 36],
            [512, 742, 22],
          ] as const
        ).map(([x, y, wide]) => `M${x} ${y}h${wide}a5 5 0 0 1 0 10h${-wide}a5 5 0 0 1 0-10Z`),
      ),
      ripples(p.shine, { seed: 14, top: 656, floor: 900, count: 12, x: 700, spread: 520 }),
    ),
    moving(0.7, 60, put(700, 790, 1.2, swan(p)), put(830, 816, 0.94, swan(p))),
    layer(
      0.95,
      fill(p.front, ridge('-300,850 0,846 160,880 260,1000')),
      fill(
        p.roof,
        ...(
          [
            [30, 838],
            [80, 846],
            [130, 858],
            [10, 862],
          ] as const
        ).map(([x, y]) => `M${x - 12} ${y}a12 12 0 1 1 24 0a12 12 0 1 1-24 0Z`),
      ),
    ),
  ],
}
