import { outline } from '../brush.ts'
import { again, box, disc, fill, layer, line, named, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'

const petal = 'M0 0Q-26-40 0-84Q26-40 0 0Z'
const turned = (name: string, count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${from + (index * 360) / count})">${again(name)}</g>`,
  ).join('')

/** A flower with eight petals, 170 units wide. */
const flower = (name: string, ink: string, heart: string) =>
  `<g>${named(name, fill(ink, petal))}${turned(name, 7, 51.4)}</g>` +
  disc(heart, 0, 0, 20) +
  disc(inks.paper, 0, 0, 8)

/** The right half of a spray, its root at 0, 0. */
const spray =
  line(
    inks.fern,
    9,
    'M0 0Q120-60 170-190T300-330M60-50Q150-10 240-70M150-160Q210-130 290-170M20-20Q30-200 0-330',
  ) +
  fill(
    inks.leaf,
    'M240-70q50-40 100-10q-50 40-100 10ZM290-170q40-50 94-30q-36 52-94 30ZM170-200q-60-30-60-86q56 20 60 86ZM90-70q-10-60 40-84q20 56-40 84ZM220-270q60 10 84-30q-50-24-84 30Z',
  ) +
  fill(
    inks.rust,
    'M300-330q-40-60 4-110q46 40-4 110ZM300-330q10-70 70-80q6 60-70 80ZM300-330q60-30 96 10q-44 40-96-10Z',
  ) +
  disc(inks.marigold, 300, -330, 14) +
  disc(inks.ember, 350, -84, 16) +
  disc(inks.ember, 392, -206, 16)

/** Agra: flowers of carnelian, jasper and lapis set into white marble. */
export const marbleInlay: Landscape = {
  title: 'Flowers of coloured stone set into white marble',
  ...closeUp,
  draw: (p, time) => [
    plainSky(time === 'dusk' ? inks.plum : p.wallShade),
    layer(
      0.4,
      fill(
        time === 'dusk' ? inks.mauve : p.wall,
        outline(
          '110,1000! 110,420! 130,250 260,180 420,150 520,90 600,20! 680,90 780,150 940,180 1070,250 1090,420! 1090,1000!',
        ),
      ),
    ),
    layer(
      0.4,
      line(
        p.front,
        12,
        'M110 1000V420Q120 250 260 180Q420 160 520 90L600 20L680 90Q780 160 940 180Q1080 250 1090 420V1000',
      ),
    ),
    layer(
      0.45,
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((row) => [
        fill(
          inks.rust,
          polygon(`50,${row * 140 - 30} 76,${row * 140} 50,${row * 140 + 30} 24,${row * 140}`),
          polygon(
            `1150,${row * 140 - 30} 1176,${row * 140} 1150,${row * 140 + 30} 1124,${row * 140}`,
          ),
        ),
        fill(inks.fern, round(50, row * 140 + 70, 13), round(1150, row * 140 + 70, 13)),
      ]),
      line(p.front, 5, 'M10-20V920M90-20V920M1110-20V920M1190-20V920'),
    ),
    layer(
      0.6,
      put(600, 800, 1.04, named('spray', spray)),
      put(600, 800, 1.04, again('spray'), -1.04),
      put(600, 420, 1.5, flower('red', inks.tiger, inks.marigold)),
      put(330, 640, 0.8, flower('blue', inks.indigo, inks.marigold)),
      put(870, 640, 0.8, again('blue')),
      put(
        870,
        640,
        0.8,
        turned('blue', 8) + disc(inks.marigold, 0, 0, 20) + disc(inks.paper, 0, 0, 8),
      ),
      put(600, 180, 0.6, turned('blue', 8) + disc(inks.marigold, 0, 0, 20)),
      put(270, 330, 0.56, turned('red', 8) + disc(inks.marigold, 0, 0, 20)),
      put(930, 330, 0.56, turned('red', 8) + disc(inks.marigold, 0, 0, 20)),
      fill(
        inks.amber,
        outline('480,900! 500,820 540,790 660,790 700,820 720,900!'),
        box(530, 776, 140, 20),
      ),
      fill(inks.rust, box(486, 850, 228, 14)),
    ),
  ],
}
