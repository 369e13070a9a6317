import { limb, outline } from './brush.ts'
import { again, box, disc, fill, layer, line, moving, named, polygon, put } from './drawing.ts'
import { arch } from './domes.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { sitting, standing } from './people.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** A temple with a curved spire, its foot at 0, 0. */
const temple = (p: Palette) =>
  fill(
    p.stone,
    box(-60, -90, 120, 90),
    outline('-54,-90! -50,-190 -34,-270 -12,-330! 12,-330! 34,-270 50,-190 54,-90!'),
    outline('-60,-88! -66,-130 -50,-176! -36,-130 -36,-88!'),
    outline('36,-88! 36,-130 50,-176! 66,-130 60,-88!'),
  ) +
  fill(
    p.stoneShade,
    outline('12,-330! 34,-270 50,-190 54,-90! 60,-90! 60,0! 24,0! 24,-200'),
    box(-64, -96, 128, 8),
  ) +
  line(p.stoneShade, 4, 'M-30-100Q-26-240-8-326M-6-100Q-4-240 0-326') +
  fill(p.gold, outline('-22,-330! 0,-352 22,-330! 0,-318'), 'M-3-350h6v-34h-6Z') +
  fill(p.roof, 'M2-410l62 14l-62 18Z', box(0, -412, 4, 60)) +
  fill(p.dark, arch(0, 0, 40, 60))

const parasol = (p: Palette) =>
  fill(p.dark, box(-3, -70, 6, 70)) +
  fill(p.roof, 'M-70-64q10-46 70-50q60 4 70 50q-18-8-35 0q-17-8-35 0q-17-8-35 0q-17-8-35 0Z') +
  fill(p.wall, 'M-35-64q6-40 35-50q29 10 35 50q-17-8-35 0q-17-8-35 0Z')

const steps = (p: Palette) =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((index) => fill(index % 2 ? p.wallShade : p.sand, box(-300, 500 + index * 22, 1800, 30)))
    .join('')

const boat = (p: Palette) =>
  fill(p.dark, limb('40,-60,7 130,60,7'), 'M112 50l30-14l20 60q-20 8-30-2Z') +
  put(10, -6, 0.8, sitting(p.roof, p.dark)) +
  put(-90, -6, 0.8, sitting(p.wall, p.dark)) +
  put(100, -8, 0.8, sitting(p.lamp, p.dark), -0.8) +
  fill(p.dark, outline('-260,-54! -160,-20 0,-10 160,-20 260,-60! 210,10 140,34 -140,34 -210,12')) +
  fill(p.roof, 'M-244-42Q0 10 246-46L238-30Q0 26-236-28Z')

const lampOnLeaf = (p: Palette) =>
  fill(p.leaf, 'M-26 0q26-14 52 0q-8 14-26 14t-26-14Z') +
  fill(p.roof, outline('-9,-2! 0,-30! 9,-2!')) +
  disc(p.gold, 0, -6, 7)

/** Varanasi: steps and temples at the Ganges, a boat and lamps on the water. */
export const riverSteps: Landscape = {
  title: 'A rowing boat and floating lamps before temples and river steps',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 30 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 200, y: 180, radius: 84 } : { x: 200, y: 400, radius: 170 }),
    moving(0.1, 50, birds(p.dark, '330,170,44 400,206,30 284,220,26')),
    layer(
      0.3,
      fill(
        p.far,
        box(-300, 440, 1800, 100),
        box(330, 380, 110, 140),
        box(620, 350, 130, 160),
        box(1010, 390, 240, 120),
      ),
      put(300, 470, 0.6, named('temple', temple(p))),
      put(690, 460, 0.7, again('temple')),
    ),
    layer(
      0.4,
      put(490, 504, 1.05, again('temple')),
      fill(p.wall, box(580, 400, 200, 110), box(1050, 380, 500, 130)),
      fill(
        p.wallShade,
        ...[600, 645, 690, 735, 1070, 1115, 1160, 1205, 1250].flatMap((x) => [
          arch(x + 12, 502, 26, 66),
          box(x + 4, 410, 16, 18),
        ]),
      ),
      put(900, 506, 1.16, again('temple')),
    ),
    layer(
      0.5,
      steps(p),
      fill(
        p.wall,
        polygon('200,650 230,500 280,500 310,650'),
        polygon('760,650 780,500 830,500 850,650'),
      ),
    ),
    layer(
      0.55,
      put(380, 600, 0.9, named('parasol', parasol(p))),
      put(620, 566, 0.74, again('parasol')),
      put(700, 622, 1, again('parasol')),
      put(1010, 590, 0.9, again('parasol')),
      put(1120, 620, 1, again('parasol')),
      put(540, 630, 0.5, standing(p.roof, p.roof, p.dark, p.wall)),
      put(930, 630, 0.5, standing(p.wall, p.wall, p.dark, p.roof)),
      put(470, 600, 0.44, standing(p.wall, p.dark, p.dark, p.roof)),
    ),
    layer(
      0.6,
      fill(p.water, 'M-300 648H1500V1200H-300Z'),
      ripples(p.shine, { seed: 5, top: 660, floor: 900, count: 26, x: 560, spread: 560 }),
    ),
    moving(0.8, 130, put(460, 776, 1.1, boat(p))),
    layer(
      0.95,
      put(900, 790, 1.1, named('lamp', lampOnLeaf(p))),
      ...(
        [
          [1010, 830, 1.3],
          [800, 840, 1.2],
          [1110, 780, 0.9],
          [960, 740, 0.8],
          [120, 850, 1.3],
          [220, 872, 1.1],
        ] as const
      ).map(([x, y, scale]) => put(x, y, scale, again('lamp'))),
    ),
  ],
}
