import { outline } from './brush.ts'
import { again, box, disc, fill, layer, moving, named, polygon, put } from './drawing.ts'
import { inks } from './inks.ts'
import { arch, onion } from './domes.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { wood } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

const minaret = (p: Palette) =>
  fill(p.wall, polygon('-17,0 -12,-330 12,-330 17,0'), onion(0, -356, 17), box(-14, -358, 28, 6)) +
  fill(
    p.wallShade,
    polygon('4,0 4,-330 12,-330 17,0'),
    box(-20, -120, 40, 8),
    box(-19, -226, 38, 8),
    box(-19, -334, 38, 8),
    box(-10, -356, 4, 24),
    box(6, -356, 4, 24),
  )

const tomb = (p: Palette) =>
  fill(
    p.wall,
    box(-190, -220, 380, 220),
    box(-80, -254, 160, 254),
    box(-72, -282, 144, 30),
    onion(0, -280, 84),
    onion(-130, -254, 34),
    onion(130, -254, 34),
    box(-158, -256, 56, 38),
    box(102, -256, 56, 38),
  ) +
  fill(
    p.wallShade,
    'M150-220h40v220h-40Z',
    outline('20,-430! 50,-400 74,-360 86,-320 74,-280! 36,-280 44,-340'),
    box(-74, -282, 148, 7),
    arch(0, 0, 112, 214),
    ...[-148, -104, 104, 148].flatMap((x) => [arch(x, -116, 30, 76), arch(x, -8, 30, 76)]),
  ) +
  fill(p.lamp, arch(0, 0, 62, 116))

const cypress = (x: number, y: number, high: number) =>
  `M${x} ${y - high}q${high * 0.16} ${high * 0.5} ${high * 0.06} ${high}h${-high * 0.12}q${-high * 0.1} ${-high * 0.5} ${high * 0.06} ${-high}Z`

/** Agra: the white tomb, its minarets, and the long pool that leads to it. */
export const marbleTomb: Landscape = {
  title: 'The Taj Mahal at the end of its pool between cypresses',
  views: { dawn: { zoom: 1.12 }, day: {}, dusk: { zoom: 1.1, aside: 60, mirrored: true } },
  draw: (p, time) => [
    ...sky(
      time === 'dawn' ? { ...p, rings: [inks.marigold] } : p,
      time === 'day' ? { x: 950, y: 170, radius: 80 } : { x: 600, y: 380, radius: 230 },
    ),
    moving(0.1, 50, birds(p.dark, '260,170,44 330,206,30 214,220,26')),
    layer(0.25, fill(p.far, wood(9, -300, 1500, 590, 90))),
    layer(
      0.34,
      put(240, 590, 1.06, named('minaret', minaret(p))),
      put(960, 590, 1.06, again('minaret')),
      put(370, 580, 0.8, again('minaret')),
      put(830, 580, 0.8, again('minaret')),
    ),
    layer(
      0.36,
      put(600, 590, 1.12, tomb(p)),
      fill(p.wallShade, box(150, 588, 900, 44)),
      fill(p.wall, box(140, 584, 920, 10)),
    ),
    layer(0.4, fill(p.roof, box(-300, 628, 1800, 12)), fill(p.near, 'M-300 638H1500V1200H-300Z')),
    layer(
      0.6,
      fill(
        p.leaf,
        polygon('440,638 500,638 330,1000 60,1000'),
        polygon('700,638 760,638 1140,1000 870,1000'),
      ),
      fill(p.wall, polygon('530,644 670,644 880,1000 320,1000')),
      fill(p.water, polygon('538,650 662,650 850,1000 350,1000')),
      fill(p.shine, polygon('574,650 626,650 640,780 600,900 560,780')),
      ripples(p.wall, { seed: 4, top: 690, floor: 900, count: 8, x: 600, spread: 110 }),
    ),
    layer(
      0.8,
      fill(
        p.front,
        cypress(470, 690, 120),
        cypress(730, 690, 120),
        cypress(400, 750, 180),
        cypress(800, 750, 180),
        cypress(290, 850, 280),
        cypress(910, 850, 280),
        cypress(110, 990, 440),
        cypress(1090, 990, 440),
      ),
      disc(p.front, -40, 960, 90),
      disc(p.front, 1240, 960, 90),
    ),
  ],
}
