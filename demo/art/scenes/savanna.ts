import { limb, outline, ridge } from './brush.ts'
import { again, disc, fill, layer, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { grass } from './plants.ts'
import { birds, clouds, sky } from './sky.ts'

/** An acacia, 300 units tall, its foot at 0, 0. */
const acacia = (stem: string, leaf: string) =>
  fill(
    stem,
    limb('0,0,30 6,-90,20 -10,-170,16 -80,-250,8'),
    limb('4,-110,18 40,-190,13 100,-256,7'),
    limb('-6,-150,12 6,-220,9 10,-270,6'),
  ) +
  fill(
    leaf,
    outline(
      '-220,-236! -190,-262 -120,-278 -90,-300 0,-312 90,-302 130,-280 200,-268 230,-240! 120,-246 0,-250 -110,-244',
    ),
  )

const giraffeBody = outline(
  '-110,-250 -112,-290 -70,-312 0,-326 60,-350 96,-410 126,-490 150,-548 168,-576 196,-582 222,-566 258,-540 262,-526 244,-518 206,-526 190,-516 176,-470 156,-390 132,-310 110,-262 60,-232 -20,-226 -80,-228',
)
const near = [
  limb('-86,-260,56 -82,-180,28 -96,-110,18 -90,-6,16'),
  limb('92,-280,50 92,-180,26 94,-110,18 94,-6,16'),
]
const behind = [
  limb('-56,-250,48 -44,-170,24 -56,-100,16 -50,-6,14'),
  limb('66,-260,40 58,-170,22 62,-100,16 60,-6,14'),
]
const patches =
  '-84,-280,18 -46,-290,17 -62,-256,14 -16,-292,16 -28,-258,15 14,-300,16 10,-264,15 46,-316,15 44,-278,14 78,-342,14 80,-300,15 104,-384,12 110,-344,13 122,-430,11 130,-392,10 138,-474,10 144,-436,8 152,-512,9 -86,-216,11 92,-226,11'

/** A giraffe, facing right, 590 units tall, its feet at y = 0. */
const giraffe = (coat: string, shade: string, dark: string) =>
  fill(shade, ...behind, limb('-106,-290,8 -130,-220,6 -124,-160,5')) +
  fill(
    dark,
    'M-128-162h8l6 34h-20Z',
    limb('172,-576,6 166,-602,6'),
    limb('186,-580,6 184,-606,6'),
  ) +
  fill(coat, giraffeBody, ...near, outline('160,-566! 128,-590 122,-576 150,-552')) +
  patches
    .split(' ')
    .map((at) => {
      const [x = 0, y = 0, r = 0] = at.split(',').map(Number)
      return disc(shade, x, y, r)
    })
    .join('') +
  disc(dark, 166, -604, 6) +
  disc(dark, 184, -608, 6) +
  disc(dark, 206, -556, 6) +
  fill(dark, 'M-99-14h18v14h-18ZM85-14h18v14h-18Z')

/** East Africa: giraffes and acacias on the plain, a snow mountain far away. */
export const savanna: Landscape = {
  title: 'Giraffes among acacias on the savanna',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.16, aside: -20 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 240, y: 190, radius: 84 } : { x: 640, y: 470, radius: 240 }),
    moving(
      0.1,
      50,
      birds(p.dark, '480,130,44 550,170,30 434,186,26'),
      time === 'day' ? clouds(p, '820,170,260') : '',
    ),
    layer(
      0.2,
      fill(
        p.far,
        ridge('-300,600 0,580 240,520 420,440 520,410! 640,412! 740,440 940,530 1200,580 1500,600'),
      ),
      fill(
        p.snow,
        outline(
          '432,434! 520,410! 640,412! 730,436! 690,452 660,438 630,466 590,444 550,470 510,446 470,456',
        ),
      ),
    ),
    layer(
      0.3,
      fill(p.sandShade, ridge('-300,620 0,606 300,616 700,604 1100,612 1500,604')),
      put(180, 640, 0.44, named('acacia', acacia(p.front, p.front))),
      put(560, 628, 0.3, again('acacia')),
      put(1120, 632, 0.36, again('acacia')),
    ),
    layer(
      0.5,
      fill(p.sand, ridge('-300,700 0,680 400,694 800,676 1200,690 1500,676')),
      put(1080, 730, 1.1, again('acacia')),
    ),
    layer(
      0.7,
      put(360, 850, 1.08, named('giraffe', giraffe(inks.amber, inks.rust, p.dark))),
      put(850, 836, 0.84, again('giraffe'), -0.84),
    ),
    layer(
      0.9,
      fill(p.goldShade, grass({ seed: 5, count: 34, floor: 950, tall: 120, width: 16 })),
      fill(p.front, grass({ seed: 29, count: 40, floor: 980, tall: 130, width: 22 })),
    ),
  ],
}
