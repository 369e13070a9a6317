import { outline, ridge } from './brush.ts'
import { box, fill, inTurn, layer, moving, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { sitting } from './people.ts'
import { deodar, wood } from './plants.ts'
import { birds, clouds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** A yacht, 300 units tall, the water at y = 0. */
const yacht = (p: Palette, cloth: string) =>
  fill(p.dark, box(-3, -310, 7, 300)) +
  fill(cloth, outline('10,-300! 50,-200 120,-60! 10,-46!')) +
  fill(p.wall, outline('-10,-280! -60,-140 -90,-50! -10,-50!')) +
  fill(p.roof, box(4, -318, 34, 14)) +
  put(-50, -24, 0.5, sitting(p.gold, p.dark)) +
  fill(p.dark, outline('-120,-36! 130,-40! 100,6 -90,8'))

/** Houses on a hill, 'x,y,size'. */
const town = (p: Palette, list: string) =>
  list
    .split(' ')
    .map((house, index) => {
      const [x = 0, y = 0, size = 0] = house.split(',').map(Number)
      const roof = inTurn(index, [p.roof, p.hideShade, p.leaf])
      const sizes = (value: number) => Math.round(value * size)
      return (
        fill(p.wall, box(x - sizes(40), y - sizes(50), sizes(80), sizes(50))) +
        fill(
          roof,
          polygon(
            `${x - sizes(50)},${y - sizes(48)} ${x - sizes(28)},${y - sizes(84)} ${x + sizes(28)},${y - sizes(84)} ${x + sizes(50)},${y - sizes(48)}`,
          ),
        ) +
        fill(
          p.lamp,
          box(x - sizes(26), y - sizes(36), sizes(16), sizes(18)),
          box(x + sizes(8), y - sizes(36), sizes(16), sizes(18)),
        )
      )
    })
    .join('')

/** Nainital: yachts on the lake in its bowl of wooded hills. */
export const hillLake: Landscape = {
  title: 'Yachts on a lake in a bowl of wooded hills, a town along its shore',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: 20 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 620, y: 190, radius: 80 } : { x: 600, y: 380, radius: 170 }),
    layer(0.1, clouds(p, '150,180,200'), birds(p.dark, '800,190,44 870,226,30')),
    layer(
      0.2,
      fill(
        p.far,
        ridge(
          '-300,330 -60,280 140,220 320,300 500,430 620,480 760,420 920,280 1100,210 1300,270 1500,320',
        ),
      ),
    ),
    layer(
      0.3,
      fill(
        p.middle,
        ridge(
          '-300,380 -40,340 160,380 340,470 520,550 640,566 780,530 940,420 1120,330 1300,360 1500,400',
        ),
      ),
      fill(p.near, wood(6, -300, 330, 620, 80), wood(9, 880, 1500, 620, 80)),
      town(
        p,
        '90,500,0.6 170,530,0.64 40,560,0.76 130,580,0.8 240,570,0.7 1010,500,0.6 1100,480,0.64 1060,560,0.76 960,560,0.66 1160,560,0.8',
      ),
    ),
    layer(
      0.36,
      fill(p.near, wood(30, -300, 1500, 640, 46)),
      town(p, '330,624,0.8 440,624,0.7 540,624,0.62 640,624,0.6 740,624,0.66 850,624,0.78'),
      fill(p.wallShade, box(-300, 622, 1800, 14)),
    ),
    layer(
      0.4,
      fill(p.water, 'M-300 634H1500V1200H-300Z'),
      ripples(p.shine, { seed: 22, top: 646, floor: 900, count: 24, x: 600, spread: 560 }),
    ),
    moving(0.5, 60, put(350, 690, 0.5, yacht(p, p.gold)), put(900, 680, 0.44, yacht(p, p.roof))),
    moving(0.75, 120, put(640, 830, 1.16, yacht(p, p.roof))),
    layer(
      0.95,
      fill(
        p.front,
        deodar(80, 940, 560, 8),
        deodar(1130, 920, 480, 7),
        ridge('-300,870 0,860 160,890 280,1000'),
        ridge('920,1000 1040,900 1200,870 1500,860'),
      ),
    ),
  ],
}
