import { outline, ridge } from './brush.ts'
import { again, fill, layer, line, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Time } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { wood } from './plants.ts'
import { clouds } from './sky.ts'
import { inSari, turbaned } from './visitors.ts'

interface Hour {
  sky: string
  hills: string
  plateau: string
  cliff: string
  shade: string
  ledge: string
  fall: string
  fallShade: string
  pool: string
  poolLight: string
  rim: string
  bush: string
  cloud: string
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: inks.peach,
    hills: inks.rose,
    plateau: inks.leaf,
    cliff: inks.mauve,
    shade: inks.plum,
    ledge: inks.fern,
    fall: inks.paper,
    fallShade: inks.peach,
    pool: inks.turquoise,
    poolLight: inks.peach,
    rim: inks.rose,
    bush: inks.fern,
    cloud: inks.sand,
  },
  day: {
    sky: inks.mist,
    hills: inks.reed,
    plateau: inks.leaf,
    cliff: inks.fern,
    shade: inks.sal,
    ledge: inks.leaf,
    fall: inks.paper,
    fallShade: inks.mist,
    pool: inks.turquoise,
    poolLight: inks.mist,
    rim: inks.sand,
    bush: inks.sal,
    cloud: inks.paper,
  },
  dusk: {
    sky: inks.plum,
    hills: inks.dusk,
    plateau: inks.sal,
    cliff: inks.dusk,
    shade: inks.midnight,
    ledge: inks.sal,
    fall: inks.haze,
    fallShade: inks.slate,
    pool: inks.indigo,
    poolLight: inks.haze,
    rim: inks.slate,
    bush: inks.jungle,
    cloud: inks.mauve,
  },
}

/** A round bush, 270 units wide, on y = 0. */
const BUSH = outline(
  '-134,60! -136,-20 -100,-76 -60,-80 -20,-130 50,-130 80,-80 120,-66 136,-10 134,60!',
)

/** Offset of the fall from the middle. */
const ASIDE = -130

/** Cherrapunji: a thin waterfall over a high green cliff. */
export const tallFalls: Landscape = {
  title: 'One thin fall drops from a green plateau over a high cliff into a turquoise pool',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: -20 } },
  draw: (p, time) => {
    const hour = hours[time]
    return [
      plainSky(hour.sky),
      layer(
        0.12,
        fill(hour.hills, ridge('-300,140 -60,110 140,70 360,100 620,60 860,90 1100,50 1500,90')),
      ),
      layer(
        0.25,
        put(
          ASIDE,
          0,
          1,
          fill(
            hour.cliff,
            polygon('-300,166 420,158 520,166 600,182 690,168 800,148 1700,138 1700,900 -300,900'),
          ) +
            fill(
              hour.shade,
              polygon(
                '600,170 690,150 720,260 700,380 760,500 750,720 640,760 560,760 470,720 480,560 520,430 500,300 520,150',
              ),
              polygon('880,152 960,152 1000,300 970,460 1040,640 1020,800 900,800 920,560 860,380'),
              polygon('200,166 290,166 270,300 320,470 280,640 330,800 180,800 220,560 170,380'),
              polygon('1160,152 1240,152 1260,360 1220,600 1280,800 1150,800 1180,480'),
              polygon('-60,166 20,166 0,380 40,640 0,800 -120,800 -40,480'),
            ) +
            fill(
              hour.ledge,
              ...(
                [
                  [-60, 340, 420],
                  [820, 300, 460],
                  [900, 500, 420],
                  [-20, 570, 360],
                ] as const
              ).map(
                ([x, y, wide]) => `M${x} ${y}q${wide / 2}-24 ${wide} 0q${-wide / 2} 14 ${-wide} 0Z`,
              ),
            ) +
            fill(
              hour.plateau,
              wood(7, -300, 460, 150, 56).replace('V1000', 'V168'),
              wood(11, 730, 1700, 146, 56).replace('V1000', 'V160'),
              'M-300 146H420L520 150L600 170L690 150L800 130H1700V150L800 156L690 176L610 196L520 178L420 166L-300 174Z',
            ),
        ),
      ),
      layer(
        0.35,
        put(
          ASIDE,
          0,
          1,
          fill(hour.fall, 'M592 168Q604 160 616 168L622 330L618 480L632 672H574L586 480L582 330Z') +
            fill(hour.fallShade, 'M606 172L608 330L604 480L610 672H632L618 480L622 330L616 168Z') +
            fill(
              hour.rim,
              outline(
                '160,760 210,700 360,652 604,636 850,652 1000,700 1050,760 980,830 800,870 604,882 400,870 230,830',
              ),
            ) +
            fill(
              hour.pool,
              outline(
                '200,756 250,708 400,664 604,650 810,664 960,708 1006,756 940,812 780,848 604,858 420,848 260,812',
              ),
            ) +
            fill(
              hour.poolLight,
              'M380 716Q604 650 830 716Q604 786 380 716Z',
              'M320 790q100 40 220 42q-120 10-220-42ZM890 786q-90 40-190 46q110 4 190-46Z',
            ) +
            fill(
              hour.fall,
              'M510 690q4-26 34-22q6-32 40-26q20-22 44 0q34-4 38 26q30-2 34 22q-90 30-190 0Z',
            ),
        ),
      ),
      layer(
        0.45,
        clouds({ ...p, cloud: hour.cloud }, '60,450,200 800,390,260'),
        put(60, 800, 1.1, named('bush', fill(hour.bush, BUSH))),
        put(1150, 790, 1.3, again('bush')),
        put(990, 830, 0.9, again('bush')),
      ),
      layer(
        0.7,
        put(-20, 900, 1.3, named('near', fill(p.front, BUSH))),
        put(150, 910, 0.9, again('near')),
        put(1200, 880, 1.2, again('near')),
        fill(
          p.hideShade,
          outline('250,882! 280,846 340,844 370,884!'),
          outline('640,890! 676,846 740,850 770,886!'),
        ),
      ),
      layer(
        0.95,
        fill(p.front, ridge('640,1000 700,930 780,880 860,850 960,830 1080,824 1500,810')),
        line(
          p.dark,
          5,
          'M850 800H1500M870 800V860M960 800V850M1050 800V850M1140 800V850M1230 800V850',
        ),
        put(1000, 838, 0.62, turbaned(inks.marigold, p.dark, inks.plum, p.dark)),
        put(1064, 836, 0.6, inSari(p.roof, inks.marigold)),
        fill(p.front, ridge('640,1000 760,910 900,866 1100,850 1500,840')),
      ),
    ]
  },
}
