import { limb, outline, stripes } from '../brush.ts'
import { box, disc, fill, layer, line, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'

/** A sitting cat from the front, 300 units tall, its foot at y = 0. */
const cat =
  fill(inks.rust, limb('80,-20,36 150,-30,34 170,-90,30 150,-130,22')) +
  fill(
    inks.amber,
    outline('-90,0! -100,-90 -60,-180 0,-200 60,-180 100,-90 90,0!'),
    outline(
      '-84,-190 -80,-250 -84,-320! -40,-290 0,-296 40,-290 84,-320! 80,-250 84,-190 40,-150 0,-144 -40,-150',
    ),
  ) +
  fill(
    inks.paper,
    outline('-40,-150! 0,-140 40,-150! 50,-80 30,0! -30,0! -50,-80'),
    outline('-44,-186 0,-214 44,-186 30,-152 0,-144 -30,-152'),
  ) +
  fill(
    inks.rust,
    stripes(
      '-20,-290 -18,-268 -20,-246 8;0,-292 0,-266 0,-244 9;20,-290 18,-268 20,-246 8;-80,-220 -66,-212 -52,-214 8;80,-220 66,-212 52,-214 8;-98,-90 -80,-86 -64,-92 9;98,-90 80,-86 64,-92 9;-94,-50 -78,-46 -62,-52 9;94,-50 78,-46 62,-52 9;-84,-130 -66,-126 -52,-130 9;84,-130 66,-126 52,-130 9',
    ),
  ) +
  fill(inks.leaf, 'M-56-220q18-20 38 0q-20 16-38 0ZM56-220q-18-20-38 0q20 16 38 0Z') +
  fill(inks.ink, box(-40, -230, 7, 20), box(33, -230, 7, 20)) +
  fill(inks.ember, polygon('-10,-190 10,-190 0,-178')) +
  line(inks.ink, 4, 'M0-178v8M-14-166q10 6 14-4q4 10 14 4') +
  line(inks.rust, 5, 'M-30 0v-40M30 0v-40M0 0v-30')

const blossom = (list: string) =>
  list.split(' ').map((at) => {
    const [x = 0, y = 0, radius = 0] = at.split(',').map(Number)
    return round(x, y, radius)
  })

/** Greek islands: a cat on white steps below a blue door. */
export const catSteps: Landscape = {
  title: 'A ginger cat on white steps below a blue door',
  ...closeUp,
  draw: (hour, time) => {
    const blue = inks.indigo
    const p =
      time === 'dusk' ? { ...hour, wall: inks.mauve, wallShade: inks.plum, snow: inks.rose } : hour
    return [
      plainSky(p.wall),
      layer(
        0.2,
        fill(p.sky, 'M-300-300H300V430H-300Z'),
        fill(p.water, 'M-300 300H300V560H-300Z'),
        fill(p.wall, 'M-300 470H300V700H-300Z', box(-20, 210, 60, 300)),
        fill(p.wallShade, box(-300, 470, 600, 10)),
      ),
      layer(
        0.4,
        fill(p.wall, 'M300-300H1500V1200H300Z'),
        fill(
          p.wallShade,
          'M300-300h60V1200h-60Z',
          'M520 620V250Q530 70 720 60Q910 70 920 250V620Z',
        ),
        fill(blue, 'M550 620V260Q560 104 720 96Q880 104 890 260V620Z'),
        fill(
          '#3a5580',
          'M720 96Q880 104 890 260V620H720Z',
          box(580, 300, 110, 120),
          box(580, 450, 110, 140),
        ),
        line(blue, 9, 'M750 300H860V420H750ZM750 450H860V590H750Z'),
        disc(inks.marigold, 700, 440, 13),
        fill(blue, box(1010, 200, 130, 190)),
        fill(p.wallShade, box(1000, 390, 150, 22)),
        line(p.wall, 9, 'M1075 200V390M1010 295H1140'),
      ),
      layer(
        0.6,
        ...[0, 1, 2, 3].map(
          (step) =>
            fill(p.wallShade, box(470 - step * 120, 620 + step * 84, 500 + step * 190, 90)) +
            fill(p.snow, box(470 - step * 120, 616 + step * 84, 500 + step * 190, 26)),
        ),
        fill(p.stoneShade, 'M1030 640h150l-20 150h-110Z'),
        fill(p.stone, 'M1016 620h178v36h-178Z'),
        fill(p.near, ...blossom('1060,560,60 1140,570,64 1100,500,60')),
        fill(inks.ember, ...blossom('1050,520,22 1120,470,24 1160,540,22 1090,570,20 1010,570,18')),
      ),
      layer(0.7, put(420, 784, 1.24, cat)),
      layer(
        0.9,
        fill(p.near, ...blossom('380,-20,120 520,20,90 640,-20,80 280,60,70')),
        fill(inks.ember, ...blossom('320,40,44 420,80,50 500,50,40 560,90,40 640,40,36 250,90,34')),
        fill(inks.rose, ...blossom('370,70,22 470,110,24 600,60,20 280,120,18')),
      ),
    ]
  },
}
