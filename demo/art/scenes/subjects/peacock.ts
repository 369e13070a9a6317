import { outline, ridge } from '../brush.ts'
import { again, disc, fill, layer, line, named, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { openSky } from '../open-sky.ts'
import { grass, wood } from '../plants.ts'

const eye = () =>
  fill(inks.leaf, outline('0,-52 30,-14 22,24 0,40 -22,24 -30,-14')) +
  disc(inks.marigold, 0, 0, 19) +
  disc(inks.turquoise, 0, 3, 13) +
  disc(inks.midnight, 0, 5, 7)

/** Eyes of the train on an arc, the name of their shape given. */
const arc = (count: number, radius: number, scale: number) =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / (count - 1) - 0.5) * 176
    const angle = (turn * Math.PI) / 180
    const [x, y] = [Math.round(Math.sin(angle) * radius), Math.round(-Math.cos(angle) * radius)]
    return `<g transform="translate(${x} ${y}) rotate(${Math.round(turn)}) scale(${scale})">${again('eye')}</g>`
  }).join('')

const spokes = Array.from({ length: 19 }, (_, index) => {
  const angle = ((index / 18 - 0.5) * 176 * Math.PI) / 180
  return `M0 0L${Math.round(Math.sin(angle) * 420)} ${Math.round(-Math.cos(angle) * 420)}`
})

const bird =
  line(
    inks.slate,
    9,
    'M-24 110V236M24 110V236M-24 236l-26 12M-24 236l20 12M24 236l-20 12M24 236l26 12',
  ) +
  fill(
    inks.rust,
    outline('-90,40! -70,130 -20,160! 0,100'),
    outline('90,40! 70,130 20,160! 0,100'),
  ) +
  fill(
    inks.indigo,
    outline(
      '-84,30 -74,-40 -40,-110 -32,-190 -34,-240 0,-268 34,-240 32,-190 40,-110 74,-40 84,30 56,110 0,150 -56,110',
    ),
  ) +
  fill(inks.lagoon, outline('-52,40 -30,-40 -14,-150 14,-150 30,-40 52,40 30,100 0,120 -30,100')) +
  line(inks.indigo, 4, 'M0-262L-36-322M0-262L-18-334M0-262V-340M0-262L18-334M0-262L36-322') +
  fill(
    inks.turquoise,
    round(-36, -324, 8),
    round(-18, -336, 8),
    round(0, -342, 8),
    round(18, -336, 8),
    round(36, -324, 8),
  ) +
  fill(
    inks.paper,
    outline('-30,-232! -10,-242 -8,-226 -26,-216!'),
    outline('30,-232! 10,-242 8,-226 26,-216!'),
  ) +
  disc(inks.ink, -17, -229, 5) +
  disc(inks.ink, 17, -229, 5) +
  fill(inks.sand, polygon('-9,-222 9,-222 0,-196'))

export const peacock: Landscape = {
  title: 'A peacock displays his train in a forest clearing',
  ...closeUp,
  draw: (p) => [
    openSky(p, 430, 130),
    layer(0.2, fill(p.far, wood(9, -300, 1500, 520, 130))),
    layer(0.3, fill(p.middle, wood(4, -300, 1500, 610, 110))),
    layer(0.45, fill(p.near, ridge('-300,640 0,630 400,640 800,632 1500,640'))),
    layer(
      0.7,
      put(
        600,
        600,
        1.14,
        fill(inks.fern, `M-470 16A470 470 0 0 1 470 16Q300 110 0 110T-470 16Z`) +
          fill(inks.lagoon, 'M-380 20A380 380 0 0 1 380 20Q200 100 0 100T-380 20Z') +
          fill(inks.sal, 'M-250 30A250 250 0 0 1 250 30Q160 90 0 90T-250 30Z') +
          line(inks.leaf, 4, ...spokes) +
          `<g transform="translate(0 -420)">${named('eye', eye())}</g>` +
          arc(17, 420, 1) +
          arc(13, 312, 0.86) +
          arc(9, 214, 0.7) +
          put(0, 20, 1, bird),
      ),
    ),
    layer(
      0.95,
      fill(p.leaf, grass({ seed: 5, count: 26, floor: 950, tall: 110, width: 20 })),
      fill(p.front, grass({ seed: 29, count: 34, floor: 980, tall: 110, width: 26 })),
    ),
  ],
}
