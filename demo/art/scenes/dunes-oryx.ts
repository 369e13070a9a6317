import { limb, outline, ridge } from './brush.ts'
import { again, fill, layer, line, named, put } from './drawing.ts'
import { inks } from './inks.ts'
import type { Landscape } from './landscape.ts'
import { openSky } from './open-sky.ts'
import { oryx } from './oryx.ts'
import type { Palette } from './palette.ts'
import { grass } from './plants.ts'

/** A ghaf tree, 430 units tall, its foot at y = 0. */
const ghaf = (p: Palette) =>
  fill(
    p.front,
    limb('0,10,44 -12,-80,30 16,-160,26 -10,-250,20 -60,-320,10'),
    limb('10,-150,22 70,-210,16 120,-270,8'),
    limb('-4,-110,20 -70,-170,14 -130,-220,8'),
    limb('0,-230,16 40,-300,10 50,-360,6'),
  ) +
  fill(
    p.near,
    outline(
      '-200,-190 -214,-240 -180,-280 -150,-330 -110,-350 -80,-400 -20,-420 40,-430 90,-400 120,-350 170,-330 196,-270 214,-220 190,-180! 176,-230 150,-204! 130,-244 96,-216! 70,-256 30,-236! 10,-280 -30,-256! -60,-290 -90,-230! -110,-260 -140,-196! -160,-230',
    ),
  ) +
  fill(
    p.leaf,
    outline(
      '-180,-280 -150,-330 -110,-350 -80,-400 -20,-420 40,-430! 10,-390 -40,-384 -60,-346 -110,-330 -130,-290',
    ),
    outline('60,-340 110,-350 160,-310 176,-276! 130,-290 90,-300'),
  )

/** The desert reserve: oryx on the crest of a dune, a ghaf tree. */
export const dunesOryx: Landscape = {
  title: 'Two white oryx with long horns among dunes and a ghaf tree',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: 20 } },
  draw: (p, time) => {
    const [coat, shade] = time === 'dusk' ? [inks.peach, inks.rose] : [inks.paper, inks.sand]
    const mark = time === 'day' ? inks.ink : p.dark
    const animal = oryx({ coat: coat!, shade: shade!, mark, horn: p.dark })
    return [
      openSky(p, 330, 90),
      layer(
        0.2,
        fill(
          p.far,
          ridge('-300,420 -60,380 120,400 420,360 700,390 900,340 1080,370 1260,340 1500,370'),
        ),
      ),
      layer(
        0.35,
        fill(p.sandShade, ridge('300,300 380,214! 520,290 700,390 900,470 1160,530 1500,560')),
        fill(
          p.sand,
          outline(
            '-300,560! -100,500 120,390 270,280 380,214! 430,290 410,360 450,440 560,510 640,560 660,640! -300,660!',
          ),
        ),
      ),
      layer(
        0.5,
        fill(p.sand, ridge('-300,640 0,620 340,600 640,586 900,560 1160,572 1500,540')),
        fill(p.sandShade, 'M860 606Q1000 590 1260 604Q1120 622 1000 620T860 606Z'),
        put(1000, 604, 0.9, ghaf(p)),
      ),
      layer(
        0.8,
        line(
          p.sandShade,
          5,
          'M-60 690Q120 664 300 680M20 730Q160 710 250 722M1000 680Q1120 664 1260 676M960 720Q1080 706 1180 716',
        ),
        fill(
          p.sandShade,
          'M690 700Q800 686 900 700Q800 712 690 700ZM250 838Q440 812 640 838Q460 858 250 838Z',
        ),
        put(800, 700, 0.58, named('oryx', animal)),
        put(420, 838, 1.06, again('oryx')),
      ),
      layer(
        0.95,
        fill(p.sandShade, ridge('-300,890 200,880 520,884 860,850 1200,810 1500,800')),
        fill(
          p.near,
          grass({ seed: 9, count: 9, floor: 900, tall: 120, width: 12, from: 980, to: 1150 }),
        ),
        fill(
          p.near,
          grass({ seed: 4, count: 7, floor: 910, tall: 90, width: 12, from: 70, to: 170 }),
        ),
      ),
    ]
  },
}
