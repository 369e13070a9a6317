import { ridge } from './brush.ts'
import { kettuvallam } from './boats.ts'
import { fill, layer, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import { palm, wood } from './plants.ts'
import { birds, clouds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** Kerala: a houseboat on the backwaters, palms on both banks. */
export const backwater: Landscape = {
  title: 'A houseboat on the backwaters between palms',
  views: { dawn: { zoom: 1.04, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 30 } },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(p.sky, [380, inks.peach])]
      : sky(p, { x: 640, y: 440, radius: 190 })),
    layer(
      0.1,
      time === 'day' ? clouds(p, '640,190,300 120,330,160 960,300,200') : '',
      birds(p.dark, '330,150,44 400,190,30 290,206,26'),
    ),
    layer(0.25, fill(p.far, wood(3, -300, 1500, 560, 110))),
    layer(
      0.32,
      fill(
        p.middle,
        palm(330, 590, 190, 30, 74),
        palm(420, 590, 230, -20, 84),
        palm(520, 590, 170, 24, 66),
        palm(800, 590, 200, -30, 76),
        palm(890, 590, 240, 30, 84),
        wood(8, -300, 1500, 584, 70),
      ),
    ),
    layer(
      0.4,
      fill(p.water, 'M-300 578H1500V1200H-300Z'),
      ripples(p.shine, { seed: 9, top: 590, floor: 900, count: 30, x: 620, spread: 460 }),
    ),
    moving(0.7, 130, put(600, 740, 0.92, kettuvallam(p))),
    layer(
      0.95,
      fill(p.near, palm(1010, 820, 520, 100, 190), palm(150, 800, 470, -50, 170)),
      fill(p.front, palm(60, 860, 680, 110, 230), palm(1180, 880, 700, -90, 240)),
      fill(
        p.front,
        ridge('-300,780 -60,776 90,800 200,850 280,930 300,1000'),
        ridge('880,1000 940,900 1040,836 1160,812 1500,800'),
      ),
    ),
  ],
}
