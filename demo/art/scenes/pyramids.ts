import { outline, ridge } from './brush.ts'
import { felucca } from './boats.ts'
import { camel, rider } from './camel.ts'
import { again, fill, layer, moving, line, named, polygon, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { grass, palm } from './plants.ts'
import { birds, sky } from './sky.ts'
import { ripples } from './water.ts'

/** A pyramid lit from the left; `cap` adds the rest of the old casing. */
function pyramid(
  p: Palette,
  x: number,
  top: number,
  half: number,
  floor: number,
  cap = false,
): string {
  const high = floor - top
  const edge = Math.round(half * 0.34)
  const courses = [0.3, 0.46, 0.6, 0.72, 0.83, 0.92].map((down) => {
    const y = Math.round(top + high * down)
    return `M${Math.round(x - half * down)} ${y}L${Math.round(x + edge * down)} ${y}`
  })
  const casing = cap
    ? fill(
        p.wall,
        polygon(
          `${x},${top} ${x - half * 0.24},${top + high * 0.24} ${x - half * 0.12},${top + high * 0.2} ${x - half * 0.04},${top + high * 0.28} ${x + edge * 0.24},${top + high * 0.24}`,
        ),
      ) +
      fill(
        p.wallShade,
        polygon(
          `${x},${top} ${x + edge * 0.24},${top + high * 0.24} ${x + half * 0.14},${top + high * 0.2} ${x + half * 0.22},${top + high * 0.22}`,
        ),
      )
    : ''
  return (
    fill(p.stone, polygon(`${x - half},${floor} ${x},${top} ${x + edge},${floor}`)) +
    line(p.stoneShade, 3, ...courses) +
    fill(p.stoneShade, polygon(`${x + edge},${floor} ${x},${top} ${x + half},${floor}`)) +
    casing
  )
}

/** Egypt: the pyramids of Giza, feluccas on the Nile. */
export const pyramids: Landscape = {
  title: 'Feluccas on the Nile before the pyramids',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.14, aside: 20 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 930, y: 170, radius: 92 } : { x: 720, y: 400, radius: 180 }),
    moving(0.1, 50, birds(p.dark, '190,190,44 260,226,30 150,244,26')),
    layer(0.25, fill(p.far, ridge('-300,560 -40,540 260,556 560,540 860,552 1160,536 1500,556'))),
    layer(
      0.32,
      pyramid(p, 930, 330, 250, 590),
      pyramid(p, 250, 240, 330, 596),
      pyramid(p, 610, 190, 370, 604, true),
    ),
    layer(
      0.42,
      fill(p.sand, ridge('-300,590 0,580 300,598 620,588 900,596 1200,574 1500,590')),
      fill(
        p.sandShade,
        outline('620,588! 760,596 900,596 1200,574 1500,590! 1500,700! 500,700! 640,640'),
      ),
      put(
        800,
        654,
        0.26,
        named('camel', camel({ coat: p.dark, shade: p.dark, cloth: p.roof, fringe: p.wall })) +
          rider(p.wall, p.dark, p.wall),
      ),
      put(700, 660, 0.26, again('camel')),
    ),
    layer(
      0.46,
      fill(
        p.near,
        ridge('-300,660 0,664 300,656 640,668 900,660 1500,664'),
        palm(60, 680, 170, 20, 72),
        palm(130, 680, 130, -16, 62),
        palm(1030, 680, 160, -20, 70),
        palm(1110, 680, 190, 24, 78),
        palm(1180, 680, 140, 4, 62),
        palm(440, 676, 120, 14, 56),
      ),
    ),
    layer(
      0.5,
      fill(p.water, 'M-300 684Q300 672 600 682T1500 680V1200H-300Z'),
      ripples(p.shine, { seed: 17, top: 696, floor: 900, count: 26, x: 620, spread: 560 }),
    ),
    moving(0.62, -70, put(930, 756, 0.46, named('felucca', felucca(p)))),
    moving(0.8, 160, put(390, 836, 0.98, again('felucca'))),
    layer(
      0.97,
      fill(
        p.front,
        grass({ seed: 31, count: 12, floor: 960, tall: 260, width: 16, from: -60, to: 130 }),
        grass({ seed: 8, count: 14, floor: 960, tall: 300, width: 16, from: 1010, to: 1340 }),
      ),
    ),
  ],
}
