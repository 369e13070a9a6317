import { outline } from '../brush.ts'
import { again, disc, fill, layer, line, named, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { grass } from '../plants.ts'
import { birds, clouds } from '../sky.ts'
import { ripples } from '../water.ts'

/** A puffin, facing right, 330 units tall, its feet at y = 0. */
const bird =
  fill(inks.tiger, 'M-34-8q-20 20-10 26h60q6-14-14-26ZM20-8q-16 20-8 26h60q6-14-14-26Z') +
  line(inks.tiger, 14, 'M-14-30V4M36-30V4') +
  fill(
    inks.ink,
    outline(
      '-90,-30! -84,-120 -60,-210 -40,-270 0,-322 50,-326 84,-296 86,-250 70,-210 84,-140 70,-60 30,-20 -40,-20',
    ),
  ) +
  fill(inks.paper, outline('-8,-30 -20,-100 10,-180 60,-204! 92,-150 90,-80 66,-34 30,-20')) +
  fill(inks.paper, outline('6,-286 40,-308 80,-290 86,-250 62,-222 24,-226 0,-250')) +
  fill(inks.ink, outline('-70,-190! -40,-180 -20,-110 -40,-40 -90,-20!')) +
  fill(inks.slate, outline('74,-292! 100,-290 106,-260 96,-232 78,-234!')) +
  fill(inks.marigold, 'M96-290q12 0 14 4l-4 50q-4 6-14 4Z') +
  fill(inks.tiger, outline('104,-288! 138,-272 158,-244! 130,-236 102,-234!')) +
  line(inks.paper, 4, 'M116-282l-4 44M130-274l-4 36') +
  fill(inks.ink, polygon('26,-268 50,-284 60,-258')) +
  disc(inks.tiger, 47, -270, 8) +
  disc(inks.ink, 47, -270, 4)

export const puffins: Landscape = {
  title: 'Two puffins on a grassy cliff over the sea',
  ...closeUp,
  draw: (p) => [
    openSky(p, 480, 130),
    layer(0.1, birds(p.dark, '820,130,56 920,190,40 760,230,36'), clouds(p, '140,150,240')),
    layer(
      0.2,
      fill(
        p.far,
        polygon(
          '700,520 760,420 800,400 850,300 900,310 960,240 1010,300 1060,290 1130,380 1500,400 1500,520',
        ),
      ),
    ),
    layer(
      0.3,
      fill(p.water, 'M-300 516H1500V1200H-300Z'),
      ripples(p.shine, { seed: 7, top: 530, floor: 900, count: 30, x: 700, spread: 600 }),
      fill(p.hideShade, polygon('980,600 1000,480 1040,440 1070,500 1100,600')),
    ),
    layer(
      0.6,
      fill(p.hideShade, outline('-300,760! 300,740 640,770 860,800! 900,880 860,1000! -300,1000!')),
      fill(
        p.hide,
        polygon('640,800 700,860 680,1000 560,1000 600,880'),
        polygon('200,800 260,900 220,1000 100,1000'),
      ),
      fill(
        p.leaf,
        outline(
          '-300,700! 0,690 300,700 600,726 860,770 900,800! 800,810 700,830 560,806 400,830 200,800 0,826 -300,810!',
        ),
      ),
    ),
    layer(
      0.75,
      put(300, 724, 1.5, named('puffin', bird)),
      put(720, 764, 1.24, again('puffin'), -1.24),
    ),
    layer(
      0.9,
      fill(
        p.near,
        grass({ seed: 5, count: 26, floor: 830, tall: 80, width: 14, from: -60, to: 820 }),
      ),
      fill(p.wall, ...copiesOf('60,770 110,790 480,800 540,780 840,800 450,770')),
      fill(p.gold, round(60, 770, 6), round(110, 790, 6), round(480, 800, 6), round(540, 780, 6)),
    ),
  ],
}

const copiesOf = (list: string) =>
  list.split(' ').map((at) => {
    const [x = 0, y = 0] = at.split(',').map(Number)
    return round(x, y, 14)
  })
