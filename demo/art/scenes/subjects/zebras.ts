import { limb, outline, ridge, stripes } from '../brush.ts'
import { again, disc, fill, layer, line, named, put } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { grass } from '../plants.ts'
import { birds } from '../sky.ts'

/** Head and neck of a zebra, facing right. */
const zebra =
  fill(
    inks.ink,
    outline(
      '40,980! 110,760 190,560 270,400 340,300 420,226! 400,160 420,150! 470,220 500,260 300,520 200,760 190,980!',
    ),
  ) +
  fill(
    inks.paper,
    outline(
      '110,980! 180,780 270,560 350,400 420,300 470,250! 480,190 510,160! 530,220 560,270 640,350 720,460 790,560 812,620 790,668 730,690 670,670 620,610 570,570 520,570! 500,660 520,800 570,980!',
    ),
  ) +
  fill(inks.ink, outline('486,238! 494,196 510,180 520,214 530,246!')) +
  fill(inks.slate, outline('752,560 800,590 816,630 792,672 730,692 690,676! 720,640 736,600')) +
  fill(
    inks.ink,
    stripes(
      '120,900 260,860 500,960 20;150,800 290,780 520,860 20;190,710 320,690 500,770 19;230,630 350,610 494,690 18;270,550 380,530 506,620 17;310,480 410,464 510,560 16;352,410 440,410 540,530 15;394,344 470,360 570,500 14;436,292 500,330 590,450 12;520,270 540,320 600,370 9;560,290 580,340 640,380 9;600,330 610,390 660,430 9;640,370 640,430 690,470 9;670,410 660,480 716,520 9;700,450 690,520 740,560 8;560,548 590,500 580,470 9;600,590 630,540 620,500 8;640,630 670,570 660,530 8;680,650 704,600 700,570 7',
    ),
  ) +
  line(inks.ink, 5, 'M700 660q40 4 70-16M770 620q16 4 22-10') +
  fill(inks.ink, outline('590,392! 616,380 640,400 630,420! 606,412')) +
  disc(inks.paper, 618, 396, 4)

export const zebras: Landscape = {
  title: 'Two zebras on the plain',
  ...closeUp,
  draw: (p) => [
    openSky(p, 560, 170),
    layer(0.1, birds(p.dark, '900,150,44 970,186,30')),
    layer(0.2, fill(p.far, ridge('-300,600 200,580 600,560 900,520 1100,540 1500,590'))),
    layer(
      0.4,
      fill(p.sandShade, 'M-300 610H1500V1200H-300Z'),
      fill(p.sand, ridge('-300,700 0,690 500,720 900,690 1500,710')),
      fill(
        p.front,
        limb('1060,640,16 1066,560,10 1050,500,6'),
        limb('1064,580,8 1100,520,4'),
        outline('950,500 980,476 1060,462 1140,474 1170,500! 1060,490'),
      ),
    ),
    layer(0.6, put(1180, 250, 0.78, named('zebra', zebra), -0.78)),
    layer(0.7, put(-60, -40, 1.04, again('zebra'))),
    layer(
      0.95,
      fill(p.goldShade, grass({ seed: 5, count: 40, floor: 960, tall: 130, width: 16 })),
      fill(p.front, grass({ seed: 29, count: 30, floor: 980, tall: 90, width: 20 })),
    ),
  ],
}
