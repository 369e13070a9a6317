import { limb, outline } from '../brush.ts'
import { box, copies, disc, fill, layer, line, named, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import type { Palette } from '../palette.ts'

/** A carved elephant in relief, facing right, 240 units tall, its feet at y = 0. */
const relief = (p: Palette) =>
  fill(
    p.stone,
    outline(
      '-140,-60! -150,-140 -110,-200 -20,-216 50,-206 80,-236 130,-240 164,-206 170,-150 190,-80 184,-20 210,0 214,-24! 236,-10 220,24 184,26 160,0 150,-80 136,-110! 110,-90 106,-10! 60,-10! 56,-80 -40,-76 -46,-10! -96,-10! -100,-80',
    ),
  ) +
  fill(
    p.stoneShade,
    outline('66,-214! 30,-200 24,-140 50,-100 84,-120 96,-170'),
    outline('-96,-10! -46,-10! -44,0 -98,0!'),
    outline('60,-10! 106,-10! 108,0 58,0!'),
  ) +
  fill(
    p.sand,
    limb('146,-120,16 184,-110,12 206,-126,4'),
    outline('-90,-214! -80,-120 -20,-96 30,-110! 10,-206'),
  ) +
  line(p.stoneShade, 5, 'M-84-190Q-30-160 16-180M-80-160Q-30-130 20-150M-140-120q-20 30-8 60') +
  disc(p.stoneShade, 124, -186, 6) +
  fill(p.sand, outline('-70,-214! -66,-270 -40,-290 -14,-270 -6,-214!'), round(-40, -306, 20)) +
  fill(p.stoneShade, outline('-50,-250 -20,-240 20,-250 14,-236 -30,-226'))

const lotus = (p: Palette) =>
  fill(
    p.stone,
    ...[-60, -30, 0, 30, 60].map((turn) =>
      outline(`0,0! ${turn - 14},-30 ${turn},-62! ${turn + 14},-30`),
    ),
  ) + fill(p.sand, round(0, -4, 14))

/** Stone temples of India: a band of carved elephants. */
export const stoneFrieze: Landscape = {
  title: 'A band of elephants with riders carved into a temple wall',
  ...closeUp,
  draw: (p, time) => [
    plainSky(p.stoneShade),
    layer(
      0.4,
      fill(p.stone, box(-300, 0, 1800, 150)),
      fill(
        p.stoneShade,
        ...Array.from({ length: 14 }, (_, index) =>
          polygon(
            `${index * 100 - 40},75 ${index * 100},30 ${index * 100 + 40},75 ${index * 100},120`,
          ),
        ),
      ),
      fill(
        p.sand,
        ...Array.from({ length: 14 }, (_, index) => round(index * 100, 75, 15)),
        box(-300, 146, 1800, 16),
      ),
      fill(p.dark, box(-300, 162, 1800, 14)),
      fill(p.stone, box(-300, 590, 1800, 40)),
      fill(p.sand, box(-300, 584, 1800, 14)),
      fill(time === 'dusk' ? inks.plum : p.stone, box(-300, 800, 1800, 200)),
      fill(p.sand, box(-300, 792, 1800, 14)),
    ),
    layer(
      0.6,
      put(100, 584, 1.3, named('relief', relief(p))),
      ...copies('relief', '560,584,1.3 1020,584,1.3'),
      put(60, 780, 1.5, named('lotus', lotus(p))),
      ...copies('lotus', '276,780,1.5 492,780,1.5 708,780,1.5 924,780,1.5 1140,780,1.5'),
    ),
  ],
}
