import { outline } from '../brush.ts'
import { copies, disc, fill, layer, line, named, put } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import { wood } from '../plants.ts'
import { snowRange } from '../mountains.ts'

const momo =
  fill(inks.paper, outline('-86,20 -80,-30 -40,-66 0,-80 40,-66 80,-30 86,20 50,46 -50,46')) +
  fill(inks.sand, outline('-86,20 -60,26 0,36 60,26 86,20 50,46 -50,46')) +
  line(
    inks.rose,
    4,
    'M0-74Q-36-50-62-8M0-74Q-18-40-26 4M0-74Q4-40 6 10M0-74Q22-44 36 4M0-74Q40-50 64-8',
  ) +
  disc(inks.sand, 0, -76, 10)

const steam = (x: number) => `M${x} 300q-40-50 0-100t0-100t0-90`

/** The Himalayas: dumplings from a bamboo steamer. */
export const steamedMomos: Landscape = {
  title: 'Steamed momos in a bamboo basket with a bowl of chilli sauce',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sky),
    layer(0.2, snowRange(p, '150,170,260 900,120,330 520,220,240 1180,210,220', 470)),
    layer(0.25, fill(p.middle, wood(9, -300, 1500, 470, 90))),
    layer(
      0.3,
      line(p.dark, 4, 'M-300 40Q200 130 620 60T1500 50'),
      ...[40, 150, 260, 370, 480, 590, 700, 810, 920, 1030, 1140].map((x, index) =>
        fill(
          [inks.indigo, inks.paper, inks.rust, inks.leaf, inks.marigold][index % 5]!,
          `M${x} ${Math.round(84 - Math.abs(((x + 300) % 900) - 450) / 12)}h56v64l-28-12l-28 12Z`,
        ),
      ),
    ),
    layer(
      0.4,
      fill(p.stoneShade, 'M-300 520H1500V1200H-300Z'),
      line(p.roof, 6, 'M-300 620H1500M-300 740H1500M-300 860H1500'),
    ),
    layer(
      0.7,
      fill(inks.amber, 'M120 560V760Q130 860 520 866Q910 860 920 760V560Z'),
      fill(
        inks.rust,
        'M120 650Q200 740 520 744T920 650V680Q840 774 520 778T120 680Z',
        'M120 740Q200 836 520 840T920 740V764Q900 860 520 866Q140 860 120 764Z',
      ),
      line(
        inks.rust,
        4,
        ...[170, 250, 340, 430, 520, 610, 700, 790, 870].map(
          (x) => `M${x} 620V${Math.round(830 - Math.abs(x - 520) / 5)}`,
        ),
      ),
      fill(inks.amber, 'M110 560a410 130 0 1 1 820 0a410 130 0 1 1-820 0Z'),
      fill(inks.peach, 'M140 556a380 110 0 1 1 760 0a380 110 0 1 1-760 0Z'),
      fill(inks.leaf, 'M180 560a340 92 0 1 1 680 0a340 92 0 1 1-680 0Z'),
      put(380, 510, 1, named('momo', momo)),
      ...copies('momo', '540,492,1 690,520,1 290,580,1.06 460,590,1.1 630,600,1.1 780,576,1'),
      line(inks.paper, 12, steam(360), steam(540), steam(700)),
    ),
    layer(
      0.8,
      fill(inks.slate, 'M920 740Q930 860 1060 866Q1190 860 1200 740Z'),
      fill(inks.haze, 'M910 740a150 50 0 1 1 300 0a150 50 0 1 1-300 0Z'),
      fill(inks.rust, 'M936 742a124 36 0 1 1 248 0a124 36 0 1 1-248 0Z'),
      line(inks.marigold, 7, 'M1000 740h1M1040 754h1M1080 736h1M1120 750h1M1060 726h1M980 752h1'),
    ),
  ],
}
