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

/** Cherrapunji: a thin waterfall over a high green cliff. */
export const tallFalls: Landscape = {
  title: 'One thin fall drops from a green plateau over a high cliff into a turquoise pool',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.08, aside: -20 } },
  draw: (p, time) => {
    const hour = hours[time]
    return [
      plainSky(hour.sky),
      layer(0.1, clouds({ ...p, cloud: hour.cloud }, '820,60,220')),
      layer(
        0.12,
        fill(hour.hills, ridge('-300,110 -60,80 140,40 360,80 620,50 860,76 1100,30 1500,70')),
      ),
      layer(
        0.25,
        fill(hour.cliff, 'M-300 150H1500V1000H-300Z'),
        fill(
          hour.shade,
          polygon(
            '560,170 720,170 760,300 730,420 780,560 740,720 540,720 500,560 550,420 520,300',
          ),
          polygon('190,160 260,160 230,300 280,470 240,640 300,800 140,800 180,560 130,370'),
          polygon('930,160 1010,160 1050,300 1010,460 1070,640 1040,800 920,800 950,560 900,380'),
          polygon('-40,160 30,160 0,380 50,640 -60,800 -140,480'),
          polygon('1180,160 1260,160 1280,360 1230,600 1290,800 1160,800 1200,480'),
        ),
        line(
          hour.ledge,
          7,
          'M-300 250Q60 236 330 262T560 300M-300 330Q100 316 350 350T560 392M-300 420Q80 402 320 440T556 490M-300 520Q60 500 300 544T540 590M720 300Q900 256 1100 250T1500 240M724 392Q900 344 1120 340T1500 326M724 490Q920 434 1150 430T1500 412M736 590Q940 530 1170 524T1500 500',
        ),
        fill(
          hour.plateau,
          wood(7, -300, 540, 146, 60).replace('V1000', 'V176'),
          wood(11, 740, 1500, 146, 60).replace('V1000', 'V176'),
          'M-300 130H1500V176L1010 170L760 190L700 182H580L520 192L260 172L-300 180Z',
        ),
        fill(hour.pool, 'M650 92Q740 104 700 124T622 184H660Q660 150 730 128T690 90Z'),
      ),
      layer(
        0.35,
        fill(hour.fall, 'M620 178Q642 168 664 178L668 400L676 560L694 742H590L610 560L618 400Z'),
        fill(hour.fallShade, 'M646 176L650 400L654 560L664 742H694L676 560L668 400L664 178Z'),
        line(hour.fallShade, 4, 'M632 220V420M628 470L618 660M640 560V700'),
        fill(
          hour.rim,
          outline(
            '360,800 400,752 520,724 642,716 770,724 890,752 930,800 880,852 760,880 642,886 520,880 400,850',
          ),
        ),
        fill(
          hour.pool,
          outline(
            '392,796 430,756 540,734 642,728 750,736 860,758 896,796 850,836 750,860 642,866 540,860 440,838',
          ),
        ),
        fill(hour.poolLight, 'M480 790Q640 748 800 790Q640 832 480 790Z'),
        fill(
          hour.fall,
          outline(
            '520,776 540,736 580,726 600,690 644,680 690,690 706,726 748,738 764,776 640,800',
          ),
        ),
      ),
      layer(
        0.5,
        put(60, 800, 1.5, named('bush', fill(hour.bush, BUSH))),
        put(300, 880, 1, again('bush')),
        put(1060, 820, 1.3, again('bush')),
        put(940, 890, 0.8, again('bush')),
        fill(
          p.hideShade,
          outline('420,890! 450,850 510,846 540,890!'),
          outline('740,896! 770,856 830,852 870,896!'),
        ),
      ),
      layer(
        0.7,
        put(-20, 900, 1.3, named('near', fill(p.front, BUSH))),
        put(150, 930, 0.9, again('near')),
        put(1200, 880, 1.2, again('near')),
      ),
      layer(
        0.95,
        fill(p.front, ridge('700,1000 760,930 840,880 920,850 1020,836 1140,826 1500,810')),
        line(p.dark, 6, 'M880 780H1500M900 780V850M990 780V840M1080 780V836M1170 780V830'),
        put(1010, 850, 0.8, turbaned(inks.marigold, p.dark, inks.plum, p.dark)),
        put(1096, 848, 0.78, inSari(p.roof, inks.marigold)),
        fill(p.front, ridge('700,1000 800,920 920,876 1120,858 1500,846')),
      ),
    ]
  },
}
