import { chital, lyre } from './deer.ts'
import { again, fill, layer, named, line, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import { jeep } from './jeep.ts'
import type { Landscape } from './landscape.ts'
import { plainSky } from './plain-sky.ts'
import { grass, wood } from './plants.ts'
import { salVeins, salWood } from './sal.ts'

const far =
  '-40,150,130 90,230,110 200,170,120 310,260,100 400,330,80 470,400,60 790,400,60 860,330,80 950,250,110 1060,170,120 1180,230,110 1290,150,130'
const middle = '-60,20,190 130,110,170 290,210,130 960,210,130 1110,90,180 1270,30,190'
const near = '20,-260,340 1190,-300,360'

/** North India: deer at a jeep track through the sal forest. */
export const salForest: Landscape = {
  title: 'Spotted deer beside a jeep track in the sal forest',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: -20 } },
  draw: (p) => [
    plainSky(p.sky),
    layer(0.2, fill(p.far, salWood(far, 640))),
    layer(0.3, fill(p.middle, salWood(middle, 660), wood(15, -300, 1500, 624, 60))),
    layer(
      0.45,
      fill(p.leaf, 'M-300 636H1500V1200H-300Z'),
      fill(p.sand, polygon('590,636 650,636 1010,1000 230,1000')),
      fill(
        p.sandShade,
        polygon('600,636 612,636 430,1000 330,1000'),
        polygon('628,636 640,636 900,1000 800,1000'),
      ),
    ),
    layer(0.55, put(620, 752, 0.72, jeep(p))),
    layer(0.65, fill(p.front, salWood(near, 760)), line(p.near, 5, salVeins(near))),
    layer(
      0.8,
      put(960, 850, 0.84, named('doe', chital(inks.amber, p.roof, p.dark)), -0.84),
      put(270, 866, 0.98, lyre(p.dark) + again('doe')),
    ),
    layer(
      1,
      fill(
        p.front,
        grass({ seed: 29, count: 18, floor: 980, tall: 150, width: 24, from: -160, to: 330 }),
        grass({ seed: 9, count: 16, floor: 980, tall: 160, width: 24, from: 900, to: 1360 }),
      ),
    ),
  ],
}
