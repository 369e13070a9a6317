import { limb, outline } from '../brush.ts'
import { box, disc, fill, layer, line, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import { arch } from '../domes.ts'

interface Dress {
  coat: string
  trim: string
  skirt: string
  turban: string
  man: boolean
}

const face = (man: boolean) =>
  fill(inks.rose, outline('-52,-20 -50,-80 0,-110 50,-80 52,-20 30,40 0,60 -30,40')) +
  fill(inks.paper, 'M-40-30q18-22 36 0q-18 18-36 0ZM40-30q-18-22-36 0q18 18 36 0Z') +
  disc(inks.ink, -20, -30, 8) +
  disc(inks.ink, 20, -30, 8) +
  line(inks.ink, 6, 'M-44-52q22-18 38-2M44-52q-22-18-38-2') +
  line(inks.ember, 5, 'M0-26l-8 36h12') +
  fill(inks.ember, 'M-18 28q18-12 36 0q-18 16-36 0Z') +
  (man
    ? line(inks.ink, 9, 'M-2 20Q-24 12-44 30Q-54 20-50 10M2 20Q24 12 44 30Q54 20 50 10')
    : disc(inks.rust, 0, -62, 7) + line(inks.marigold, 5, 'M-12 10a8 8 0 1 0 1 0'))

/** A string puppet of Rajasthan, 620 units tall, its head at 0, 0. */
const puppet = ({ coat, trim, skirt, turban, man }: Dress) =>
  line(inks.ink, 3, 'M-30-90L-10-420M30-90L10-420M-150 190L-30-420M150 190L30-420') +
  fill(skirt, outline('-60,210! -130,380 -190,520! 190,520! 130,380 60,210!')) +
  fill(
    trim,
    outline('-176,482! -190,520! 190,520! 176,482!'),
    'M-120 352Q0 380 120 352L128 374Q0 404-128 374Z',
  ) +
  line(trim, 6, 'M-40 240L-100 480M0 240V490M40 240L100 480M-20 240L-50 484M20 240L50 484') +
  fill(
    coat,
    outline('-70,90! -90,230! 90,230! 70,90! 0,70'),
    limb('-60,110,46 -120,150,40 -150,200,34'),
    limb('60,110,46 120,150,40 150,200,34'),
  ) +
  fill(
    trim,
    'M-14 76h28v150h-28Z',
    box(-92, 214, 184, 22),
    round(-152, 206, 20),
    round(152, 206, 20),
  ) +
  fill(inks.rose, round(-158, 228, 18), round(158, 228, 18)) +
  face(man) +
  (man
    ? fill(turban, outline('-66,-56 -80,-100 -40,-150 30,-156 80,-110 66,-56! 30,-90 -30,-90')) +
      line(trim, 7, 'M-68-80Q0-150 74-100M-60-110Q0-170 60-130') +
      fill(inks.paper, round(0, -104, 12)) +
      fill(trim, outline('-10,-112! -16,-170 10,-200 16,-160 10,-112!'))
    : fill(
        turban,
        outline(
          '-72,90! -84,-10 -70,-90 0,-136 70,-90 84,-10 72,90! 56,20 54,-50 0,-100 -54,-50 -56,20',
        ),
      ) +
      line(trim, 6, 'M-72 84Q-70-60 0-116Q70-60 72 84') +
      disc(inks.marigold, 0, -92, 10))

/** Rajasthan: string puppets before their theatre's curtain. */
export const puppets: Landscape = {
  title: 'Three string puppets of Rajasthan before a painted curtain',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sky),
    layer(
      0.3,
      fill(p.far, ...[150, 450, 750, 1050].map((x) => arch(x, 900, 250, 760))),
      fill(p.snowShade, ...[150, 450, 750, 1050].map((x) => arch(x, 900, 200, 640))),
      fill(p.roof, 'M-300-300H1500V110' + 'q-75 90-150 0'.repeat(12) + 'Z'),
      fill(p.gold, 'M-300 96H1500v16' + 'q-75 90-150 0'.repeat(12) + 'q75 66 150 0Z'),
    ),
    layer(
      0.5,
      fill(p.stoneShade, 'M-300 820H1500V1200H-300Z'),
      fill(p.gold, box(-300, 812, 1800, 14)),
    ),
    layer(
      0.7,
      put(
        250,
        350,
        0.94,
        puppet({
          coat: inks.lagoon,
          trim: inks.marigold,
          skirt: inks.ember,
          turban: inks.rust,
          man: true,
        }),
      ),
      put(
        960,
        350,
        0.94,
        puppet({
          coat: inks.indigo,
          trim: inks.marigold,
          skirt: inks.plum,
          turban: inks.amber,
          man: true,
        }),
      ),
      put(
        600,
        380,
        1.04,
        puppet({
          coat: inks.leaf,
          trim: inks.marigold,
          skirt: inks.tiger,
          turban: inks.ember,
          man: false,
        }),
      ),
    ),
  ],
}
