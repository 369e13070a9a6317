import { ridge } from './brush.ts'
import { fill, layer, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { grass } from './plants.ts'
import { salWood } from './sal.ts'
import { sky } from './sky.ts'
import { tigerHead, tigerShoulders } from './tiger.ts'

/** The home page's first picture: a tiger in the sal forest, facing the viewer, the sun low behind it. */
export const tigerSun: Landscape = {
  title: 'A tiger comes out of the forest, the low sun behind it',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: { zoom: 1.02 }, dusk: {} },
  draw: (p, time) => {
    // Green for a jungle at night, and dark enough for white letters.
    const night = time === 'dusk'
    const light = night
      ? { ...p, sky: inks.jungle, rings: [inks.sal, inks.fern, inks.amber] }
      : { ...p, sun: p.gold }
    const [far, middle] = night ? [inks.sal, inks.night] : [p.far, p.middle]
    return [
      ...sky(light, { x: 600, y: 590, radius: 210 }),
      layer(
        0.25,
        fill(
          far,
          salWood(
            '-40,330,110 70,400,90 170,300,110 270,430,80 930,430,80 1030,320,110 1130,410,90 1240,330,110',
            760,
          ),
        ),
      ),
      layer(0.4, fill(middle, salWood('-10,200,190 150,330,150 1060,340,150 1210,200,190', 780))),
      layer(
        0.5,
        fill(p.near, ridge('-300,740 0,726 300,740 620,730 900,742 1200,726 1500,740')),
        fill(p.near, grass({ seed: 7, count: 30, floor: 800, tall: 230, width: 24 })),
      ),
      layer(0.7, put(600, 650, 1, tigerShoulders + tigerHead)),
      layer(
        0.85,
        fill(p.gold, grass({ seed: 23, count: 20, floor: 960, tall: 210, width: 13 })),
        fill(p.leaf, grass({ seed: 5, count: 28, floor: 960, tall: 190, width: 22 })),
      ),
      layer(1, fill(p.front, grass({ seed: 29, count: 36, floor: 980, tall: 160, width: 26 }))),
    ]
  },
}
