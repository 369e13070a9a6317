import { outline, ridge } from './brush.ts'
import { box, disc, fill, layer, line, moving, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { clouds } from './sky.ts'
import { turbaned } from './visitors.ts'

/** The observatory: steel storeys and a dome, its terrace at y = 0. */
const observatory = (p: Palette) =>
  fill(p.dark, box(-150, 0, 330, 12)) +
  line(p.dark, 4, 'M-150-34H-96M-150-34V0M-124-34V0M140-34H180M180-34V0M158-34V0') +
  fill(inks.pewter, box(-96, -110, 236, 110)) +
  fill(inks.haze, box(-96, -110, 150, 110)) +
  fill(
    p.dark,
    box(-84, -94, 126, 24),
    box(-84, -52, 126, 24),
    box(64, -94, 66, 24),
    box(64, -52, 66, 24),
  ) +
  fill(inks.slate, box(-104, -120, 252, 12)) +
  fill(inks.haze, box(-50, -186, 130, 68)) +
  fill(inks.pewter, box(30, -186, 50, 68)) +
  fill(p.dark, box(-38, -170, 56, 18), box(-38, -142, 56, 14)) +
  fill(inks.slate, box(-58, -194, 146, 10)) +
  fill(p.snow, 'M-36-192v-16q0-62 52-62t52 62v16Z') +
  fill(p.snowShade, 'M30-268q38 8 38 60v16h-30Z') +
  fill(p.dark, 'M4-266h18v60h-18Z') +
  line(p.dark, 5, 'M110-120v-110M98-200h24')

/** The Swiss flag on its pole, 260 units tall. */
const flag = (p: Palette) =>
  line(p.dark, 7, 'M0 0V-264') +
  fill(inks.rust, 'M4-260Q50-276 84-256T150-258V-156Q120-140 84-154T4-158Z') +
  fill(inks.paper, 'M66-238h24v24h26v22h-26v24h-24v-24h-24v-22h24Z')

const climber = (jacket: string, p: Palette) =>
  turbaned(jacket, p.dark, p.dark, inks.marigold) + fill(inks.rust, 'M-20-150h40v56q-20 12-40 0Z')

/** Jungfraujoch: the observatory on its rock between two peaks, over the glacier. */
export const sphinxRidge: Landscape = {
  title: 'The Sphinx observatory on its rock over the Aletsch glacier',
  views: { dawn: {}, day: { zoom: 1.04, mirrored: true }, dusk: { zoom: 1.06, aside: 20 } },
  draw: (p, time) => {
    const [rock, rockShade] = time === 'day' ? [inks.pewter, inks.slate] : [inks.mauve, inks.plum]
    const ice = time === 'dusk' ? inks.mauve : inks.haze
    return [
      plainSky(time === 'day' ? inks.indigo : p.sky, [
        420,
        time === 'day' ? inks.haze : p.rings[0]!,
      ]),
      layer(0.1, clouds(p, '120,150,200 560,96,150')),
      layer(0.15, snowRange(p, '640,400,260 760,430,240 560,440,160', 640)),
      layer(
        0.2,
        fill(
          p.snow,
          polygon(
            '660,680 790,470 850,350 910,280 960,150 1010,90 1070,180 1120,230 1220,400 1500,560 1500,760 660,760',
          ),
        ),
        fill(
          p.snowShade,
          polygon(
            '1010,90 1070,180 1120,230 1220,400 1500,560 1500,760 1080,700 1140,560 1040,470 1080,370 1000,290 1030,190',
          ),
          polygon('910,280 940,380 880,460 920,560 840,640 800,600 850,520 830,430 870,380'),
        ),
      ),
      layer(
        0.3,
        fill(p.snow, ridge('-300,560 -60,570 120,590 330,610 600,640 900,660 1500,640')),
        fill(
          ice,
          outline(
            '520,640! 700,610 900,640! 1020,700 1260,760 1500,780! 1500,900! 1100,860 860,790 660,720',
          ),
        ),
        line(rock, 7, 'M560 640Q760 670 900 740T1300 850', 'M640 630Q840 660 980 720T1340 820'),
        line(
          p.snow,
          6,
          'M700 640q20 8 34 22M800 664q22 8 36 24M900 700q24 8 40 24M1010 742q26 8 44 22M1130 780q26 6 44 18',
        ),
      ),
      layer(
        0.5,
        fill(
          rock,
          polygon(
            '-300,900 -300,640 40,640 110,560 170,540 200,470 240,440 262,390 470,390 500,450 540,480 560,560 620,600 660,690 760,760 760,900',
          ),
        ),
        fill(
          rockShade,
          polygon(
            '470,390 500,450 540,480 560,560 620,600 660,690 760,760 760,900 520,900 560,720 480,640 500,560 430,480 440,390',
          ),
          polygon(
            '262,390 300,460 270,540 310,640 250,720 210,640 230,560 200,540 220,470 240,440',
          ),
        ),
        fill(
          p.snow,
          polygon('330,470 372,450 390,520 350,560 370,620 320,580'),
          polygon('560,600 600,640 640,700 590,690'),
        ),
        put(360, 390, 1, observatory(p)),
      ),
      moving(
        0.6,
        30,
        fill(p.dark, outline('610,300! 640,286 664,300! 690,282 724,290! 690,298 664,316 640,304')),
      ),
      layer(
        0.8,
        fill(p.snow, ridge('-300,780 0,760 300,790 620,840 900,850 1200,830 1500,840')),
        fill(p.snowShade, outline('-300,840! 100,830 400,850 760,890! 400,900 -300,960')),
        put(860, 870, 0.9, flag(p)),
        put(780, 876, 0.62, climber(inks.tiger, p)),
        put(724, 872, 0.58, climber(inks.lagoon, p)),
        disc(p.snowShade, 860, 872, 14),
      ),
    ]
  },
}
