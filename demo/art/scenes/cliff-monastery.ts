import { limb, outline, ridge } from './brush.ts'
import { box, fill, layer, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import { monastery, prayerFlags } from './monastery.ts'
import { snowRange } from './mountains.ts'
import { deodar } from './plants.ts'
import { birds, clouds, sky } from './sky.ts'

const cliff =
  '380,1000! 420,860 470,800 450,740 520,690 500,600 560,560 570,500! 640,490 760,484 880,470 980,440! 1000,380 1060,330 1100,250 1200,220 1500,180! 1500,1000!'
const shade =
  '900,1000! 880,860 930,780 900,680 960,620 940,540 980,440! 1000,380 1060,330 1100,250! 1130,360 1090,440 1140,560 1100,680 1160,800 1120,1000!'

/** Bhutan and Arunachal: a monastery that clings to a cliff below the snows. */
export const cliffMonastery: Landscape = {
  title: 'A monastery on a cliff below snow peaks, prayer flags before it',
  views: { dawn: { zoom: 1.08, mirrored: true }, day: {}, dusk: { zoom: 1.16, aside: 30 } },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(inks.haze, [400, inks.mist])]
      : sky(p, { x: 330, y: 320, radius: 150 })),
    layer(0.1, birds(p.dark, '480,130,44 550,166,30 434,180,26')),
    layer(0.2, snowRange(p, '-60,320,300 520,250,330 140,240,360 360,360,240', 700)),
    layer(0.26, clouds({ ...p, cloud: p.sky }, '40,520,260 360,560,240')),
    layer(0.32, fill(p.middle, ridge('-300,600 -60,560 160,610 360,590 600,640 1500,600'))),
    layer(
      0.4,
      fill(
        p.near,
        ridge('-300,720 0,690 240,730 420,760 700,800 1500,800'),
        ...[20, 80, 150, 220, 300, 350].map((x, index) =>
          deodar(x, 760, 150 + (index % 3) * 40, 5),
        ),
      ),
    ),
    layer(
      0.5,
      fill(p.stone, outline(cliff)),
      fill(
        p.stoneShade,
        outline(shade),
        'M520 690q60 60 40 160q60-70 30-160ZM640 560q50 90 20 180q70-90 40-180ZM780 640q40 80 10 190q60-80 40-190ZM470 800q50 30 60 120q20-90-10-130Z',
      ),
      fill(
        p.near,
        'M1100 250Q1200 200 1500 150V230Q1250 240 1100 250ZM560 560q-40-10-60 40q50 0 60-40Z',
      ),
    ),
    layer(
      0.52,
      put(800, 486, 0.94, monastery(p)),
      put(640, 494, 0.5, monastery(p)),
      put(968, 446, 0.56, monastery(p)),
      fill(p.wall, box(560, 488, 330, 12)),
      fill(p.front, deodar(1060, 340, 150, 5), deodar(1140, 260, 190, 5)),
    ),
    layer(
      0.8,
      fill(
        p.front,
        deodar(110, 980, 460, 7),
        deodar(250, 1000, 330, 6),
        deodar(1140, 1000, 420, 7),
        limb('420,420,8 420,1000,12'),
      ),
      prayerFlags(p, 420, 430, 80, 560, 60),
      prayerFlags(p, 420, 430, 700, 700, 70),
    ),
    layer(0.95, fill(p.front, ridge('-300,880 0,860 240,890 480,870 760,900 1100,880 1500,890'))),
  ],
}
