import { outline } from './brush.ts'
import { box, disc, fill, layer, line, moving, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { snowRange } from './mountains.ts'
import type { Palette } from './palette.ts'
import { clouds, sky } from './sky.ts'

/** A round cabin that turns as it rises; the rope at 0, 0. */
const cabin = (p: Palette) =>
  fill(p.dark, box(-34, -10, 68, 14), box(-6, 0, 12, 70), polygon('-60,74 0,50 60,74')) +
  fill(
    p.roof,
    outline('-120,84! -100,70 100,70 120,84! 128,140 128,190 110,236! -110,236! -128,190 -128,140'),
  ) +
  fill(p.shine, 'M-120 100H120Q126 140 124 168H-124Q-126 140-120 100Z') +
  line(p.roof, 7, 'M-76 98V170M-26 98V170M26 98V170M76 98V170') +
  fill(p.dark, 'M-62 168v-22q0-20 16-20t16 20v22ZM34 168v-30q0-20 16-20t16 20v30Z') +
  disc(p.dark, -46, 114, 12) +
  disc(p.dark, 50, 106, 12) +
  fill(p.wall, box(-126, 184, 252, 10)) +
  fill(p.gold, box(-110, 228, 220, 9))

/** The station on the summit. */
const station = (p: Palette) =>
  fill(p.hideShade, box(-90, -70, 180, 80)) +
  fill(p.shine, box(-76, -54, 152, 30)) +
  fill(p.roof, polygon('-110,-68 110,-84 110,-96 -110,-80')) +
  line(p.dark, 6, 'M60-90v-110M44-180h32M48-160h24')

/** Titlis: a round cabin on its rope, and a bridge between two rocks. */
export const cableCar: Landscape = {
  title: 'A round cable car rises over a glacier to its summit station',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: 20 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 250, y: 180, radius: 80 } : { x: 330, y: 360, radius: 160 }),
    layer(
      0.12,
      snowRange(p, '120,420,300 380,460,260 -80,380,280', 760),
      clouds({ ...p, cloud: time === 'dusk' ? p.far : p.cloud }, '-40,560,300 330,600,260'),
    ),
    layer(0.2, fill(p.middle, 'M-300 730H1500V1300H-300Z')),
    layer(
      0.3,
      put(960, 236, 0.9, station(p)),
      fill(
        p.snow,
        polygon(
          '1500,150 1240,220 1060,236 880,244 780,360 640,470 520,640 300,780 -300,900 -300,1300 1500,1300',
        ),
      ),
      fill(
        p.snowShade,
        polygon(
          '880,244 780,360 640,470 520,640 560,700 660,640 640,740 740,660 720,560 820,500 790,420 900,340',
        ),
        polygon('1060,236 1120,380 1060,480 1180,560 1120,700 1260,800 1500,860 1500,150 1240,220'),
      ),
      fill(
        p.hide,
        polygon('880,244 840,330 860,380 900,330 920,390 950,300'),
        polygon('640,470 610,540 650,560 680,500'),
      ),
      line(
        p.snowShade,
        6,
        'M700 760q60 20 120-6M760 820q80 24 160-8M620 820q50 16 90 0M900 700q50 20 90-6',
      ),
    ),
    layer(0.5, line(p.dark, 5, 'M-300 770L900 200'), line(p.dark, 3, 'M-300 790L900 216')),
    moving(0.55, 60, put(560, 362, 1.16, cabin(p))),
    layer(
      0.8,
      line(p.dark, 5, 'M-60 770Q300 900 700 830', 'M-60 700Q300 840 700 770'),
      line(
        p.dark,
        3,
        'M0 716V792M70 744V818M140 768V838M210 786V852M290 800V862M370 806V866M450 808V866M530 802V860M610 790V848',
      ),
      fill(
        p.hideShade,
        outline('660,1000! 640,850 690,750 800,730 900,800 960,1000!'),
        outline('-300,1000! -300,690! -40,680 0,800 60,1000!'),
      ),
      fill(
        p.snow,
        outline('680,770! 700,740 800,726 880,780! 800,770 740,790'),
        outline('-300,700! -300,660! -40,672 -20,720! -120,700'),
      ),
      fill(p.roof, box(300, 780, 22, 46), box(400, 786, 22, 46)),
      fill(p.gold, box(346, 782, 22, 46)),
      disc(p.dark, 311, 768, 12) + disc(p.dark, 411, 774, 12) + disc(p.dark, 357, 770, 12),
    ),
  ],
}
