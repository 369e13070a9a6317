import { limb, outline, ridge } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { plainSky } from './plain-sky.ts'
import { sitting, standing } from './people.ts'
import { palm, wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

const hammock = (p: Palette, mesh: string) =>
  fill(mesh, 'M-590-190Q-430-130-220-200L-140-120Q-170 24-350 40Q-540 20-590-190Z') +
  line(
    p.dark,
    2,
    'M-566-170Q-510 10-350 40M-520-164Q-450 0-350 40M-456-158Q-390-20-350 40M-384-160Q-340-40-350 40M-312-170Q-290-50-350 40M-256-184Q-230-40-350 40M-196-170Q-190-20-350 40M-548-128Q-350-40-160-150M-508-60Q-350 0-180-70M-470-6Q-350 34-230-6',
  ) +
  line(p.dark, 6, 'M-590-190Q-430-130-220-200L-140-120Q-330-20-500-110Z')

/** A cantilever net, its hinge at 0, 0, the net to the left. */
const net = (p: Palette, mesh: string) =>
  hammock(p, mesh) +
  line(
    p.dark,
    9,
    'M-340-430Q-540-400-590-190M-340-430Q-470-330-500-110M-340-430Q-250-370-220-200M-340-430Q-170-330-140-120',
  ) +
  fill(
    p.dark,
    limb('-30,10,18 -344,-440,11'),
    limb('60,10,18 -336,-440,11'),
    limb('-20,0,16 150,-270,10'),
    limb('70,0,16 158,-270,10'),
    limb('-96,-84,8 -18,-84,8'),
    limb('-170,-190,8 -110,-190,8'),
    limb('40,-76,7 108,-76,7'),
  ) +
  line(p.dark, 4, 'M-340-436L154-270L296-110M154-270L250-96M154-270L206-80') +
  line(p.dark, 3, 'M296-110V10M250-96V-6M206-80V-20') +
  STONES.map(([x, y]) => disc(p.hideShade, x, y, 15)).join('')

const STONES = [
  [296, -60],
  [296, -20],
  [296, 20],
  [250, -56],
  [250, -16],
  [206, -44],
] as const

/** The crew's stage on posts, its planks at y = 0. */
const stage = (p: Palette) =>
  fill(p.dark, box(-110, 6, 460, 15), ...[-96, -10, 80, 180, 280].map((x) => box(x, 10, 11, 190))) +
  line(p.dark, 6, 'M-90 120L86 30M90 120L286 30')

/** A man hauling at a rope, leaning right, the feet at y = 0. */
const hauler = (p: Palette, cloth: string) =>
  fill(p.dark, limb('-20,0,13 -8,-44,17 8,-84,24'), limb('26,0,13 22,-44,17 12,-84,24')) +
  fill(cloth, outline('-16,-50! 0,-92 26,-92 36,-50!')) +
  fill(p.dark, limb('14,-84,34 30,-140,34'), limb('28,-136,13 -6,-122,11 -34,-140,9')) +
  disc(p.dark, 34, -166, 16) +
  fill(cloth, 'M18-172q2-16 18-15q16 2 15 16Z')

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
        : time === 'dawn'
          ? { ...p, water: inks.haze }
          : p
    const mesh = time === 'dusk' ? inks.ember : p.shine
    return [
      ...(time === 'day' ? [plainSky(p.sky)] : sky(light, { x: 560, y: 590, radius: 130 })),
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
      layer(0.45, put(206, 646, 0.36, named('net', net(p, mesh) + stage(p)))),
      layer(
        0.6,
        put(850, 706, 0.9, again('net')),
        put(950, 712, 0.76, hauler(p, p.roof)),
        put(1032, 712, 0.74, hauler(p, p.gold)),
      ),
      moving(0.75, 110, put(430, 826, 0.84, canoe(p))),
      layer(
        0.95,
        fill(p.front, palm(1110, 960, 600, 40, 210), palm(1190, 980, 500, 60, 190)),
        fill(p.front, ridge('760,1000 860,900 1000,860 1200,850 1500,846')),
      ),
    ]
  },
}
