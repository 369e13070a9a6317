import { limb, outline, ridge } from '../brush.ts'
import {
  again,
  copies,
  disc,
  fill,
  layer,
  line,
  moving,
  named,
  polygon,
  put,
  round,
} from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'

const clownfish =
  fill(inks.rust, outline('90,0! 130,-44 150,-40 140,0 150,40 130,44')) +
  fill(inks.tiger, outline('-110,4 -80,-40 -20,-62 50,-44 100,-10! 100,14! 50,46 -20,62 -80,44')) +
  fill(
    inks.rust,
    outline('-40,-58! -10,-86 50,-70 70,-36!'),
    outline('-20,62! 10,86 40,70 40,50!'),
    outline('0,10! 40,16 50,40 20,44!'),
  ) +
  fill(
    inks.paper,
    'M-66-50q34 50 0 100q18 8 34 10q30-60 0-120q-18 2-34 10ZM24-54q24 54 0 108q16-4 26-8q20-46 0-92ZM94-14l14-6v44l-14-6Z',
  ) +
  disc(inks.paper, -84, -12, 11) +
  disc(inks.ink, -86, -12, 6)

const damsel =
  fill(inks.indigo, outline('-60,0 -30,-28 20,-28 50,-4! 84,-26 76,0 84,26 50,6! 20,28 -30,28')) +
  fill(inks.marigold, outline('50,-4! 84,-26 76,0 84,26 50,6!')) +
  disc(inks.paper, -38, -6, 5)

const turtle =
  fill(
    inks.reed,
    limb('-120,-20,60 -220,-90,64 -300,-60,20'),
    limb('-90,60,50 -170,130,50 -220,190,14'),
    limb('130,-20,40 210,-40,30 250,-20,12'),
    limb('120,50,40 190,90,30 220,120,12'),
    outline('-150,20 -190,-10 -250,0 -270,30 -240,60 -180,60'),
  ) +
  fill(inks.sal, outline('-170,30 -130,-60 -20,-110 100,-80 170,10 140,80 20,110 -110,90')) +
  fill(
    inks.leaf,
    polygon('-30,-86 50,-76 70,-20 0,10 -70,-30'),
    polygon('80,-62 130,-10 90,20 80,-16'),
    polygon('-88,-60 -40,-80 -82,-34 -134,0'),
    polygon('-130,14 -80,-20 -10,20 -20,80 -100,70'),
    polygon('4,22 76,-6 124,30 100,70 -4,86'),
  ) +
  disc(inks.ink, -236, 22, 7)

const fan =
  'M0 0V-120M0-50Q-30-80-60-150M0-70Q40-90 60-160M0-100Q-20-140-30-200M0-110Q20-150 30-210M-30-96Q-70-110-100-120M30-100Q70-110 100-130'

/** The Andaman Sea: a turtle and fish over a coral reef. */
export const reef: Landscape = {
  title: 'A sea turtle and clownfish over a coral reef',
  ...closeUp,
  draw: (p, time) => {
    const [top, middle, low] = {
      dawn: [inks.reed, inks.turquoise, inks.lagoon] as const,
      day: [inks.mist, inks.turquoise, inks.lagoon] as const,
      dusk: [inks.indigo, inks.dusk, inks.midnight] as const,
    }[time]
    return [
      plainSky(top, [150, middle], [480, low]),
      layer(
        0.1,
        fill(top, polygon('300,0 420,0 240,900 20,900'), polygon('640,0 720,0 700,900 520,900')),
        line(
          p.wall,
          6,
          'M-40 40q60-20 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0',
        ),
      ),
      layer(0.2, fill(p.middle, ridge('-300,640 0,600 200,680 460,640 700,700 1000,600 1500,660'))),
      moving(0.4, 60, put(400, 300, 1.1, turtle)),
      moving(
        0.5,
        -60,
        put(900, 240, 0.8, named('damsel', damsel)),
        ...copies('damsel', '1010,300,.7 860,340,.66 1090,220,.6 970,190,.6'),
      ),
      layer(
        0.7,
        fill(p.front, ridge('-300,790 0,760 260,800 560,770 860,810 1200,760 1500,790')),
        put(160, 800, 1.5, line(inks.plum, 15, fan)),
        put(1050, 800, 1.7, line(inks.rust, 15, fan)),
        put(420, 830, 0.9, line(inks.marigold, 20, fan)),
        fill(inks.rose, round(620, 820, 90), round(720, 850, 80), round(540, 860, 70)),
        line(
          inks.ember,
          6,
          'M560 800q30-30 60 0t60 0M580 830q30-24 60 0t70 0M660 850q30-20 60 0t50-4',
        ),
        line(
          inks.sand,
          20,
          'M800 850Q780 760 800 700M840 850Q850 760 830 680M880 850Q900 770 880 710M770 850Q740 790 750 740',
        ),
      ),
      layer(
        0.8,
        put(760, 610, 1.1, named('clown', clownfish)),
        put(960, 690, 0.8, again('clown'), -0.8),
        put(560, 700, 0.7, again('clown')),
        fill(
          p.wall,
          round(640, 560, 10),
          round(654, 520, 7),
          round(636, 490, 13),
          round(120, 380, 9),
          round(110, 340, 13),
        ),
      ),
      layer(0.95, fill(p.sand, ridge('-300,880 200,860 600,886 1000,864 1500,880'))),
    ]
  },
}
