import { catBody, catHead, strolling } from './big-cat.ts'
import { ridge } from './brush.ts'
import { again, fill, layer, line, moving, named, put } from './drawing.ts'
import { elephant } from './elephant.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import { grass, wood } from './plants.ts'
import { birds } from './sky.ts'
import { ripples } from './water.ts'

const black = { coat: '#22202a', shade: inks.ink, pale: '#3a3644', nose: '#57505f' }

/** Rosettes that shine through the black. */
const rosettes = line(
  '#3a3644',
  7,
  ...'-270,-280 -230,-240 -270,-220 -190,-280 -150,-230 -200,-190 -110,-260 -60,-220 -100,-180 -20,-260 20,-220 -30,-170 60,-270 100,-220 60,-170 140,-280 150,-220 120,-170'
    .split(' ')
    .map(
      (at) => `M${at.replace(',', ' ')}m-12 6q-4-18 12-18M${at.replace(',', ' ')}m12-2q2 16-12 18`,
    ),
)

const panther = strolling(catBody(black, '', rosettes), catHead(black))

/** Nagarhole: the black panther of the Kabini forest, elephants at the water behind. */
export const blackPanther: Landscape = {
  title: 'A black panther on the bank of the Kabini, elephants at the water behind',
  views: { dawn: { zoom: 1.03, mirrored: true }, day: { zoom: 1.02 }, dusk: {} },
  draw: (p, time) => [
    openSky(p, 450, 130),
    moving(0.1, 50, birds(p.dark, '820,130,44 890,166,30 774,180,26')),
    layer(
      0.2,
      fill(
        p.far,
        ridge('-300,420 -60,390 140,340 320,390 520,350 720,400 900,340 1140,390 1500,360'),
      ),
    ),
    layer(0.3, fill(p.middle, wood(27, -300, 1500, 520, 84))),
    layer(
      0.38,
      fill(time === 'dusk' ? inks.ember : p.water, 'M-300 512H1500V1200H-300Z'),
      ripples(p.shine, { seed: 7, top: 530, floor: 700, count: 22, x: 600, spread: 560 }),
    ),
    layer(
      0.45,
      fill(p.leaf, ridge('-300,560 -60,548 200,552 380,566 460,580! 360,596 0,600 -300,610', 600)),
      put(240, 580, 0.34, named('cow', elephant(p, false))),
      put(70, 572, 0.3, again('cow'), -0.3),
      put(390, 590, 0.17, again('cow')),
      line(p.shine, 4, 'M110 588h190M340 596h110'),
    ),
    layer(
      0.7,
      fill(
        time === 'dusk' ? inks.amber : p.sand,
        ridge('-300,700 0,690 300,676 640,690 940,670 1240,690 1500,680'),
      ),
      fill(p.leaf, ridge('-300,800 0,790 300,800 640,780 940,796 1240,780 1500,790')),
      put(690, 850, 1, panther),
    ),
    layer(
      0.95,
      fill(p.near, grass({ seed: 5, count: 22, floor: 950, tall: 130, width: 20 })),
      fill(p.front, grass({ seed: 29, count: 30, floor: 980, tall: 110, width: 26 })),
    ),
  ],
}
