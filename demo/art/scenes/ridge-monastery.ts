import { limb, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, named, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import { monastery, prayerFlags } from './monastery.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { deodar } from './plants.ts'
import { clouds } from './sky.ts'

/** A monks' house, 150 units wide. */
const cell = (p: Palette) =>
  fill(p.wall, polygon('-75,0 -68,-90 68,-90 75,0')) +
  fill(p.wallShade, polygon('30,0 30,-90 68,-90 75,0')) +
  fill(p.roof, box(-70, -92, 140, 16)) +
  fill(p.gold, polygon('-90,-90 -60,-116 60,-116 90,-90')) +
  fill(
    p.dark,
    box(-52, -62, 16, 24),
    box(-18, -62, 16, 24),
    box(16, -62, 16, 24),
    box(-52, -28, 16, 20),
    box(16, -28, 16, 20),
  )

const wheels = (p: Palette) =>
  fill(p.roof, box(-320, -210, 640, 22), polygon('-340,-208 -310,-240 310,-240 340,-208')) +
  fill(p.stoneShade, box(-320, -40, 640, 44)) +
  [-250, -150, -50, 50, 150, 250]
    .map(
      (x) =>
        fill(p.dark, box(x - 3, -200, 6, 170)) +
        fill(p.gold, box(x - 36, -176, 72, 120)) +
        fill(p.goldShade, box(x + 12, -176, 24, 120)) +
        fill(
          p.roof,
          box(x - 38, -180, 76, 12),
          box(x - 38, -64, 76, 12),
          box(x - 36, -126, 72, 20),
        ),
    )
    .join('') +
  fill(p.stone, box(-320, -208, 16, 200), box(304, -208, 16, 200))

const monk = (p: Palette) =>
  fill(p.roof, 'M-40 0Q-44-90-24-130Q0-150 24-130Q34-120 70-116L70-104L30-98Q44-60 42 0Z') +
  fill(p.gold, 'M-24-130Q0-150 24-130Q10-90-34-70Z') +
  disc(p.dark, 2, -160, 21)

/** Tawang: a large monastery on its ridge. */
export const ridgeMonastery: Landscape = {
  title: 'A monk turns prayer wheels, a monastery on the ridge behind him',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: 20 } },
  draw: (p, time) => [
    plainSky(time === 'day' ? inks.haze : p.sky),
    layer(0.15, snowRange(p, '60,330,320 1180,300,320 340,390,260 900,330,300', 620)),
    layer(0.2, clouds({ ...p, cloud: time === 'dusk' ? p.far : p.sky }, '20,450,260 900,440,240')),
    layer(
      0.3,
      fill(
        p.middle,
        ridge('-300,540 -40,510 200,530 420,480 640,450 860,470 1080,520 1300,490 1500,520'),
      ),
    ),
    layer(
      0.4,
      put(400, 560, 0.8, named('cell', cell(p))),
      put(860, 556, 0.84, again('cell')),
      put(980, 590, 0.8, again('cell')),
      put(300, 600, 0.84, again('cell')),
      put(636, 540, 1.02, monastery(p)),
      put(470, 610, 0.9, again('cell')),
      put(800, 616, 0.9, again('cell')),
      fill(
        p.near,
        ridge('-300,660 0,640 240,600 460,596 640,580 860,600 1060,610 1300,660 1500,670'),
      ),
      fill(
        p.near,
        deodar(120, 660, 150, 5),
        deodar(190, 650, 120, 5),
        deodar(1110, 660, 150, 5),
        deodar(1180, 670, 120, 5),
      ),
      prayerFlags(p, 640, 190, 1150, 470, 60),
      prayerFlags(p, 640, 190, 90, 480, 60),
      fill(p.dark, limb('1150,466,7 1150,640,9'), limb('90,476,7 90,640,9')),
    ),
    layer(
      0.85,
      fill(p.front, ridge('-300,800 1500,780')),
      put(660, 850, 1.1, wheels(p)),
      put(200, 866, 1.2, monk(p)),
      fill(p.sand, ridge('-300,860 400,850 900,856 1500,846')),
      line(p.sandShade, 8, 'M-40 890H420M520 884H1240'),
    ),
  ],
}
