import { limb, outline } from '../brush.ts'
import { box, disc, fill, layer, line, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'

/** A figure of an Egyptian relief, facing right, 560 units tall, its feet at y = 0. */
const figure = (skin: string, kilt: string, head: string) =>
  fill(
    skin,
    limb('-30,-250,60 -60,-130,44 -70,-10,30'),
    limb('20,-250,60 60,-130,44 70,-10,30'),
    'M-86-22h90l14 22h-104ZM54-22h90l14 22h-104Z',
    outline('-80,-420! 80,-420! 56,-330 44,-260! -44,-260! -56,-330'),
    limb('-70,-410,34 -90,-320,26 -76,-240,24'),
    limb('70,-410,34 130,-360,26 190,-400,22'),
    limb('0,-450,34 0,-410,40'),
  ) +
  fill(kilt, outline('-56,-280! 50,-280! 110,-150! 40,-140 -70,-150!')) +
  fill(
    inks.marigold,
    'M-56-290h108v22h-108Z',
    outline('-76,-424! 76,-424! 60,-384 0,-366 -60,-384'),
  ) +
  line(
    inks.indigo,
    5,
    'M-64-410Q0-372 64-410M-56-394Q0-356 56-394M-30-262L-50-150M0-262V-146M30-262L64-148',
  ) +
  fill(
    skin,
    outline('-34,-540 20,-560 50,-530 60,-500! 76,-486 60,-478! 56,-456 20,-440 -20,-440'),
  ) +
  fill(head, outline('-70,-410! -66,-520 -30,-580 30,-584 46,-544! 0,-540 -6,-480 -20,-410!')) +
  fill(inks.ink, 'M14-514q24-14 40 0q-20 12-40 0Z') +
  line(inks.ink, 5, 'M10-530q24-12 44-4M40-464l20-4')

const glyphs = (x: number) =>
  put(
    x,
    0,
    1,
    fill(inks.rust, round(0, 80, 22), 'M-26 240h52v14h-52ZM-26 266h52v14h-52Z') +
      line(
        inks.indigo,
        9,
        'M-30 150l12-14l12 14l12-14l12 14l12-14M0 330V400M-22 356H22M-12 330a12 16 0 1 1 24 0a12 16 0 1 1-24 0',
      ) +
      fill(
        inks.lagoon,
        outline('-30,480 -10,450 10,440 24,452 14,466 30,500 0,520!'),
        'M-26 560q26-24 52 0q-26 24-52 0Z',
      ) +
      line(inks.rust, 8, 'M-26 620h52M-26 640h52M-20 700V760M0 690V760M20 700V760') +
      disc(inks.ink, 0, 560, 8),
  )

export const tombRelief: Landscape = {
  title: 'A painted relief of two figures and hieroglyphs on a temple wall',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sand),
    layer(
      0.4,
      fill(p.sand, 'M-300-300H1500V1200H-300Z'),
      line(
        p.sandShade,
        4,
        'M-300 300H1500M-300 600H1500M400-20V300M800 300V600M300 600V900M1000 600V900',
      ),
    ),
    layer(
      0.5,
      fill(
        p.sandShade,
        box(60, -20, 8, 820),
        box(160, -20, 8, 820),
        box(1032, -20, 8, 820),
        box(1132, -20, 8, 820),
      ),
      glyphs(114),
      glyphs(1086),
    ),
    layer(
      0.7,
      fill(inks.rust, 'M540 40a60 60 0 1 1 120 0a60 60 0 1 1-120 0Z'),
      fill(
        inks.indigo,
        outline('530,60! 420,20 300,30 220,80! 320,76 430,100 530,90!'),
        outline('670,60! 780,20 900,30 980,80! 880,76 770,100 670,90!'),
      ),
      line(inks.marigold, 6, 'M500 64L250 72M500 80L330 74M700 64L950 72M700 80L870 74'),
      put(390, 800, 1.04, figure(inks.rust, inks.paper, inks.indigo)),
      put(820, 800, 1.04, figure(inks.amber, inks.paper, inks.ink), -1.04),
      line(inks.fern, 9, 'M606 800Q596 600 606 400'),
      fill(
        inks.lagoon,
        outline('606,420! 560,370 560,310 580,330 606,290! 632,330 652,310 652,370'),
      ),
      fill(inks.rose, outline('606,410! 588,360 606,310! 624,360')),
      fill(inks.marigold, polygon('560,690 650,690 640,800 570,800'), box(550, 676, 110, 16)),
    ),
    layer(
      0.8,
      fill(p.stoneShade, 'M-300 800H1500V1200H-300Z'),
      fill(
        inks.lagoon,
        ...Array.from(
          { length: 12 },
          (_, index) => `M${index * 100} 880l30-64l30 64ZM${index * 100 + 50} 880v-40h10v40Z`,
        ),
      ),
      fill(inks.marigold, box(-300, 804, 1800, 10), box(-300, 882, 1800, 10)),
    ),
  ],
}
