import { outline, ridge } from '../brush.ts'
import { fill, layer, line, named, polygon, put } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { birds } from '../sky.ts'
import { turbaned } from '../visitors.ts'
import { camel } from '../camel.ts'
import type { Palette } from '../palette.ts'

const face = (p: Palette, shade: string) =>
  fill(
    p.stone,
    outline(
      '-150,-150! -140,-260 -70,-310 0,-320 70,-310 140,-260 150,-150! 210,60 230,210! 120,230! 100,60! -100,60! -120,230! -230,210! -210,60',
    ),
  ) +
  line(
    shade,
    9,
    'M-150-120L-218 190M-160-60L-190 200M-130 40L-156 214M150-120L218 190M160-60L190 200M130 40L156 214M-146-190Q0-250 146-190M-140-230Q0-290 140-230',
  ) +
  fill(
    p.sand,
    outline('-110,-160! -60,-186 60,-186 110,-160! 116,-40 90,60 40,104 -40,104 -90,60 -116,-40'),
  ) +
  fill(shade, outline('40,-186! 110,-160! 116,-40 90,60 40,104 10,104! 60,40 70,-60')) +
  fill(p.dark, 'M-84-70q32-26 62 0q-30 20-62 0ZM84-70q-32-26-62 0q30 20 62 0Z') +
  line(p.dark, 6, 'M-90-96q36-22 70-2M90-96q-36-22-70-2') +
  fill(p.stone, 'M-26-66h52l10 60q-36 20-72 0Z') +
  line(p.dark, 6, 'M-36 44q36 14 72 0')

/** Giza: the Great Sphinx before a pyramid. */
export const sphinx: Landscape = {
  title: 'The Great Sphinx of Giza with a pyramid behind it',
  ...closeUp,
  draw: (p) => {
    const shade = p.stoneShade
    return [
      openSky(p, 520, 160),
      layer(0.1, birds(p.dark, '220,150,44 290,186,30')),
      layer(
        0.2,
        fill(p.sandShade, polygon('420,640 860,150 1330,640')),
        fill(p.stone, polygon('420,640 860,150 760,640')),
        line(
          p.sand,
          4,
          'M800 220H920M740 290H985M680 360H1050M616 430H1118M552 500H1186M490 570H1252',
        ),
        fill(p.far, polygon('-200,640 60,380 330,640')),
      ),
      layer(0.4, fill(p.sand, ridge('-300,640 0,630 400,650 900,636 1500,650'))),
      layer(
        0.7,
        fill(shade, outline('500,560! 700,470 900,480 1040,560 1090,700 1080,800! 460,800!')),
        fill(p.stone, outline('470,600! 640,520 820,520 940,600 960,720 900,800! 430,800!')),
        line(shade, 9, 'M500 640Q700 590 950 640M480 700Q700 650 960 700'),
        fill(p.stone, outline('280,620! 330,560 500,560 560,620! 580,800! 260,800!')),
        fill(shade, outline('500,600! 560,620! 580,800! 500,800!')),
        put(420, 420, 1.02, face(p, shade)),
        fill(
          p.sand,
          outline('40,800! 60,750 120,730 340,740! 340,860! 40,860!'),
          outline('440,800! 470,756 540,740 760,750! 760,870! 440,870!'),
        ),
        fill(
          shade,
          outline('40,830! 340,820! 340,870! 40,870!'),
          outline('440,840! 760,830! 760,880! 440,880!'),
        ),
        line(shade, 7, 'M70 760V830M104 750V830M480 770V840M514 760V840'),
      ),
      layer(
        0.9,
        fill(p.sandShade, ridge('-300,860 100,846 500,866 900,850 1500,870')),
        put(930, 850, 0.7, turbaned(p.wall, p.wall, inks.plum, p.wall)),
        put(
          1020,
          856,
          0.74,
          named('camel', camel({ coat: p.dark, shade: p.dark, cloth: p.roof, fringe: p.wall })),
        ),
      ),
    ]
  },
}
