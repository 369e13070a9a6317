import { limb, outline, ridge } from './brush.ts'
import { fill, layer, line, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import type { Palette } from './palette.ts'
import { sitting, standing } from './people.ts'
import { wood } from './plants.ts'
import { birds, sky } from './sky.ts'

const boat = (p: Palette) =>
  fill(p.front, outline('-230,110! 0,90 250,104! 150,140 -140,142')) +
  put(-180, -18, 0.9, standing(p.wall, p.dark, p.dark, p.roof)) +
  fill(p.dark, limb('-134,-150,7 -220,120,7')) +
  put(-20, -8, 0.8, sitting(p.roof, p.dark)) +
  put(80, -8, 0.8, sitting(p.stone, p.dark), -0.8) +
  fill(p.dark, outline('-300,-50! -180,-16 0,-6 180,-18 320,-62! 260,10 150,34 -160,34 -250,12')) +
  fill(p.roof, 'M-284-38Q0 16 306-48L296-32Q0 30-270-24Z')

const stones =
  '120,760,60,20 300,850,90,26 520,880,80,22 760,850,110,30 960,780,70,20 1080,860,100,28 200,680,44,12 900,700,50,14 640,680,36,10 420,720,40,12 1020,700,36,10 60,860,70,20'
const pebble = (stone: string) => {
  const [x = 0, y = 0, wide = 0, high = 0] = stone.split(',').map(Number)
  return `M${x - wide} ${y}q0${-high} ${wide}${-high}t${wide} ${high}t${-wide} ${high}t${-wide}${-high}Z`
}

/** Meghalaya: a boat and its shadow on a clear river in a green gorge, with a suspension bridge. */
export const riverGorge: Landscape = {
  title: 'A boat on a clear river in a green gorge under a hanging bridge',
  views: { dawn: { zoom: 1.08, mirrored: true }, day: {}, dusk: { zoom: 1.16, aside: 30 } },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(p.sky, [330, inks.paper])]
      : sky(p, { x: 600, y: 360, radius: 160 })),
    moving(0.1, 50, birds(p.dark, '420,110,44 490,146,30 374,160,26')),
    layer(
      0.2,
      fill(
        p.far,
        ridge('-300,240 0,300 240,420 430,520 600,580 760,510 960,400 1200,280 1500,240'),
      ),
    ),
    layer(
      0.3,
      fill(
        p.middle,
        ridge('-300,230 0,290 130,334 260,470 400,580 520,630', 660),
        ridge('680,630 800,580 940,470 1070,334 1200,290 1500,230', 660),
      ),
    ),
    layer(
      0.36,
      fill(p.dark, 'M106 284h16v76h-16ZM1078 284h16v76h-16Z'),
      line(
        p.dark,
        6,
        'M120 330Q600 560 1080 330M120 300Q600 500 1080 300',
        ...[200, 280, 360, 440, 520, 600, 680, 760, 840, 920, 1000].map((x) => {
          const t = (x - 120) / 960
          const sag = (low: number, deep: number) => Math.round(low + 4 * deep * t * (1 - t) * 0.5)
          return `M${x} ${sag(330, 230)}V${sag(300, 200)}`
        }),
      ),
    ),
    layer(
      0.42,
      fill(p.water, 'M-300 630H1500V1200H-300Z'),
      fill(p.far, ...stones.split(' ').map(pebble)),
      line(
        p.shine,
        4,
        'M240 700h120M700 670h90M860 740h140M180 800h90M560 650h60M930 830h120M340 780h50',
      ),
    ),
    layer(
      0.5,
      fill(
        p.near,
        wood(6, -300, 330, 640, 90).replace('V1000', 'V660'),
        wood(9, 900, 1500, 640, 90).replace('V1000', 'V660'),
        outline('-300,240! -100,300 40,420 130,560 190,660! -300,700!'),
        outline('1500,240! 1300,300 1160,420 1070,560 1010,660! 1500,700!'),
      ),
    ),
    moving(0.7, 120, put(600, 740, 1.06, boat(p))),
    layer(
      0.95,
      fill(
        p.front,
        outline('-300,560! -60,580 40,660 90,780 160,860 200,1000! -300,1000!'),
        outline('1500,600! 1280,620 1180,700 1130,800 1040,880 1000,1000! 1500,1000!'),
      ),
    ),
  ],
}
