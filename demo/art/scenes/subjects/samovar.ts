import { outline } from '../brush.ts'
import { again, box, fill, layer, line, named, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import { deodar } from '../plants.ts'
import { snowRange } from '../mountains.ts'

const pot =
  line(inks.ember, 24, 'M-150-230Q-250-220-240-120T-130-10') +
  fill(
    inks.amber,
    outline('140,-60! 200,-90 250,-160 280,-240! 316,-236! 300,-130 250,-40 160,20!'),
  ) +
  fill(
    inks.amber,
    outline(
      '-120,-300! -160,-220 -190,-120 -180,0 -120,90 -70,120! 70,120! 120,90 180,0 190,-120 160,-220 120,-300!',
    ),
  ) +
  fill(
    inks.rust,
    outline(
      '60,-300! 100,-200 110,-60 80,60 50,120! 70,120! 120,90 180,0 190,-120 160,-220 120,-300!',
    ),
  ) +
  fill(inks.marigold, outline('-110,-270 -140,-180 -150,-60 -120,40 -100,0 -110,-120 -90,-240')) +
  fill(
    inks.rust,
    box(-90, 116, 180, 26),
    'M-130 220L-90 142H90L130 220Z',
    box(-150, 216, 300, 24),
  ) +
  fill(inks.amber, 'M-120 216L-86 146H-20L-40 216Z', box(-134, -320, 268, 26)) +
  fill(
    inks.amber,
    outline('-120,-320! -90,-370 0,-390 90,-370 120,-320!'),
    box(-34, -470, 68, 90),
  ) +
  fill(inks.rust, box(0, -470, 34, 86), box(-44, -484, 88, 18)) +
  line(
    inks.rust,
    6,
    'M-176-140Q0-100 186-140M-186-60Q0-20 190-60M-120-100q30-30 60 0t60 0t60 0t60 0M-110 20q30-30 60 0t60 0t60 0t50 0',
  )

const cup =
  fill(inks.paper, outline('-90,-70! -80,10 -40,50 40,50 80,10 90,-70!')) +
  fill(inks.sand, outline('40,-70! 40,10 16,50! 40,50 80,10 90,-70!')) +
  fill(inks.amber, 'M-90-70a90 22 0 1 1 180 0a90 22 0 1 1-180 0Z') +
  fill(inks.marigold, 'M-74-68a74 14 0 1 1 148 0a74 14 0 1 1-148 0Z') +
  line(inks.rust, 4, 'M-30-70l14 4M10-74l12 6M-8-64l10 2') +
  fill(inks.ember, round(-50, -14, 10), round(0, -2, 10), round(46, -14, 10)) +
  line(inks.fern, 4, 'M-74-30Q0 10 74-30')

export const samovar: Landscape = {
  title: 'A copper samovar with two cups of tea on a woven carpet',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sky),
    layer(
      0.2,
      fill(p.middle, 'M700-20H1140V560H700Z'),
      fill(p.shine, 'M730 10H1110V530H730Z'),
      put(0, -40, 1, snowRange(p, '820,230,200 1040,180,220', 520)),
      fill(
        p.near,
        ...[760, 860, 940, 1050].map((x, index) => deodar(x, 540, 190 + (index % 2) * 60, 5)),
      ),
      fill(p.middle, box(908, -20, 24, 570), box(700, 240, 440, 20), box(660, 540, 520, 30)),
    ),
    layer(
      0.5,
      fill(inks.ember, 'M-300 660H1500V1200H-300Z'),
      fill(inks.marigold, box(-300, 676, 1800, 12), box(-300, 764, 1800, 12)),
      fill(inks.midnight, box(-300, 690, 1800, 72)),
      fill(
        inks.tiger,
        ...Array.from({ length: 13 }, (_, index) =>
          polygon(
            `${index * 100 - 20},726 ${index * 100 + 20},698 ${index * 100 + 60},726 ${index * 100 + 20},754`,
          ),
        ),
      ),
      fill(
        inks.sand,
        ...Array.from({ length: 13 }, (_, index) =>
          polygon(
            `${index * 100},726 ${index * 100 + 20},712 ${index * 100 + 40},726 ${index * 100 + 20},740`,
          ),
        ),
      ),
      line(
        inks.amber,
        6,
        ...Array.from({ length: 9 }, (_, index) => `M${index * 150 - 20} 850l50-40l50 40l-50 40Z`),
      ),
    ),
    layer(
      0.7,
      put(420, 590, 1.1, pot),
      put(800, 760, 1.2, named('cup', cup)),
      put(1040, 790, 1.3, again('cup')),
      line(p.wall, 9, 'M780 640q-24-40 0-80t0-60M1030 660q-24-40 0-80t0-60'),
    ),
  ],
}
