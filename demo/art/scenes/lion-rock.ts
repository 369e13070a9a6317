import { limb, outline, ridge } from './brush.ts'
import { disc, fill, layer, line, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { grass } from './plants.ts'
import { birds, sky } from './sky.ts'

/** A lying lion, facing the viewer, 560 units long, on y = 0. */
const lion = (coat: string, shade: string, mane: string) =>
  line(coat, 20, 'M-262-70C-340-70-372-10-352 54') +
  fill(inks.ink, outline('-366,40 -336,40 -326,76 -340,112 -368,104 -378,70')) +
  fill(shade, limb('130,-60,70 180,-20,48 250,-22,42 286,-20,44')) +
  fill(
    coat,
    outline(
      '-270,-30 -290,-110 -240,-160 -130,-170 0,-150 110,-170 200,-150 220,-60 150,-4 -60,0 -200,0',
    ),
    limb('180,-90,100 220,-40,60 290,-24,44 340,-22,48'),
  ) +
  disc(coat, 338, -22, 23) +
  fill(coat, limb('-190,-24,44 -100,-22,40 -40,-20,46')) +
  line(shade, 7, 'M-130-146C-74-124-66-60-108-42M-108-42H-54') +
  line(shade, 5, 'M-36-38q10 14 2 30M344-40q10 14 2 30M328-42q8 14 2 34') +
  fill(
    mane,
    outline(
      '60,-150 70,-240 120,-310 200,-340 280,-310 330,-240 336,-150 300,-70 240,-20 190,10 140,-20 90,-70',
    ),
  ) +
  disc(coat, 128, -290, 26) +
  disc(coat, 272, -290, 26) +
  fill(coat, outline('126,-190 134,-262 200,-288 266,-262 274,-190 252,-110 200,-76 148,-110')) +
  fill(inks.paper, outline('164,-140 200,-156 236,-140 232,-104 200,-86 168,-104')) +
  fill(
    inks.ink,
    'M178-152h44q-4 22-22 28q-18-6-22-28Z',
    'M146-202q16-16 36 2q-18 12-36-2ZM254-202q-16-16-36 2q18 12 36-2Z',
  ) +
  line(inks.ink, 5, 'M200-126v14M176-108q14 6 24-4q10 10 24 4') +
  line(shade, 6, 'M176-224Q184-190 178-160M224-224Q216-190 222-160')

const gnu = (p: Palette) =>
  fill(
    p.dark,
    'M-60-70q30-26 70-24q30-20 46-2q24 2 30 24q2 22-10 40l-12-2q0-22-10-26q-8 14-22 16l4 44h-10l-8-40h-44l-6 40h-10l-2-44q-18-6-16-26Z',
    'M52-92q10-22 26-16q-10 4-12 16Z',
  )

/** An acacia, 200 units tall. */
const acacia = (p: Palette) =>
  fill(
    p.front,
    limb('0,0,18 4,-80,14 -40,-150,8'),
    limb('4,-80,12 50,-150,8'),
    outline('-140,-150 -90,-180 0,-196 100,-184 150,-154 60,-146 -60,-144'),
  )

/** The Serengeti: a lion on a rock above the herds. */
export const lionRock: Landscape = {
  title: 'A lion lies on a rock above herds of wildebeest',
  views: { dawn: { zoom: 1.04, mirrored: true }, day: {}, dusk: { zoom: 1.12, aside: 20 } },
  draw: (p, time) => [
    ...sky(
      time === 'dawn' ? { ...p, sun: p.gold } : p,
      time === 'day' ? { x: 270, y: 200, radius: 90 } : { x: 420, y: 430, radius: 210 },
    ),
    layer(0.1, birds(p.dark, '500,170,44 570,206,30 456,220,26')),
    layer(
      0.2,
      fill(p.far, ridge('-300,540 0,520 240,540 520,510 760,540 1000,500 1200,530 1500,520')),
    ),
    layer(
      0.35,
      fill(p.sandShade, ridge('-300,590 200,580 700,590 1200,576 1500,586')),
      put(130, 620, 0.9, acacia(p)),
      put(420, 600, 0.5, acacia(p)),
      put(1120, 610, 0.7, acacia(p)),
    ),
    layer(
      0.5,
      fill(p.sand, ridge('-300,660 200,650 700,660 1200,646 1500,656')),
      ...(
        [
          [60, 690, 0.6],
          [150, 700, 0.66],
          [250, 684, 0.56],
          [330, 704, 0.7],
          [420, 690, 0.6],
          [500, 706, 0.64],
          [110, 740, 0.8],
          [230, 750, 0.86],
        ] as const
      ).map(([x, y, size]) => put(x, y, size, gnu(p))),
    ),
    layer(
      0.75,
      fill(
        p.hideShade,
        outline('340,1000! 360,900 430,820 520,780 700,768 900,770 1080,760! 1180,820 1260,1000!'),
      ),
      fill(
        p.hide,
        outline('430,820! 520,780 700,768 900,770 1080,760! 1000,810 860,800 700,830 560,820'),
      ),
      line(p.dark, 5, 'M620 840l30 70l-20 60M930 820l-20 80M1080 800l40 90'),
      put(730, 776, 1, lion(inks.amber, inks.rust, inks.rust)),
    ),
    layer(
      0.95,
      fill(p.gold, grass({ seed: 23, count: 30, floor: 960, tall: 150, width: 13 })),
      fill(p.front, grass({ seed: 29, count: 30, floor: 980, tall: 90, width: 22 })),
    ),
  ],
}
