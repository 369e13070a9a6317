import { outline, ridge } from './brush.ts'
import { again, fill, layer, line, moving, named, put } from './drawing.ts'
import { elephant } from './elephant.ts'
import type { Landscape } from './landscape.ts'
import { grass, wood } from './plants.ts'
import { salWood } from './sal.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** Corbett: a herd of elephants fords the Ramganga below the first hills of the Himalayas. */
export const elephantFord: Landscape = {
  title: 'A herd of elephants fords a river below forested hills',
  views: {
    dawn: { zoom: 1.02, mirrored: true, aside: 30 },
    day: {},
    dusk: { zoom: 1.06, aside: 40 },
  },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 880, y: 180, radius: 80 } : { x: 560, y: 370, radius: 190 }),
    moving(0.1, 50, birds(p.dark, '250,150,44 320,186,30 206,200,26')),
    layer(
      0.2,
      fill(
        p.far,
        ridge(
          '-300,330 -100,260 80,340 260,220 440,330 620,260 800,350 960,270 1120,330 1300,240 1500,300',
        ),
      ),
    ),
    layer(
      0.26,
      fill(p.middle, ridge('-300,450 0,410 260,450 520,400 780,460 1040,400 1300,440 1500,430')),
    ),
    layer(
      0.34,
      fill(
        p.near,
        salWood(
          '-60,380,110 10,410,100 80,370,110 150,420,96 930,420,96 1010,370,110 1090,400,104 1170,360,116 1260,390,110',
          620,
        ),
        wood(14, -300, 1500, 590, 64),
      ),
    ),
    layer(
      0.42,
      fill(p.gold, ridge('-300,600 0,590 400,598 800,590 1200,596 1500,588')),
      fill(p.leaf, grass({ seed: 6, count: 26, floor: 640, tall: 70, width: 12 })),
    ),
    layer(
      0.5,
      fill(p.water, 'M-300 632H1500V1200H-300Z'),
      ripples(p.shine, { seed: 27, top: 646, floor: 880, count: 24, x: 600, spread: 580 }),
    ),
    moving(
      0.7,
      60,
      put(240, 764, 0.5, named('cow', elephant(p, false))),
      put(440, 774, 0.25, again('cow')),
      put(568, 778, 0.3, again('cow')),
      put(850, 790, 0.66, elephant(p)),
      // Their feet are in the water.
      fill(
        p.water,
        outline('0,726! 120,738 240,730 390,740! 390,790! 0,790!'),
        outline('340,752! 440,762 560,754 690,764! 640,802! 340,802!'),
        outline('600,756! 760,770 900,758 1060,772 1200,760! 1200,820! 600,820!'),
      ),
      line(p.shine, 6, 'M60 738q100-16 300 2M360 764q120-14 310 0M640 770q240-20 460 0'),
    ),
    layer(
      0.9,
      fill(
        p.hideShade,
        outline('60,900! 90,850 170,846 210,900!'),
        outline('500,910! 520,876 590,874 620,910!'),
        outline('960,920! 1000,860 1090,860 1130,920!'),
      ),
      fill(
        p.hide,
        outline('76,872! 100,848 160,846 130,862'),
        outline('984,880! 1010,858 1070,856 1030,874'),
      ),
      fill(p.front, grass({ seed: 29, count: 26, floor: 990, tall: 110, width: 24 })),
    ),
  ],
}
