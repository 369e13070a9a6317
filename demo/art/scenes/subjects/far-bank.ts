import { outline, ridge } from '../brush.ts'
import { again, box, fill, layer, line, moving, named, polygon, put } from '../drawing.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import { grass, wood } from '../plants.ts'
import { birds, clouds } from '../sky.ts'
import { ripples } from '../water.ts'
import { arch, onion } from '../domes.ts'
import { sitting, standing } from '../people.ts'
import type { Palette } from '../palette.ts'

const minaret = (p: Palette) =>
  fill(p.wall, polygon('-11,0 -8,-230 8,-230 11,0'), onion(0, -246, 12), box(-12, -250, 24, 6)) +
  fill(
    p.wallShade,
    polygon('2,0 2,-230 8,-230 11,0'),
    box(-14, -80, 28, 6),
    box(-13, -156, 26, 6),
    box(-14, -234, 28, 6),
  )

/** The tomb from the river, 330 units tall, its foot at 0, 0. */
const tomb = (p: Palette) =>
  fill(
    p.wall,
    box(-130, -150, 260, 150),
    box(-52, -172, 104, 24),
    box(-48, -192, 96, 24),
    onion(0, -190, 58),
    onion(-88, -172, 24),
    onion(88, -172, 24),
    box(-106, -174, 36, 26),
    box(70, -174, 36, 26),
  ) +
  fill(
    p.wallShade,
    outline('14,-294! 40,-270 52,-240 58,-216 50,-190! 24,-190 30,-240'),
    arch(0, 0, 76, 146),
    ...[-102, -70, 70, 102].flatMap((x) => [arch(x, -80, 22, 52), arch(x, -6, 22, 52)]),
  ) +
  fill(p.lamp, arch(0, 0, 42, 80))

const mosque = (p: Palette) =>
  fill(p.roof, box(-90, -100, 180, 100), box(-100, -110, 200, 12)) +
  fill(p.wall, onion(0, -110, 34), onion(-58, -108, 24), onion(58, -108, 24), arch(0, 0, 56, 86)) +
  fill(p.wallShade, arch(-60, 0, 30, 60), arch(60, 0, 30, 60))

const view = (p: Palette) =>
  put(-330, 0, 1, mosque(p)) +
  put(330, 0, 1, mosque(p)) +
  put(-200, 0, 1, named('minaret', minaret(p))) +
  put(200, 0, 1, again('minaret')) +
  put(-150, 0, 0.86, again('minaret')) +
  put(150, 0, 0.86, again('minaret')) +
  tomb(p)

/** Agra: the Taj Mahal from the garden on the other bank of the Yamuna. */
export const farBank: Landscape = {
  title: 'The Taj Mahal across the Yamuna, and its image in the water',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sky, [380, p.rings[0]!]),
    layer(
      0.1,
      birds(p.dark, '250,150,50 330,190,34 200,206,30 900,170,40'),
      clouds(p, '860,110,220'),
    ),
    layer(0.2, fill(p.far, wood(9, -300, 1500, 500, 70))),
    layer(
      0.3,
      fill(p.middle, wood(4, -300, 1500, 520, 50)),
      fill(p.roof, box(-300, 500, 1800, 36)),
      fill(p.stoneShade, box(-300, 532, 1800, 22)),
      fill(p.roof, box(170, 470, 28, 70), box(1002, 470, 28, 70)),
      fill(p.wall, onion(184, 470, 18), onion(1016, 470, 18)),
      put(600, 500, 1.26, named('view', view(p))),
    ),
    layer(
      0.4,
      fill(p.water, 'M-300 552H1500V1200H-300Z'),
      fill(
        p.shine,
        polygon('430,556 770,556 740,620 690,640 660,720 600,800 540,720 510,640 460,620'),
        'M345 556h14v150h-14ZM841 556h14v150h-14ZM404 556h12v110h-12ZM784 556h12v110h-12Z',
      ),
      ripples(p.water, { seed: 4, top: 580, floor: 800, count: 26, x: 600, spread: 240 }),
      ripples(p.shine, { seed: 9, top: 570, floor: 850, count: 26, x: 600, spread: 620 }),
    ),
    moving(
      0.5,
      110,
      put(
        940,
        700,
        1.2,
        fill(p.dark, outline('-150,-36! -80,-8 80,-8 150,-40! 110,20 -110,20')) +
          put(-40, -8, 0.62, sitting(p.roof, p.dark)) +
          put(80, -10, 0.6, standing(p.wall, p.wall, p.dark, p.gold)) +
          line(p.dark, 6, 'M108-80L150 40'),
      ),
    ),
    layer(
      0.85,
      fill(p.sand, ridge('-300,810 0,800 300,820 600,850 1500,880')),
      fill(p.leaf, wood(5, -300, 260, 830, 110), wood(8, 900, 1500, 890, 110)),
      fill(
        p.gold,
        grass({ seed: 3, count: 16, floor: 960, tall: 220, width: 10, from: 60, to: 420 }),
      ),
      fill(p.front, grass({ seed: 29, count: 40, floor: 980, tall: 110, width: 22 })),
    ),
  ],
}
