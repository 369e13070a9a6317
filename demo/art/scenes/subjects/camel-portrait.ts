import { outline, ridge } from '../brush.ts'
import { disc, fill, layer, line, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { birds } from '../sky.ts'
import type { Palette } from '../palette.ts'

const tassel = (x: number, y: number) => `M${x - 8} ${y}h16l8 60h-32Z`

const head =
  fill(inks.amber, outline('560,330! 540,280 552,240 576,236! 590,270 596,320!')) +
  fill(
    inks.peach,
    outline(
      '90,1000! 200,880 330,800 430,690 480,570 494,450 510,370 550,310 620,280 690,284 770,316 850,352 908,396 926,440 912,480 880,496 850,500! 838,524 800,530 770,510 700,500 640,520 610,590 600,720 610,860 650,1000!',
    ),
  ) +
  fill(
    inks.amber,
    outline('90,1000! 200,880 330,800 430,690 480,570 494,470! 520,600 500,740 440,860 420,1000!'),
    outline('500,380! 510,330 560,292 620,270 640,290! 580,320 530,380'),
  ) +
  fill(inks.amber, outline('600,300! 586,260 604,226 630,230! 634,262 630,300!')) +
  line(inks.ember, 5, 'M920 440q-50 40-150 34M880 410q14-6 26 4') +
  fill(inks.ink, outline('654,372! 676,350 716,352 736,376! 700,392 674,388')) +
  line(inks.ink, 6, 'M648 372q36-40 92-4M740 372l22 4M732 362l22-6M648 374l-16 6') +
  disc(inks.paper, 696, 366, 5)

const bridle = (p: Palette) =>
  line(
    p.roof,
    13,
    'M580 300Q600 420 620 520M790 326Q770 420 790 520M604 400Q700 450 786 420M526 420Q600 430 620 520',
  ) +
  line(
    inks.marigold,
    6,
    'M586 330h1M592 370h1M600 410h1M606 450h1M612 490h1M640 420h1M680 432h1M720 436h1M760 430h1M786 360h1M782 400h1M780 440h1M784 480h1',
  ) +
  fill(p.middle, tassel(606, 540), tassel(790, 530)) +
  fill(p.roof, tassel(640, 530), tassel(560, 460)) +
  fill(
    p.roof,
    'M452 640Q540 720 606 660L604 700Q530 760 430 690Z',
    'M360 770Q480 880 606 800L608 844Q480 930 320 806Z',
  ) +
  fill(
    inks.marigold,
    ...[470, 510, 550, 590].map((x) => round(x, 716 - Math.abs(x - 530) / 3, 9)),
    ...[390, 440, 490, 540, 586].map((x) => round(x, 862 - Math.abs(x - 490) / 3, 11)),
  ) +
  fill(p.middle, ...[400, 460, 520, 580].map((x) => tassel(x, 880 - Math.abs(x - 490) / 3)))

export const camelPortrait: Landscape = {
  title: 'A camel with a tasselled bridle before the dunes',
  ...closeUp,
  draw: (p) => [
    openSky(p, 560, 170),
    layer(0.1, birds(p.dark, '180,170,44 250,206,30')),
    layer(0.25, fill(p.far, ridge('-300,640 0,600 260,640 560,560 860,620 1100,560 1500,620'))),
    layer(
      0.4,
      fill(p.sandShade, ridge('-300,740 100,690 400,740 760,660 1040,600! 1200,640 1500,690')),
      fill(
        p.sand,
        outline(
          '1040,600! 980,690 820,800 500,900 -300,940! -300,1100! 1500,1100! 1500,800! 1240,740',
        ),
      ),
    ),
    layer(0.7, put(-30, -10, 1.06, head + bridle(p))),
  ],
}
