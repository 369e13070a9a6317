import { ridge } from './brush.ts'
import { box, disc, fill, layer, line, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import type { Palette } from './palette.ts'
import { felucca } from './boats.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** White houses, 'x,y,width,height'. */
function houses(p: Palette, list: string): string {
  return list
    .split(' ')
    .map((house, index) => {
      const [x = 0, y = 0, width = 0, high = 0] = house.split(',').map(Number)
      const shade = Math.round(width * 0.32)
      const opening =
        index % 3 === 0
          ? `M${x + 16} ${y + high}v-34q0-14 13-14t13 14v34Z`
          : box(x + 16, y + 18, 18, 24)
      return (
        fill(p.wall, box(x, y, width, high)) +
        fill(p.wallShade, box(x + width - shade, y, shade, high)) +
        fill(p.middle, opening)
      )
    })
    .join('')
}

/** A chapel, its foot at 0, 0. */
const chapel = (p: Palette) =>
  fill(p.wall, box(-90, -100, 180, 100), box(-66, -122, 132, 24)) +
  fill(p.wallShade, box(40, -100, 50, 100), box(30, -122, 36, 24)) +
  fill(p.middle, 'M-70-120q0-84 70-88q70 4 70 88Z') +
  fill(p.far, 'M-52-122q0-62 44-76q-16 26-18 76Z') +
  line(p.wall, 6, 'M0-208v-34M-12-230h24') +
  fill(p.middle, 'M-20 0v-46q0-20 20-20t20 20v46Z')

const bells = (p: Palette) =>
  fill(p.wall, 'M-60 0v-120q0-16 20-16q4-36 40-38q36 2 40 38q20 0 20 16v120Z') +
  fill(
    p.sky,
    'M-44-60v-40q0-16 16-16t16 16v40ZM12-60v-40q0-16 16-16t16 16v40ZM-16-128q0-18 16-18t16 18Z',
  ) +
  disc(p.gold, -28, -72, 9) +
  disc(p.gold, 28, -72, 9)

/** The Greek islands: white houses and blue domes above a bay. */
export const whiteVillage: Landscape = {
  title: 'White houses and domes on a cliff above a bay',
  views: { dawn: { zoom: 1.08, mirrored: true }, day: {}, dusk: { zoom: 1.16, aside: 30 } },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(inks.haze, [380, inks.mist])]
      : sky(p, { x: 330, y: 440, radius: 180 })),
    moving(0.1, 50, birds(p.dark, '520,150,44 590,190,30 470,206,26')),
    layer(0.2, fill(p.far, ridge('-300,520 -120,470 0,490 120,450 260,500 380,540 1500,560', 600))),
    layer(
      0.3,
      fill(p.water, 'M-300 556H1500V1200H-300Z'),
      ripples(p.shine, { seed: 12, top: 566, floor: 860, count: 26, x: 330, spread: 420 }),
    ),
    moving(0.4, 130, put(280, 690, 0.5, felucca(p))),
    layer(
      0.5,
      fill(
        p.stoneShade,
        ridge(
          '400,1000 460,860 540,760 580,640 660,540 760,470 860,400 1000,340 1160,310 1500,300',
        ),
      ),
      fill(
        p.stone,
        ridge('520,1000 560,900 640,800 680,700 760,600 860,500 980,420 1160,360 1500,330'),
      ),
    ),
    layer(
      0.6,
      fill(p.wallShade, 'M690 1200V640L790 480L940 330L1090 240H1500V1200Z'),
      houses(
        p,
        '980,220,120,110 1090,180,140,150 1210,230,160,120 900,300,110,110 1130,310,120,90 820,390,110,100 1240,340,160,90 740,480,110,96 700,574,90,90',
      ),
      put(1030, 400, 0.96, chapel(p)),
      houses(p, '1120,400,110,110 930,400,60,90 850,470,120,96 1220,430,140,120 770,560,120,100'),
      put(1010, 560, 1.04, bells(p)),
      put(1150, 620, 1.2, chapel(p)),
      houses(
        p,
        '880,560,90,120 960,610,110,110 800,640,110,110 1060,640,80,110 1260,600,140,140 880,690,150,130 700,690,110,100 1020,720,170,120',
      ),
      fill(p.wall, 'M640 800h90v-20h110v30h190v-10h400V1200H600Z'),
    ),
    layer(
      0.9,
      fill(p.roof, ...bougainvillea(1180, 880, 60), ...bougainvillea(720, 900, 44)),
      fill(p.near, ...bougainvillea(1100, 930, 40), ...bougainvillea(800, 920, 30)),
    ),
  ],
}

const bougainvillea = (x: number, y: number, size: number) =>
  (
    [
      [-1, 0.3, 0.6],
      [-0.3, -0.3, 0.8],
      [0.6, -0.1, 0.7],
      [1.2, 0.5, 0.5],
      [0.2, 0.5, 0.9],
    ] as const
  ).map(([dx, dy, r]) => {
    const [left, middle] = [Math.round(x + dx * size), Math.round(y + dy * size)]
    const radius = Math.round(r * size)
    return `M${left - radius} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  })
