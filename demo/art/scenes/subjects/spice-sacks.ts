import { outline } from '../brush.ts'
import { again, box, fill, layer, line, named, put } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'

const sacking =
  fill(inks.peach, outline('-150,0! -160,110 -150,240 -120,300! 120,300! 150,240 160,110 150,0!')) +
  fill(
    inks.sand,
    outline('-150,0! -160,110 -150,240 -120,300! -40,300! -70,200 -80,90 -70,0!'),
    outline('-164,-10! -150,-34 150,-34 164,-10! 164,14 150,26 -150,26 -164,14'),
  ) +
  line(inks.rose, 4, 'M-60 120l60-24l60 24l-60 24ZM-60 120v60l60 30l60-30v-60M-150 26H150')

const heap = (spice: string, shade: string) =>
  fill(spice, 'M-130-30Q-60-140 0-176Q60-140 130-30Z') +
  fill(shade, 'M0-176Q60-140 130-30H56Q44-110 0-176Z')

const label = (x: number, y: number) =>
  fill(inks.ink, `M${x - 3} ${y}h6v40h-6Z`) +
  fill(inks.paper, box(x - 44, y - 46, 88, 50)) +
  line(inks.ink, 4, `M${x - 28} ${y - 30}h56M${x - 28} ${y - 14}h36`)

const jar = (ink: string) =>
  fill(inks.haze, box(-38, -110, 76, 110)) +
  fill(ink, box(-32, -80, 64, 76)) +
  fill(inks.ember, box(-42, -126, 84, 18))

const shelf = (y: number, colours: string[]) =>
  colours.map((ink, index) => put(60 + index * 122, y, 1, jar(ink))).join('')

export const spiceSacks: Landscape = {
  title: 'Sacks of turmeric, chilli and other spices at a market',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sky),
    layer(
      0.3,
      fill(p.far, 'M-300 60H1500V620H-300Z'),
      shelf(250, [
        inks.marigold,
        inks.rust,
        inks.leaf,
        inks.plum,
        inks.amber,
        inks.sand,
        inks.ember,
        inks.fern,
        inks.marigold,
        inks.rust,
      ]),
      shelf(420, [
        inks.ember,
        inks.sand,
        inks.amber,
        inks.fern,
        inks.marigold,
        inks.plum,
        inks.rust,
        inks.leaf,
        inks.amber,
        inks.plum,
      ]),
      fill(p.middle, box(-300, 250, 1800, 22), box(-300, 420, 1800, 22)),
    ),
    layer(
      0.35,
      fill(
        p.roof,
        ...Array.from(
          { length: 13 },
          (_, index) => `M${index * 120 - 180} -20h60v110q-30 40-60 0Z`,
        ),
      ),
      fill(
        p.wall,
        ...Array.from(
          { length: 13 },
          (_, index) => `M${index * 120 - 120} -20h60v110q-30 40-60 0Z`,
        ),
      ),
    ),
    layer(0.5, fill(p.stoneShade, 'M-300 600H1500V1200H-300Z')),
    layer(
      0.6,
      put(190, 560, 0.86, named('sacking', sacking) + heap(inks.fern, inks.sal)),
      put(470, 550, 0.86, again('sacking') + heap(inks.plum, '#4c2846')),
      put(750, 550, 0.86, again('sacking') + heap(inks.sand, inks.rose)),
      put(1030, 560, 0.86, again('sacking') + heap(inks.ember, '#7a3038')),
      label(470, 430),
      label(1030, 436),
    ),
    layer(
      0.8,
      put(40, 740, 1.14, again('sacking') + heap(inks.rust, inks.ember)),
      put(420, 750, 1.14, again('sacking') + heap(inks.marigold, inks.amber)),
      put(800, 750, 1.14, again('sacking') + heap(inks.tiger, inks.rust)),
      put(1170, 740, 1.14, again('sacking') + heap(inks.amber, inks.rust)),
      label(420, 590),
      label(800, 590),
    ),
  ],
}
