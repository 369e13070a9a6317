import { limb, outline, ridge } from '../brush.ts'
import { disc, fill, layer, line, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { wood } from '../plants.ts'

const bird =
  fill(inks.paper, limb('410,720,120 370,860,116 340,1010,100')) +
  fill(inks.ink, limb('388,800,124 372,860,120')) +
  fill(
    inks.ink,
    outline('330,740 330,620 380,510 470,440 560,430 610,490 604,610 550,710 460,780 380,800'),
  ) +
  fill(inks.sand, limb('540,520,130 600,420,116 640,330,104')) +
  fill(inks.peach, outline('520,500! 580,520 620,470 660,390! 610,380 560,420')) +
  fill(inks.ink, outline('600,290 640,250 690,270 710,320 690,370 640,380 610,350')) +
  fill(
    inks.sand,
    outline('360,600! 420,560 480,570 520,610! 470,640 400,650'),
    outline('350,690! 400,720 470,720 520,690! 470,750 380,750'),
  ) +
  fill(
    inks.marigold,
    outline('650,276! 740,262 860,300 960,384 1000,470! 930,420 850,388 760,376 680,374 650,350'),
  ) +
  fill(inks.amber, outline('676,376! 760,382 860,404 950,450! 860,444 760,424 680,402')) +
  fill(inks.amber, outline('620,262! 630,206 710,176 820,186 888,240! 810,246 720,258 650,286')) +
  fill(inks.marigold, outline('640,240 660,206 720,190 800,198 840,216! 740,214 680,230')) +
  fill(inks.ink, outline('620,262! 624,220 650,200! 646,240 650,280!')) +
  line(inks.rust, 5, 'M690 374Q800 376 990 466') +
  disc(inks.ember, 664, 312, 15) +
  disc(inks.ink, 664, 312, 8) +
  line(inks.paper, 4, 'M650 290q16-10 32 2') +
  line(inks.slate, 16, 'M450 770V800M520 746V786M434 804h40M504 790h40')

export const hornbill: Landscape = {
  title: 'A great hornbill on a branch of the rain forest',
  ...closeUp,
  draw: (p) => [
    openSky(p, 480, 150),
    layer(0.2, fill(p.far, ridge('-300,560 -60,480 200,540 460,450 700,540 960,440 1500,520'))),
    layer(0.3, fill(p.middle, wood(9, -300, 1500, 660, 150))),
    layer(0.4, fill(p.near, wood(5, -300, 1500, 790, 170))),
    layer(
      0.6,
      fill(
        p.front,
        limb('-60,860,90 200,820,70 520,800,60 860,790,44 1100,740,26 1260,650,10'),
        limb('900,780,30 1010,840,20 1080,920,10'),
      ),
    ),
    layer(0.7, bird),
    layer(
      0.8,
      fill(
        p.roof,
        ...[
          '1000,690',
          '1040,710',
          '1020,740',
          '1070,690',
          '1056,744',
          '200,780',
          '230,800',
          '190,812',
        ].map((at) => round(Number(at.split(',')[0]), Number(at.split(',')[1]), 17)),
      ),
      fill(
        p.leaf,
        ...['1090,720', '960,750', '130,810', '60,830', '1180,680'].map(
          (at) => `M${at.replace(',', ' ')}q30-90 130-90q-10 90-130 90Z`,
        ),
      ),
      fill(
        p.leaf,
        ...['-40,130', '60,60', '1180,120'].map(
          (at) => `M${at.replace(',', ' ')}q60-110 210-60q-60 120-210 60Z`,
        ),
      ),
      fill(
        p.near,
        ...['-60,40', '1110,30', '1040,-20'].map(
          (at) => `M${at.replace(',', ' ')}q90-30 190 70q-130 30-190-70Z`,
        ),
      ),
    ),
  ],
}
