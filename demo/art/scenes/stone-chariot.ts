import { outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { elephant } from './elephant.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { palm } from './plants.ts'
import { birds, sky } from './sky.ts'

/** Heaped boulders, 'x,y,size'. */
const boulders = (p: Palette, list: string) =>
  list
    .split(' ')
    .map((boulder, index) => {
      const [x = 0, y = 0, size = 0] = boulder.split(',').map(Number)
      const at = (out: number, up: number) => `${x + size * out},${y - size * up}`
      const lean = index % 2 ? 0.12 : -0.1
      return (
        fill(
          p.sand,
          outline(
            `${at(-0.9, 0)} ${at(-1, 0.5)} ${at(-0.5 + lean, 1.05)} ${at(0.4 + lean, 1.1)} ${at(1, 0.6)} ${at(0.9, 0)} ${at(0, -0.1)}`,
          ),
        ) +
        fill(
          p.sandShade,
          outline(
            `${at(0.4 + lean, 1.1)} ${at(1, 0.6)} ${at(0.9, 0)} ${at(0, -0.1)} ${at(0.3, 0.3)} ${at(0.5, 0.7)}`,
          ),
        )
      )
    })
    .join('')

const wheel = (p: Palette) =>
  disc(p.dark, 0, 0, 92) +
  disc(p.stone, 0, 0, 84) +
  disc(p.stoneShade, 0, 0, 62) +
  line(p.stone, 9, 'M-60 0H60M0-60V60M-42-42L42 42M-42 42L42-42') +
  disc(p.stone, 0, 0, 24) +
  disc(p.dark, 0, 0, 9)

/** The chariot shrine, 520 units wide, its wheels at y = 0. */
const chariot = (p: Palette) =>
  fill(p.stoneShade, box(-240, -120, 480, 100)) +
  fill(p.stone, box(-260, -140, 520, 26), box(-250, -70, 500, 16), box(-214, -30, 428, 30)) +
  fill(p.stoneShade, box(-170, -310, 340, 176)) +
  fill(p.lamp, 'M-50-140v-110q10-30 50-36q40 6 50 36v110Z') +
  fill(p.stone, ...[-196, -150, -92, 68, 126, 172].map((x) => box(x, -310, 24, 174))) +
  fill(
    p.stone,
    'M-250-300Q-220-336-190-346H190Q220-336 250-300Q120-316 0-314T-250-300Z',
    box(-170, -384, 340, 40),
  ) +
  fill(
    p.stoneShade,
    box(-150, -372, 20, 28),
    box(-90, -372, 20, 28),
    box(-30, -372, 20, 28),
    box(30, -372, 20, 28),
    box(90, -372, 20, 28),
    box(136, -372, 20, 28),
  ) +
  fill(
    p.stone,
    polygon('-130,-384 -100,-430 100,-430 130,-384'),
    outline('-60,-430! -66,-466 0,-500! 66,-466 60,-430!'),
  ) +
  fill(p.gold, box(-4, -536, 8, 40), 'M-12-510h24l-12 14Z') +
  put(-150, -92, 1, named('wheel', wheel(p))) +
  put(150, -92, 1, again('wheel'))

const gopuram = (p: Palette) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => {
      const [half, y] = [86 - index * 8, -index * 40]
      return (
        fill(
          p.wall,
          polygon(`${-half},${y} ${-half + 6},${y - 36} ${half - 6},${y - 36} ${half},${y}`),
        ) + fill(p.stoneShade, box(-half - 4, y - 40, 2 * half + 8, 8), box(-9, y - 30, 18, 24))
      )
    })
    .join('') + fill(p.gold, 'M-40-318q-4-30 20-38h40q24 8 20 38Z')

/** Hampi: the stone chariot among boulders. */
export const stoneChariot: Landscape = {
  title: 'A chariot of stone among temples and heaped boulders',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: 20 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 930, y: 190, radius: 80 } : { x: 660, y: 400, radius: 210 }),
    moving(0.1, 50, birds(p.dark, '600,130,44 670,166,30 556,180,26')),
    layer(
      0.22,
      boulders(
        p,
        '-20,560,120 150,590,110 90,430,90 1010,580,130 1200,560,120 1100,430,100 1030,330,60 30,330,66',
      ),
    ),
    layer(
      0.32,
      put(250, 640, 0.94, gopuram(p)),
      fill(
        p.near,
        palm(400, 650, 230, -14, 80),
        palm(960, 660, 260, 20, 90),
        palm(1060, 660, 200, -10, 76),
      ),
      boulders(p, '-80,680,110 90,680,80 1140,690,110 1260,690,130'),
    ),
    layer(0.45, fill(p.leaf, ridge('-300,664 300,654 700,660 1100,652 1500,660'))),
    layer(
      0.6,
      put(640, 800, 1.06, chariot(p)),
      put(
        980,
        810,
        0.3,
        named('beast', elephant({ ...p, hide: p.wall, hideShade: p.stoneShade }, false)),
      ),
      put(300, 810, 0.3, again('beast'), -0.3),
    ),
    layer(
      0.85,
      fill(p.sand, ridge('-300,806 200,800 640,812 1000,802 1500,808')),
      fill(
        p.sandShade,
        polygon('-300,850 1500,836 1500,850 -300,866'),
        polygon('-300,910 1500,890 1500,906 -300,930'),
      ),
    ),
  ],
}
