import { ridge } from './brush.ts'
import { barasingha } from './deer.ts'
import { again, fill, layer, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { grass } from './plants.ts'
import { salWood } from './sal.ts'
import { birds, sky } from './sky.ts'

/** Kanha: swamp deer on a meadow in the mist, sal forest round it. */
export const meadowDeer: Landscape = {
  title: 'Swamp deer in the mist of a meadow among sal trees',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: 30 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 300, y: 250, radius: 100 } : { x: 470, y: 400, radius: 210 }),
    moving(0.1, 50, birds(p.dark, '760,150,44 830,186,30 716,200,26')),
    layer(
      0.2,
      fill(
        p.far,
        salWood(
          '-80,330,120 20,390,100 120,350,110 230,420,90 330,400,96 440,430,84 560,410,90 660,430,84 770,400,96 880,350,110 990,390,100 1090,330,120 1200,370,110 1290,320,120',
          700,
        ),
      ),
    ),
    layer(
      0.3,
      fill(p.middle, salWood('-40,250,170 90,360,130 1010,330,140 1120,250,160 1240,290,150', 700)),
      fill(p.cloud, 'M-300 590H620a16 16 0 0 1 0 32H-300ZM700 560h800v30H700a15 15 0 0 1 0-30Z'),
    ),
    layer(
      0.45,
      fill(p.near, ridge('-300,660 0,640 300,650 640,640 900,652 1200,640 1500,650')),
      put(600, 690, 0.3, named('hind', barasingha(p.dark, p.dark, p.dark, false))),
      put(690, 700, 0.34, again('hind'), -0.34),
      put(520, 700, 0.28, again('hind'), -0.28),
    ),
    layer(0.6, fill(p.leaf, ridge('-300,730 0,716 300,724 640,716 900,728 1200,716 1500,724'))),
    layer(
      0.75,
      put(860, 850, 0.84, barasingha(p.stone, p.stoneShade, p.dark, false), -0.84),
      put(380, 886, 1.12, barasingha(inks.rust, inks.ember, p.dark, true)),
    ),
    layer(
      0.9,
      fill(p.leaf, grass({ seed: 5, count: 26, floor: 960, tall: 190, width: 20 })),
      fill(p.front, grass({ seed: 29, count: 26, floor: 980, tall: 130, width: 26 })),
    ),
  ],
}
