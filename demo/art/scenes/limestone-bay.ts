import { outline, ridge } from './brush.ts'
import { longTail } from './boats.ts'
import { box, disc, fill, layer, moving, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import { inks } from './inks.ts'
import { plainSky } from './plain-sky.ts'
import type { Palette } from './palette.ts'
import { palm, wood } from './plants.ts'
import { birds, clouds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** A limestone tower, its foot at 0, 0. */
const rock = (p: Palette) =>
  fill(
    p.wall,
    outline(
      '-104,0! -112,-30 -134,-60 -128,-200 -150,-300 -120,-420 -60,-486 20,-500 90,-460 130,-380 120,-250 140,-150 126,-50 104,-24 100,0!',
    ),
  ) +
  fill(
    p.wallShade,
    outline(
      '30,-498! 90,-460 130,-380 120,-250 140,-150 126,-50 104,-24 100,0! 20,0! 40,-80 10,-160 46,-250 16,-340 50,-420',
    ),
  ) +
  fill(
    p.wallShade,
    'M-112-30Q-60-12 0-20L20 0H-104ZM-84-120q10-60 0-130q24 60 14 130ZM-60-280q8-50-6-100q28 50 20 100ZM-30-60q10-40 2-90q20 50 12 90Z',
  ) +
  fill(
    p.near,
    outline(
      '-150,-300! -170,-330 -156,-350 -164,-390 -140,-410 -140,-450 -106,-458 -90,-500 -50,-500 -30,-530 10,-520 40,-540 70,-510 110,-500 116,-462 150,-440 140,-400 156,-370 134,-340! 116,-366 90,-390 70,-360 50,-400 10,-430 -20,-390 -50,-420 -80,-380 -110,-390 -124,-330',
    ),
  ) +
  fill(
    p.leaf,
    outline(
      '-140,-410! -106,-458 -90,-500 -50,-500 -30,-530 10,-520! -20,-490 -50,-470 -70,-440 -104,-430',
    ),
  )

/** A Thai stupa, its foot at 0, 0. */
const chedi = (p: Palette) =>
  fill(p.wall, box(-110, -30, 220, 30), box(-92, -54, 184, 26), box(-76, -74, 152, 22)) +
  fill(p.wallShade, box(30, -30, 80, 30), box(30, -54, 62, 26), box(30, -74, 46, 22)) +
  fill(
    p.gold,
    outline('-70,-74! -62,-96 -54,-150 -44,-190 -20,-216 20,-216 44,-190 54,-150 62,-96 70,-74!'),
    box(-26, -232, 52, 20),
    outline('-20,-232! -8,-300 -2,-380 0,-420! 2,-380 8,-300 20,-232!'),
  ) +
  fill(
    p.goldShade,
    outline('20,-216! 44,-190 54,-150 62,-96 70,-74! 24,-74! 28,-150'),
    box(8, -232, 18, 20),
    box(-64, -106, 128, 7),
    box(-24, -254, 48, 6),
    box(-19, -276, 38, 6),
    box(-15, -298, 30, 6),
    box(-12, -320, 24, 6),
  ) +
  disc(p.gold, 0, -422, 6)

/** Thailand: a long-tail boat between towers of limestone, a golden chedi on the headland. */
export const limestoneBay: Landscape = {
  title: 'A long-tail boat among limestone islands, a golden chedi ashore',
  views: { dawn: { zoom: 1.06, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: -30 } },
  draw: (p, time) => [
    ...(time === 'day'
      ? [plainSky(inks.haze, [400, inks.mist])]
      : sky(p, { x: 610, y: 420, radius: 180 })),
    layer(
      0.1,
      birds(p.dark, '760,290,40 820,320,28'),
      time === 'day' ? clouds(p, '430,250,180') : '',
    ),
    layer(
      0.25,
      fill(
        p.far,
        outline('560,600! 566,500 590,430 630,400 670,430 690,520 700,600!'),
        outline('420,600! 426,540 440,500 470,480 500,510 510,600!'),
        outline('690,600! 700,480 740,440 790,470 810,600!'),
      ),
    ),
    layer(
      0.3,
      fill(
        p.middle,
        outline('800,604! 806,460 800,400 840,330 890,310 940,350 950,440 970,604!'),
        outline('330,604! 340,520 336,450 370,400 410,420 430,500 436,604!'),
      ),
    ),
    layer(
      0.38,
      fill(p.water, 'M-300 596H1500V1200H-300Z'),
      ripples(p.shine, { seed: 21, top: 606, floor: 900, count: 30, x: 600, spread: 520 }),
    ),
    layer(0.45, put(180, 640, 1.12, rock(p)), put(1096, 628, 0.86, rock(p), -0.8)),
    layer(
      0.6,
      fill(
        p.near,
        ridge('760,720 800,690 860,668 940,654 1040,650 1200,640 1500,636', 740),
        wood(4, 1080, 1500, 660, 70).replace('1000', '740'),
      ),
      put(930, 676, 0.96, chedi(p)),
      fill(p.wallShade, 'M752 724Q800 706 900 712Q1100 700 1500 730V750H740Z'),
      fill(p.front, palm(1120, 706, 210, 30, 90), palm(1068, 706, 150, -10, 70)),
    ),
    moving(0.8, 160, put(420, 800, 1, longTail(p))),
    layer(0.95, fill(p.front, palm(60, 1000, 760, -30, 250).replace(/^M[^Z]*Z/, ''))),
  ],
}
