import { bamboo } from './bamboo.ts'
import { outline, ridge } from './brush.ts'
import { again, fill, layer, line, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import { grass, wood } from './plants.ts'
import { drinkingTiger } from './strolling-tiger.ts'
import { ripples } from './water.ts'

const thicket = bamboo(7, '30,600,560,-90 90,600,620,40 160,600,470,120')

/** Tadoba: a tigress drinks at a water hole in the hot months. */
export const waterholeTiger: Landscape = {
  title: 'A tigress drinks at a water hole among bamboo',
  views: { dawn: {}, day: { zoom: 1.04, mirrored: true }, dusk: { zoom: 1.06, aside: 20 } },
  draw: (p, time) => {
    const [earth, dry] = time === 'dusk' ? [inks.mauve, inks.plum] : [inks.peach, inks.amber]
    return [
      openSky(p, 470, 130),
      layer(0.2, fill(p.far, wood(9, -300, 1500, 500, 120))),
      layer(0.3, fill(p.middle, wood(4, -300, 1500, 570, 90))),
      layer(
        0.4,
        named('bamboo', fill(p.gold, thicket.stems) + fill(p.near, thicket.leaves)),
        put(1190, 0, 1, again('bamboo'), -1),
      ),
      layer(
        0.5,
        fill(p.leaf, grass({ seed: 7, count: 22, floor: 640, tall: 90, width: 14 })),
        fill(dry, ridge('-300,590 0,596 300,600 640,640 900,630 1200,600 1500,590')),
        fill(earth, ridge('-300,640 0,640 260,656 520,720 800,760 1000,700 1200,660 1500,640')),
      ),
      layer(
        0.72,
        fill(
          p.water,
          outline('40,940! 180,850 440,800 700,806 860,760 1040,716 1300,706! 1500,1000! 40,1000!'),
        ),
        fill(
          p.shine,
          outline(
            '60,930! 190,860 440,812 700,818 860,774 1040,730 1300,716! 1300,706! 1040,716 860,760 700,804 440,796 180,846! 30,920!',
          ),
        ),
        ripples(p.shine, { seed: 5, top: 840, floor: 930, count: 14, x: 800, spread: 420 }),
        line(p.shine, 5, 'M836 800q84-24 168 0q-84 26-168 0ZM780 802q140-54 280 0'),
        put(590, 744, 1, drinkingTiger),
      ),
      layer(
        0.95,
        fill(p.hideShade, outline('1040,930! 1060,840 1130,806 1200,820 1260,930!')),
        fill(p.hide, outline('1050,900 1070,846 1130,812 1170,824 1130,860')),
        fill(p.gold, grass({ seed: 5, count: 12, floor: 960, tall: 120, width: 14, to: 420 })),
        fill(p.front, grass({ seed: 29, count: 12, floor: 980, tall: 120, width: 22, to: 420 })),
      ),
    ]
  },
}
