import { outline, ridge } from '../brush.ts'
import { box, copies, fill, layer, moving, named, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { ripples } from '../water.ts'

/** A leaf bowl with flowers and a flame, 200 units wide. */
const lamp =
  fill(inks.amber, 'M-170 44q170-46 340 0q-170 46-340 0Z') +
  fill(inks.fern, outline('-110,-10! -80,40 0,56 80,40 110,-10! 60,10 -60,10')) +
  fill(inks.leaf, outline('-110,-10! -60,-26 60,-26 110,-10! 60,12 -60,12')) +
  fill(
    inks.marigold,
    round(-62, -14, 22),
    round(62, -14, 22),
    round(-30, 0, 20),
    round(34, 0, 20),
  ) +
  fill(inks.tiger, round(-62, -14, 10), round(62, -14, 10), round(-30, 0, 9), round(34, 0, 9)) +
  fill(inks.ember, round(0, 4, 18), 'M-28-24h56l-10 20h-36Z') +
  fill(inks.marigold, outline('0,-20 -24,-44 -16,-80 0,-120! 16,-80 24,-44')) +
  fill(inks.paper, outline('0,-24 -10,-44 -6,-64 0,-84! 8,-60 10,-44'))

export const riverLamps: Landscape = {
  title: 'Leaf bowls with lamps and marigolds float on the Ganges',
  ...closeUp,
  draw: (p, time) => {
    const [water, deep] = time === 'dusk' ? [inks.dusk, inks.midnight] : [p.water, p.middle]
    return [
      openSky(p, 250, 90),
      layer(
        0.2,
        fill(
          p.far,
          polygon(
            '-300,270 60,270 60,210 80,210 110,110 140,40 170,110 200,210 220,210 220,270 420,270 430,200 460,120 480,90 500,120 530,200 540,270 880,270 880,230 900,230 930,130 956,70 982,130 1012,230 1030,230 1030,270 1500,270 1500,330 -300,330',
          ),
        ),
        fill(p.wallShade, box(-300, 268, 1800, 60)),
        fill(p.wall, box(-300, 280, 1800, 8), box(-300, 300, 1800, 8)),
      ),
      layer(
        0.3,
        fill(water, 'M-300 320H1500V1200H-300Z'),
        fill(deep, ridge('-300,560 200,540 700,590 1500,540')),
        ripples(p.shine, { seed: 7, top: 340, floor: 900, count: 44, x: 600, spread: 640 }),
      ),
      moving(
        0.5,
        40,
        put(180, 400, 0.3, named('lamp', lamp)),
        ...copies(
          'lamp',
          '420,380,.24 700,410,.34 960,384,.26 1120,430,.36 560,470,.44 300,500,.5',
        ),
      ),
      layer(0.8, ...copies('lamp', '880,540,.66 120,640,.84 500,660,1 980,740,1.24 330,820,1.4')),
    ]
  },
}
