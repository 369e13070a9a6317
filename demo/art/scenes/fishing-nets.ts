import { limb, outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { sitting, standing } from './people.ts'
import { palm, wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** A net that a beam lowers into the sea: its foot on the shore at 0, 0, its net out to the left. */
const net = (p: Palette) =>
  line(
    p.wall,
    3,
    'M-470-250Q-330-60-190-250M-430-226Q-330-96-230-226M-390-200Q-330-120-270-200M-400-300Q-380-190-330-150M-260-300Q-280-190-330-150M-470-250Q-400-170-330-150M-190-250Q-260-170-330-150',
  ) +
  line(p.dark, 5, 'M-470-250Q-330-150-190-250') +
  line(
    p.dark,
    8,
    'M-330-470Q-450-420-470-250M-330-470Q-400-400-404-290M-330-470Q-260-400-256-290M-330-470Q-210-420-190-250',
  ) +
  line(p.dark, 13, 'M-60-20L-330-470', 'M40-20L-60-330') +
  line(p.dark, 4, 'M-330-470L-56-330L190-60M-330-470L-40-200M-60-330L150-40') +
  line(p.dark, 7, 'M-90-20H200') +
  fill(
    p.dark,
    box(-92, -24, 296, 12),
    box(-70, -14, 10, 150),
    box(10, -14, 10, 150),
    box(90, -14, 10, 150),
    box(180, -14, 10, 150),
  ) +
  line(p.dark, 3, 'M150-40V20M170-50V34M190-60V14') +
  disc(p.hideShade, 150, 30, 13) +
  disc(p.hideShade, 170, 46, 14) +
  disc(p.hideShade, 190, 26, 13)

/** A narrow fishing boat with somebody at each end. */
const canoe = (p: Palette) =>
  put(-110, -12, 0.74, standing(p.roof, p.dark, p.dark, p.wall)) +
  put(90, -10, 0.8, sitting(p.gold, p.dark), -0.8) +
  fill(
    p.dark,
    outline('-240,-66! -170,-20 0,-6 170,-20 240,-70! 190,14 120,34 -120,34 -190,12'),
    limb('-80,-100,7 -190,50,7'),
  ) +
  fill(p.stone, 'M-226-48Q0 18 228-52L220-38Q0 34-218-34Z')

/** Kochi: the great nets at the harbour's mouth. */
export const fishingNets: Landscape = {
  title: 'Great fishing nets at the harbour of Kochi before a low sun',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: { zoom: 1.03 }, dusk: {} },
  draw: (p, time) => {
    const light =
      time === 'dusk'
        ? { ...p, sky: inks.plum, rings: [inks.ember, inks.tiger, inks.amber], water: inks.plum }
        : p
    return [
      ...sky(
        light,
        time === 'day' ? { x: 420, y: 300, radius: 84 } : { x: 560, y: 590, radius: 130 },
      ),
      moving(0.1, 50, birds(p.dark, '330,370,40 400,400,28 286,410,24')),
      layer(
        0.2,
        fill(
          time === 'dusk' ? inks.midnight : p.far,
          wood(13, 700, 1500, 612, 60),
          wood(5, -300, 210, 612, 50),
        ),
      ),
      layer(
        0.35,
        fill(light.water, 'M-300 606H1500V1200H-300Z'),
        ripples(p.shine, { seed: 31, top: 618, floor: 900, count: 30, x: 560, spread: 560 }),
      ),
      layer(0.5, put(1010, 690, 0.62, named('net', net(p)))),
      layer(0.6, put(820, 750, 0.98, again('net'))),
      moving(0.75, 110, put(470, 806, 1, canoe(p))),
      layer(
        0.95,
        fill(
          p.front,
          palm(1110, 960, 600, 40, 210),
          palm(1190, 980, 500, 60, 190),
          palm(70, 960, 520, -50, 190),
        ),
        fill(
          p.front,
          ridge('-300,860 0,866 110,890 190,1000'),
          ridge('760,1000 860,900 1000,860 1200,850 1500,846'),
        ),
      ),
    ]
  },
}
