import { outline } from '../brush.ts'
import { box, fill, layer, line } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'

/** South East Asia: a bowl of noodle soup. */
export const noodleBowl: Landscape = {
  title: 'A bowl of noodle soup with herbs, an egg and chopsticks',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sky),
    layer(
      0.2,
      fill(p.far, box(-300, 60, 1800, 500)),
      fill(
        p.middle,
        ...[0, 300, 600, 900, 1200].map((x) => box(x - 10, 60, 20, 500)),
        box(-300, 60, 1800, 16),
        box(-300, 300, 1800, 12),
      ),
    ),
    layer(
      0.3,
      ...[170, 1030].map(
        (x) =>
          line(p.dark, 5, `M${x}-20V80`) +
          fill(
            p.roof,
            outline(
              `${x - 60},90! ${x - 120},150 ${x - 120},230 ${x - 60},290! ${x + 60},290! ${x + 120},230 ${x + 120},150 ${x + 60},90!`,
            ),
          ) +
          fill(p.gold, box(x - 64, 80, 128, 20), box(x - 64, 284, 128, 20)) +
          line(
            p.gold,
            5,
            `M${x - 40} 100Q${x - 80} 190 ${x - 40} 284M${x} 100V284M${x + 40} 100Q${x + 80} 190 ${x + 40} 284M${x} 304V360`,
          ),
      ),
    ),
    layer(
      0.4,
      fill(p.stoneShade, 'M-300 560H1500V1200H-300Z'),
      line(p.roof, 6, 'M-300 660H1500M-300 780H1500'),
    ),
    layer(
      0.7,
      fill(p.roof, 'M240 850a360 50 0 1 1 720 0a360 50 0 1 1-720 0Z'),
      fill(
        inks.paper,
        outline('180,500! 200,640 300,780 430,850! 770,850! 900,780 1000,640 1020,500!'),
      ),
      fill(inks.sand, outline('760,500! 760,700 690,850! 770,850! 900,780 1000,640 1020,500!')),
      line(inks.indigo, 12, 'M196 590Q600 720 1004 590'),
      line(inks.indigo, 7, 'M216 640q40 40 80 40t80 50t90 20t90 26t90-6t90-20t90-30t80-50t70-40'),
      fill(inks.haze, 'M180 500a420 130 0 1 1 840 0a420 130 0 1 1-840 0Z'),
      fill(inks.amber, 'M214 500a386 106 0 1 1 772 0a386 106 0 1 1-772 0Z'),
      line(
        inks.peach,
        13,
        'M300 480q60-60 130-20t130-20t120 20t120-10M280 520q60-50 140-10t140-14t130 20t170-20M320 550q80-40 140-6t130-10t130 12t120-14M400 440q60-30 110 0t120-10t130 16',
      ),
      fill(inks.paper, 'M330 500a80 44 0 1 1 160 0a80 44 0 1 1-160 0Z'),
      fill(inks.marigold, 'M370 498a40 24 0 1 1 80 0a40 24 0 1 1-80 0Z'),
      fill(
        inks.ember,
        outline('560,540 580,500 650,480 720,500 730,540 660,560'),
        outline('620,510 650,470 730,460 780,490 760,520 690,530'),
      ),
      line(inks.rose, 6, 'M590 530q50-30 120-10M660 492q40-16 90 0'),
      fill(
        inks.fern,
        'M800 470q40-60 100-40q-10 60-100 40ZM820 500q60-30 100 10q-50 40-100-10ZM780 480q-10-60 40-90q30 60-40 90Z',
      ),
      fill(
        inks.leaf,
        ...['540,460', '600,580', '740,580', '470,580', '860,550'].map(
          (at) => `M${at.replace(',', ' ')}a18 18 0 1 1 .1 0Z`,
        ),
      ),
      line(inks.rust, 17, 'M640 480L1120 130M700 496L1180 190'),
      line(inks.marigold, 17, 'M1090 152L1120 130M1150 212L1180 190'),
      line(p.wall, 10, 'M400 380q-30-50 0-100t0-80M520 370q-30-50 0-100t0-80'),
    ),
  ],
}
