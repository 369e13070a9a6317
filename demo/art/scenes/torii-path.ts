import { limb, outline } from './brush.ts'
import { again, box, disc, fill, layer, line, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { deodar } from './plants.ts'

/** A gate, 620 units tall and 460 wide, its foot at y = 0. */
const torii = (red: string, shade: string, dark: string) =>
  fill(shade, box(-186, -460, 372, 34)) +
  fill(
    red,
    box(-186, -560, 44, 560),
    box(142, -560, 44, 560),
    box(-216, -466, 432, 30),
    box(-16, -540, 32, 80),
  ) +
  fill(shade, box(-156, -560, 14, 560), box(172, -560, 14, 560)) +
  fill(dark, box(-192, -70, 56, 72), box(136, -70, 56, 72)) +
  fill(red, 'M-262-586Q0-552 262-586L254-534Q0-516-254-534Z') +
  fill(dark, 'M-276-622Q0-580 276-622L266-584Q0-552-266-584Z')

/** A stone fox, facing left, 330 units tall, its foot at y = 0. */
const fox = (p: Palette, stone: string, shade: string) =>
  fill(
    shade,
    outline('50,-4! 104,-30 132,-90 124,-150 138,-206 112,-266! 86,-206 84,-150 70,-90 46,-50'),
    limb('-6,-130,30 -10,-60,18 -10,-6,16'),
    'M-28 0q2-14 16-14h10v14Z',
  ) +
  fill(
    stone,
    outline('0,0! 4,-60 -14,-130 -34,-190 -20,-226 10,-220 30,-180 58,-124 78,-70 80,-26 66,0!'),
    outline('-50,-176 -46,-130 -36,-90 0,-80 20,-140 10,-210 -30,-220'),
    limb('-30,-130,28 -40,-60,20 -42,-6,17'),
    'M-62 0q2-15 18-15h12v15Z',
    outline(
      '-90,-240! -84,-228 -60,-220 -36,-206 0,-206 16,-234 12,-262 -6,-280 -30,-284 -48,-270 -66,-256',
    ),
    polygon('-46,-270 -42,-326 -16,-284'),
    polygon('-16,-284 2,-328 11,-268'),
    outline('100,-214! 112,-266! 134,-210! 118,-220'),
  ) +
  fill(
    shade,
    outline('16,0! 14,-40 34,-74 58,-70 66,-36 58,0! 50,-20 40,-44'),
    'M-40-308l2 28l12-6ZM0-308l3 30l-11-6Z',
    'M-52-254l18-4l-6 10Z',
  ) +
  fill(p.roof, 'M-48-208Q-20-190 14-212Q24-166-16-138Q-58-160-48-208Z') +
  fill(p.gold, 'M-50-214Q-20-196 16-218L16-209Q-20-187-48-205Z') +
  disc(p.dark, -88, -238, 5)

/** A walker under a paper umbrella, from behind, 200 units tall. */
const walker = (p: Palette) =>
  fill(p.dark, box(-20, -14, 16, 14), box(4, -14, 16, 14)) +
  fill(p.middle, outline('-28,-10! -34,-70 -30,-130 -14,-146 14,-146 30,-130 34,-70 28,-10!')) +
  fill(p.roof, box(-32, -100, 64, 26), box(-12, -106, 24, 38)) +
  disc(p.dark, 0, -160, 17) +
  fill(p.gold, 'M-82-164Q-60-222 0-232Q60-222 82-164Q40-176 0-172T-82-164Z') +
  line(p.goldShade, 4, 'M0-230V-176M0-230L-40-174M0-230L40-174')

const COUNT = 15
const FAR = [800, 330] as const

/** Position and scale of a gate in the row. */
function stands(index: number) {
  const scale = 1.08 / (1 + index * 0.2)
  const bend = Math.sin((1 - scale) * 2.4) * 60
  return {
    x: Math.round(FAR[0] + (400 - FAR[0]) * (scale / 1.08) - bend),
    y: Math.round(FAR[1] + (876 - FAR[1]) * (scale / 1.08)),
    scale: Number(scale.toFixed(3)),
  }
}

/** Cedars in one ink, 'x,y,scale'. */
const trees = (name: string, ink: string, places: string) =>
  places.split(' ').map((at, index) => {
    const [x = 0, y = 0, scale = 0] = at.split(',').map(Number)
    return put(x, y, scale, index ? again(name) : named(name, fill(ink, deodar(0, 0, 560, 7))))
  })

/** Kyoto: a tunnel of vermilion gates up a slope of cedars, with a stone fox. */
export const toriiPath: Landscape = {
  title: 'A tunnel of red gates climbs between cedars, a stone fox beside it',
  views: { dawn: { zoom: 1.03, mirrored: true }, day: {}, dusk: { zoom: 1.06, aside: 14 } },
  draw: (p, time) => {
    const [red, shade] = {
      dawn: [inks.tiger, inks.rust],
      day: [inks.tiger, inks.rust],
      dusk: [inks.tiger, inks.ember],
    }[time] as [string, string]
    const [stone, stoneShade] = (
      time === 'dusk' ? [inks.pewter, inks.slate] : [inks.sand, inks.pewter]
    ) as [string, string]
    const trunk = { dawn: inks.plum, day: inks.jungle, dusk: inks.night }[time]
    const path = time === 'dusk' ? inks.mauve : p.wallShade
    const edge = (side: number, index: number) => {
      const { x, y, scale } = stands(index)
      return `${Math.round(x + side * 128 * scale)},${y}`
    }
    const steps = Array.from({ length: COUNT + 1 }, (_, index) => index - 1)
    const way = [
      ...steps.map((index) => edge(-1, index)),
      ...steps.toReversed().map((index) => edge(1, index)),
    ]
    const gates = Array.from({ length: COUNT }, (_, index) => index).toReversed()
    return [
      layer(0, fill(p.sky, 'M-300-300H1500V1200H-300Z')),
      layer(
        0.2,
        ...trees(
          'far',
          p.far,
          '-40,620,.9 110,620,1 250,620,.94 420,620,1.06 560,620,.9 930,620,1 1080,620,.9 1230,620,1.06',
        ),
        ...trees('mid', p.middle, '40,690,1.04 190,690,1.2 340,690,1.1 1010,690,1.06 1160,690,1.2'),
      ),
      layer(
        0.35,
        fill(p.near, 'M-300 620Q200 560 520 440T900 320T1500 280V1200H-300Z'),
        fill(
          trunk,
          ...[90, 300, 560, 960, 1100].map(
            (x, index) => `M${x} ${-60}h${30 + (index % 3) * 8}l10 ${640 - index * 30}h${-54}Z`,
          ),
        ),
      ),
      layer(
        0.6,
        fill(p.leaf, 'M-300 780Q0 740 300 700T760 420Q850 330 1000 372T1500 430V1200H-300Z'),
        fill(path, polygon(way.join(' '))),
        ...gates.map((index) => {
          const { x, y, scale } = stands(index)
          return (
            put(
              x,
              y,
              scale,
              index === COUNT - 1 ? named('gate', torii(red, shade, p.dark)) : again('gate'),
            ) + (index === 3 ? put(x + 10, y + 30, 0.6, walker(p)) : '')
          )
        }),
      ),
      layer(
        0.9,
        fill(stoneShade, box(850, 760, 240, 160)),
        fill(stone, box(830, 730, 280, 34), box(850, 764, 150, 140)),
        put(960, 732, 1.2, fox(p, stone, stoneShade)),
        fill(
          p.front,
          'M-300 900Q-60 820 60 880T240 1000H-300ZM760 1000Q860 870 1000 890T1500 850V1000Z',
        ),
      ),
    ]
  },
}
