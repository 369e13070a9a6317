import { ridge } from './brush.ts'
import { barasingha } from './deer.ts'
import { again, fill, layer, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import { grass, wood } from './plants.ts'
import { salWood } from './sal.ts'
import { birds } from './sky.ts'

/** Banks of mist, 'x,y,length'. */
const mist = (ink: string, banks: string) =>
  fill(
    ink,
    ...banks.split(' ').map((bank) => {
      const [x = 0, y = 0, length = 0] = bank.split(',').map(Number)
      return `M${x} ${y}h${length}a15 15 0 0 1 0 30h${-length}a15 15 0 0 1 0-30Z`
    }),
  )

/** Kanha: a swamp deer with his crown of tines, hinds that graze, mist between meadow and sal forest. */
export const meadowDeer: Landscape = {
  title: 'A swamp deer stag and his hinds in the mist of a meadow among sal trees',
  views: { dawn: {}, day: { mirrored: true, zoom: 1.03 }, dusk: { zoom: 1.07, aside: 24 } },
  draw: (p, time) => {
    const [hind, hindShade] = time === 'dusk' ? [inks.rose, inks.mauve] : [inks.amber, inks.rust]
    const veil = time === 'dusk' ? p.far : p.cloud
    return [
      openSky(p, 520, 150),
      moving(0.1, 50, birds(p.dark, '760,150,44 830,186,30 716,200,26')),
      layer(0.15, fill(p.far, ridge('-300,420 0,380 240,400 520,350 800,400 1040,370 1500,410'))),
      layer(
        0.22,
        fill(time === 'dawn' ? p.middle : p.far, wood(21, -300, 1500, 520, 90)),
        mist(veil, '-340,520,700 520,540,900'),
      ),
      layer(
        0.3,
        fill(
          p.middle,
          salWood(
            '-40,270,120 40,350,90 110,310,104 180,390,80 920,390,80 990,330,100 1070,370,90 1140,280,120 1230,330,110',
            640,
          ),
        ),
        fill(p.near, wood(8, -300, 300, 612, 56), wood(17, 860, 1500, 612, 56)),
        mist(veil, '-340,596,560 760,610,800'),
      ),
      layer(
        0.42,
        fill(p.leaf, ridge('-300,622 0,612 400,624 800,614 1200,624 1500,616')),
        put(640, 676, 0.34, named('hind', barasingha(hind, hindShade, p.dark, false, true))),
        put(1070, 672, 0.28, again('hind'), -0.28),
        mist(veil, '430,650,150 1130,660,300'),
      ),
      layer(0.6, fill(p.near, ridge('-300,730 0,712 300,722 640,714 900,726 1200,712 1500,720'))),
      layer(
        0.75,
        put(890, 826, 0.92, again('hind'), -0.92),
        put(330, 858, 1.16, barasingha(inks.rust, inks.ember, p.dark, true)),
      ),
      layer(
        0.92,
        fill(p.gold, grass({ seed: 5, count: 26, floor: 950, tall: 120, width: 12 })),
        fill(p.front, grass({ seed: 29, count: 24, floor: 975, tall: 110, width: 24 })),
      ),
    ]
  },
}
