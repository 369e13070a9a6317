import { outline } from './brush.ts'
import { again, box, fill, layer, line, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import type { Palette } from './palette.ts'
import { standing } from './people.ts'
import { birds } from './sky.ts'
import { ripples } from './water.ts'

/** The water's edge from far to near, as x, y and nearness. */
const shore = [
  [600, 267, 0.04],
  [690, 277, 0.12],
  [800, 312, 0.24],
  [852, 372, 0.36],
  [842, 450, 0.5],
  [760, 546, 0.66],
  [600, 650, 0.86],
  [370, 756, 1.06],
  [80, 850, 1.24],
  [-320, 930, 1.4],
] as const

/** Land up to an offset from the water's edge: positive into the water, negative up the sand. */
function land(out: number): string {
  const line = shore.map(([x, y, near], index) => {
    const [fromX, fromY] = shore[Math.max(index - 1, 0)]!
    const [toX, toY] = shore[Math.min(index + 1, shore.length - 1)]!
    const reach = (out * near) / Math.hypot(toX - fromX, toY - fromY)
    return `${x - (toY - fromY) * reach},${y + (toX - fromX) * reach}${index ? '' : '!'}`
  })
  return outline(`${line.join(' ')} -320,1100! 1500,1100! 1500,250!`)
}

/** A tall tree, 340 units, its foot at y = 0. */
const tree = (stem: string, crown: string, light: string) =>
  fill(stem, 'M-12 6Q-4-80-8-200L-40-250L-30-256L-2-222L20-262L30-256L8-200Q6-80 14 6Z') +
  fill(
    crown,
    outline(
      '-120,-226 -136,-262 -110,-292 -80,-300 -60,-336 -10,-344 24,-330 60,-326 84,-296 118,-280 126,-246 90,-222 40,-232 0,-216 -60,-216',
    ),
  ) +
  fill(
    light,
    outline('-110,-270 -80,-300 -60,-334 -10,-342 24,-328 30,-306 -10,-296 -40,-270 -80,-256'),
  )

/** Copies of a tree at each 'x,y,scale'. */
const row = (name: string, shape: string, places: string) =>
  places.split(' ').map((at, index) => {
    const [x = 0, y = 0, scale = 0] = at.split(',').map(Number)
    return put(x, y, scale, index ? again(name) : named(name, shape), index % 3 ? scale : -scale)
  })

const deep =
  '800,256,.3 880,252,.36 970,256,.5 1070,256,.6 1190,250,.7 930,300,.5 1020,330,.7 1120,330,.86 1230,330,1 1090,430,.9 1190,460,1.1'
const edge =
  '640,268,.16 700,276,.2 770,284,.25 830,300,.32 884,326,.4 926,362,.5 958,412,.6 990,474,.72 1020,550,.86 1064,646,1.04 1130,770,1.28 1230,900,1.5'

const boat = (p: Palette) =>
  fill(p.dark, box(96, -48, 20, 40)) +
  put(64, -22, 0.56, standing(p.roof, p.dark, p.dark, p.wall), -0.56) +
  fill(p.wall, outline('-170,-56! -110,-32 0,-24 120,-34! 110,6 70,20 -70,20 -130,0')) +
  fill(p.roof, outline('-166,-50! -110,-26 0,-16 118,-26! 116,-14! 0,-4 -110,-10'))

/** Havelock: a wide curve of white sand between a tall forest and clear water, from above. */
export const islandBeach: Landscape = {
  title: 'A wide curve of white sand between a tall forest and a clear bay',
  views: { dawn: { zoom: 1.05, aside: -10 }, day: {}, dusk: { zoom: 1.1, aside: 24 } },
  draw: (p, time) => {
    const [sand, wet, shallow] = {
      dawn: [inks.paper, inks.sand, inks.peach] as const,
      day: [inks.paper, inks.sand, inks.reed] as const,
      dusk: [inks.rose, inks.mauve, inks.plum] as const,
    }[time]
    return [
      openSky(p, 224, 60),
      moving(0.1, 50, birds(p.dark, '300,96,40 366,126,28 256,140,24')),
      layer(
        0.2,
        fill(p.far, 'M300 230Q400 196 470 200Q560 150 700 150Q800 120 1500 90V300H300Z'),
        fill(p.water, 'M-300 224H1500V1200H-300Z'),
        ripples(p.shine, { seed: 8, top: 236, floor: 640, count: 22, x: 240, spread: 420 }),
        fill(p.front, 'M430 266Q520 244 580 230Q700 190 820 200V262H600Z'),
      ),
      moving(0.3, 60, put(330, 430, 0.5, boat(p))),
      layer(
        0.5,
        fill(shallow, land(116)),
        fill(p.shine, land(72)),
        fill(shallow, land(64)),
        fill(sand, land(26)),
        fill(wet, land(6)),
        fill(sand, land(-40)),
        fill(
          p.front,
          'M600 272Q800 280 900 336Q990 420 1030 560T1250 960H1500V60Q1240 30 1080 110Q900 130 800 186T600 240Z',
        ),
        fill(p.front, 'M430 266Q520 240 640 232V272Q540 264 430 266Z'),
        ...row('deep', tree(p.front, p.front, p.near), deep),
        ...row('tree', tree(p.wallShade, p.near, p.leaf), edge),
      ),
      layer(
        0.8,
        line(wet, 5, 'M560 812h-4M600 800h-4M644 792h-4M690 780h-4M730 772h-4M772 760h-4'),
        fill(wet, 'M520 838l120 16l-8 6l-120-14ZM470 846l116 18l-8 6l-116-16Z'),
        put(520, 842, 0.44, standing(p.roof, p.dark, p.dark, p.gold), -0.44),
        put(470, 850, 0.48, standing(p.middle, p.middle, p.dark, p.dark), -0.48),
      ),
    ]
  },
}
