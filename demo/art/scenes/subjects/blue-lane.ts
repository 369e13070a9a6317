import { outline } from '../brush.ts'
import { again, box, fill, layer, line, named, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import { birds } from '../sky.ts'
import { arch } from '../domes.ts'
import { turbaned, inSari } from '../visitors.ts'

const door = (ink: string, frame: string, x: number, y: number, wide: number, high: number) =>
  fill(frame, arch(x, y, wide + 40, high + 30)) +
  fill(ink, arch(x, y, wide, high)) +
  line(frame, 5, `M${x} ${y}V${y - high}`) +
  line(
    inks.marigold,
    8,
    ...[0.25, 0.45, 0.65].flatMap((part) => [
      `M${x - wide / 4} ${Math.round(y - high * part)}h1`,
      `M${x + wide / 4} ${Math.round(y - high * part)}h1`,
    ]),
  )

const pot = fill(
  inks.rust,
  outline('-50,-90! -60,-60 -70,-20 -40,0! 40,0! 70,-20 60,-60 50,-90!'),
  box(-56, -104, 112, 18),
)

/** Jodhpur: a lane of blue houses below the fort. */
export const blueLane: Landscape = {
  title: 'A lane between the blue houses of Jodhpur, the fort above',
  ...closeUp,
  draw: (p, time) => {
    const [light, mid, deep] =
      time === 'dusk'
        ? [inks.indigo, inks.shale, inks.midnight]
        : [inks.haze, inks.indigo, '#3a5580']
    return [
      plainSky(p.sky),
      layer(0.1, birds(p.dark, '540,90,40 620,120,28')),
      layer(
        0.2,
        fill(
          p.stoneShade,
          polygon('300,640 380,420 430,300 470,280 740,280 800,320 860,440 920,640'),
        ),
        fill(
          p.stone,
          box(470, 200, 270, 90),
          box(440, 240, 70, 60),
          box(700, 230, 80, 70),
          box(560, 170, 90, 40),
        ),
        fill(p.stoneShade, ...[490, 540, 590, 640, 690].map((x) => arch(x, 270, 24, 46))),
      ),
      layer(
        0.4,
        fill(
          light,
          polygon('330,360 520,420 520,720 330,800'),
          polygon('900,340 680,430 680,720 900,800'),
        ),
        fill(mid, polygon('450,440 610,440 610,480 720,480 720,720 450,720')),
        fill(deep, box(500, 500, 46, 70), arch(560, 716, 56, 120)),
        fill(p.wall, polygon('520,712 690,712 1010,1000 170,1000')),
        fill(
          p.wallShade,
          ...[740, 780, 830, 890].map(
            (y) =>
              `M${Math.round(560 - (y - 700) * 1.4)} ${y}H${Math.round(650 + (y - 700) * 1.5)}v10H${Math.round(560 - (y - 700) * 1.4)}Z`,
          ),
        ),
      ),
      layer(
        0.6,
        fill(mid, 'M-300 90H330V1200H-300Z'),
        fill(light, 'M-300 60H350V110H-300Z', 'M300 110H330L440 760V1000H300Z'),
        fill(deep, box(50, 200, 110, 150)),
        fill(p.wall, 'M30 360H180v18H30ZM30 190H180v-14H30Z'),
        line(p.wall, 6, 'M50 250H160M50 300H160M105 200V350'),
        door(deep, p.wall, 130, 830, 170, 330),
        fill(mid, 'M1500 40H900V1200H1500Z'),
        fill(light, 'M1500 10H880V64H1500Z', 'M930 64H900L780 760V1000H930Z'),
        fill(deep, box(1000, 160, 150, 150)),
        fill(p.wall, 'M980 320H1170v18H980ZM980 150H1170v-14H980Z'),
        line(p.wall, 6, 'M1000 210H1150M1000 260H1150M1075 160V310'),
        door(inks.lagoon, p.wall, 1070, 840, 180, 360),
      ),
      layer(
        0.8,
        put(300, 850, 0.9, named('pot', pot)),
        put(920, 860, 0.9, again('pot')),
        fill(
          p.near,
          round(300, 740, 54),
          round(260, 770, 34),
          round(344, 770, 36),
          round(920, 750, 52),
          round(960, 780, 34),
        ),
        fill(
          inks.tiger,
          round(280, 730, 11),
          round(320, 760, 11),
          round(920, 730, 11),
          round(950, 770, 11),
        ),
        put(560, 850, 0.96, inSari(inks.tiger, inks.marigold)),
        put(690, 800, 0.76, turbaned(p.wall, p.wall, inks.plum, inks.rust)),
      ),
      layer(
        0.85,
        line(p.dark, 4, 'M350 130Q620 230 880 110'),
        fill(inks.rust, 'M440 160l60 16v70l-60-16Z'),
        fill(inks.marigold, 'M540 182l66 4v80l-66-4Z'),
        fill(inks.paper, 'M660 186l60-10v70l-60 10Z'),
      ),
    ]
  },
}
