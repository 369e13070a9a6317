import { outline, ridge } from '../brush.ts'
import { disc, fill, layer, line, moving, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { palm } from '../plants.ts'
import { birds, clouds } from '../sky.ts'
import { ripples } from '../water.ts'
import { dhow } from '../boats.ts'

const nut =
  fill(
    inks.fern,
    outline('-190,20 -170,-120 -80,-200 80,-200 170,-120 190,20 140,150 0,200 -140,150'),
  ) +
  fill(
    inks.leaf,
    outline('-190,20 -170,-120 -80,-200 20,-200! -40,-100 -60,60 -20,198! -140,150'),
  ) +
  fill(inks.sal, outline('100,-194 170,-120 190,20 140,150 20,198! 110,100 130,-40')) +
  fill(inks.sand, 'M-124-190a124 40 0 1 1 248 0a124 40 0 1 1-248 0Z') +
  fill(inks.paper, 'M-104-190a104 30 0 1 1 208 0a104 30 0 1 1-208 0Z') +
  fill(inks.mist, 'M-70-184a70 18 0 1 1 140 0a70 18 0 1 1-140 0Z') +
  line(inks.tiger, 15, 'M-10-180L60-380L140-410') +
  line(inks.paper, 15, 'M14-250l7-20M42-330l7-20M92-392l20-8') +
  fill(
    inks.ember,
    ...[0, 1, 2, 3, 4].map((at) =>
      round(
        Math.round(-110 + Math.cos(at * 1.257) * 34),
        Math.round(-206 + Math.sin(at * 1.257) * 34),
        28,
      ),
    ),
  ) +
  disc(inks.marigold, -110, -206, 16)

/** The coast: a green coconut to drink on the beach. */
export const coconut: Landscape = {
  title: 'A green coconut with a straw on a sandy beach',
  ...closeUp,
  draw: (p) => [
    openSky(p, 420, 130),
    layer(0.1, birds(p.dark, '300,150,50 380,190,34'), clouds(p, '760,130,260')),
    layer(
      0.2,
      fill(p.far, ridge('600,430 760,390 900,370 1060,350 1500,330', 440)),
      fill(p.water, 'M-300 430H1500V1200H-300Z'),
      ripples(p.shine, { seed: 7, top: 444, floor: 640, count: 26, x: 500, spread: 600 }),
    ),
    moving(0.3, 90, put(300, 510, 0.5, dhow(p))),
    layer(
      0.4,
      fill(p.wall, ridge('-300,640 0,620 300,650 640,620 1000,650 1500,610')),
      fill(p.sand, ridge('-300,664 0,644 300,674 640,644 1000,674 1500,634')),
    ),
    layer(0.5, fill(p.near, palm(1080, 760, 640, -170, 300))),
    layer(
      0.7,
      fill(p.sandShade, 'M330 830a270 50 0 1 1 540 0a270 50 0 1 1-540 0Z'),
      put(560, 650, 1, nut),
      fill(p.wall, outline('180,860 200,810 250,790 300,810 320,860! 250,876')),
      line(
        p.stoneShade,
        5,
        'M250 868V796M230 868L210 812M270 868L290 812M212 866L192 832M288 866L308 832',
      ),
      fill(
        p.roof,
        ...[0, 1, 2, 3, 4].map(
          (at) =>
            `M960 830L${Math.round(960 + Math.cos(at * 1.257 - 1.57) * 84)} ${Math.round(830 + Math.sin(at * 1.257 - 1.57) * 60)}L${Math.round(960 + Math.cos(at * 1.257 - 1) * 26)} ${Math.round(830 + Math.sin(at * 1.257 - 1) * 18)}L${Math.round(960 + Math.cos(at * 1.257 - 2.14) * 26)} ${Math.round(830 + Math.sin(at * 1.257 - 2.14) * 18)}Z`,
        ),
        round(960, 830, 30),
      ),
    ),
  ],
}
