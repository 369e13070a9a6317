import { limb, outline, ridge } from './brush.ts'
import { fill, layer, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import { leopard } from './leopard.ts'
import { grass, wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

const tree =
  limb('-30,1000,190 10,780,120 30,600,100 20,400,96 50,200,84 30,-60,90') +
  limb('20,640,90 180,566,70 420,536,56 660,548,44 860,520,26 980,470,10') +
  limb('40,300,60 160,190,40 330,110,26 420,40,12') +
  limb('660,548,36 740,600,20 800,610,8') +
  limb('20,460,60 -120,360,50 -300,300,40')

/** A teak leaf, hanging from 0, 0. */
const leaf = 'M0 0q44 30 34 86q-8 34-34 54q-26-20-34-54q-10-56 34-86Z'

/** Pench: a leopard on a teak bough above the river. */
export const teakLeopard: Landscape = {
  title: 'A leopard rests on the bough of a teak above a river',
  views: { dawn: { zoom: 1.04, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: 20 } },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(p.sky, [330, inks.paper])]
      : sky(time === 'dawn' ? { ...p, sun: p.gold } : p, { x: 640, y: 400, radius: 230 })),
    moving(0.1, 50, birds(p.dark, '620,150,44 690,186,30 576,200,26')),
    layer(
      0.2,
      fill(p.far, ridge('-300,500 0,470 240,500 480,460 720,500 960,450 1200,490 1500,460')),
    ),
    layer(0.3, fill(p.middle, wood(13, -300, 1500, 640, 100))),
    layer(
      0.4,
      fill(p.near, wood(25, -300, 1500, 690, 60)),
      fill(p.water, 'M-300 700H1500V1200H-300Z'),
      ripples(p.shine, { seed: 11, top: 712, floor: 900, count: 20, x: 700, spread: 500 }),
      fill(
        p.hideShade,
        outline('560,770! 590,730 660,730 700,770!'),
        outline('900,800! 940,744 1030,750 1070,800!'),
      ),
    ),
    layer(
      0.7,
      fill(p.front, tree),
      put(540, 532, 1.12, leopard),
      fill(p.front, limb('430,548,8 560,548,18 720,548,22 980,474,8')),
    ),
    layer(
      0.85,
      put(210, -20, 1.2, fill(p.leaf, leaf)) +
        put(330, 40, 1, fill(p.near, leaf)) +
        put(100, 10, 1.3, fill(p.near, leaf)) +
        put(430, 20, 0.9, fill(p.leaf, leaf)) +
        put(-10, -10, 1.2, fill(p.leaf, leaf)) +
        put(900, 490, 0.6, fill(p.leaf, leaf)) +
        put(960, 470, 0.5, fill(p.near, leaf)) +
        put(800, 604, 0.5, fill(p.leaf, leaf)),
      fill(p.front, 'M-300-300H520V10Q440 60 360 20T180 30T-20 20T-300 40Z'),
      fill(p.front, grass({ seed: 29, count: 34, floor: 980, tall: 130, width: 26 })),
    ),
  ],
}
