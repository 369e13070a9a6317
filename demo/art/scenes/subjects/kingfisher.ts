import { limb, outline } from '../brush.ts'
import { disc, fill, layer, line, put } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { grass, wood } from '../plants.ts'
import { ripples } from '../water.ts'

const bird =
  fill(inks.ink, outline('486,352! 250,352! 246,360! 480,404!')) +
  fill(inks.ember, outline('470,384! 276,364! 470,410!')) +
  fill(
    inks.amber,
    outline(
      '440,410 460,330 550,290 640,330 690,420 730,540 750,650 710,700 640,690 550,630 480,550 450,480',
    ),
  ) +
  fill(
    inks.paper,
    outline('456,404! 500,400 540,420 560,456 540,490 500,480 464,450'),
    outline('590,392! 640,390 670,420 660,450 620,440'),
  ) +
  fill(
    inks.turquoise,
    outline(
      '450,366! 470,312 550,268 640,292 700,370 764,510 800,640 836,790! 790,770 750,700! 710,610 680,500 640,430 600,388 540,372 490,378',
    ),
  ) +
  fill(
    inks.indigo,
    outline('620,430! 700,470 760,570 800,680 812,740! 730,690 660,620 616,540 600,480'),
    outline('452,350 490,300 560,270 640,294 676,340! 600,330 520,336'),
  ) +
  fill(inks.amber, outline('470,372! 500,356 560,366 590,388! 550,396 500,388')) +
  line(
    inks.turquoise,
    9,
    'M500 320h1M540 306h1M580 300h1M620 312h1M530 286h1M570 280h1M650 480h1M690 520h1M670 560h1M720 580h1M710 630h1M750 650h1M660 520h1',
  ) +
  disc(inks.ink, 510, 352, 17) +
  disc(inks.paper, 504, 346, 5) +
  line(inks.ember, 12, 'M610 680V716M660 690V716M596 718h30M644 718h34')

export const kingfisher: Landscape = {
  title: 'A kingfisher watches the water from a branch',
  ...closeUp,
  draw: (p) => [
    openSky(p, 360, 110),
    layer(0.2, fill(p.far, wood(9, -300, 1500, 400, 120))),
    layer(
      0.3,
      fill(p.water, 'M-300 396H1500V1200H-300Z'),
      fill(p.middle, wood(14, -300, 1500, 404, 80).replace('V1000', 'V420')),
      ripples(p.shine, { seed: 7, top: 430, floor: 900, count: 34, x: 600, spread: 620 }),
    ),
    layer(
      0.5,
      fill(
        p.near,
        grass({ seed: 11, count: 26, floor: 960, tall: 420, width: 22, from: 820, to: 1300 }),
      ),
      fill(
        p.gold,
        limb('960,900,8 990,560,7'),
        limb('1110,900,8 1120,500,7'),
        outline('976,560 990,470 1006,560 990,580'),
        outline('1106,500 1122,400 1138,500 1122,520'),
      ),
    ),
    layer(
      0.7,
      fill(
        p.front,
        limb('-60,800,64 200,770,50 520,730,42 800,720,34 1040,670,22 1160,610,8'),
        limb('240,770,30 330,860,16 360,930,6'),
        limb('900,706,20 980,750,10 1030,770,4'),
      ),
      fill(
        p.leaf,
        ...['1040,660', '900,700', '150,760', '330,850'].map(
          (at) => `M${at.replace(',', ' ')}q40-50 120-40q-30 60-120 40Z`,
        ),
      ),
      fill(
        p.near,
        ...['1110,630', '980,750', '60,770'].map(
          (at) => `M${at.replace(',', ' ')}q20 60 110 60q-10-60-110-60Z`,
        ),
      ),
      put(0, 0, 1, bird),
    ),
  ],
}
