import { limb, outline, ridge, trace } from './brush.ts'
import { disc, fill, layer, line, put } from './drawing.ts'
import type { Landscape } from './landscape.ts'
import type { Palette } from './palette.ts'
import { birds, clouds, sky } from './sky.ts'

/** A round hill of tea, cut into cushions by its paths: middle, top, half its width. */
const hill = (p: Palette, x: number, top: number, half: number, cushion: string) => {
  const whole = ridge(
    `${x - half},1000 ${x - half * 0.8},${top + half * 0.5} ${x - half * 0.4},${top + half * 0.1} ${x},${top} ${x + half * 0.4},${top + half * 0.1} ${x + half * 0.8},${top + half * 0.5} ${x + half},1000`,
    1100,
  )
  const rows = [0.16, 0.3, 0.46, 0.64, 0.84].map((down) => {
    const wide = half * Math.min(0.86, 0.36 + down * 0.62)
    return trace(
      `${x - wide},${top + half * (down + 0.12)} ${x - wide * 0.4},${top + half * down} ${x + wide * 0.4},${top + half * down} ${x + wide},${top + half * (down + 0.12)}`,
    )
  })
  const paths = [-0.44, 0.1, 0.5].map((out) =>
    trace(
      `${x + half * out * 0.3},${top + 6} ${x + half * out * 0.8},${top + half * 0.4} ${x + half * out * 1.3},${top + half * 0.95}`,
    ),
  )
  return fill(cushion, whole) + line(p.front, 5, ...rows) + line(p.sand, 5, ...paths)
}

/** A silver oak for shade, 200 tall. */
const oak = (p: Palette) =>
  fill(p.front, limb('0,0,9 0,-120,6') + outline('-26,-90 -30,-150 0,-210 30,-150 26,-90 0,-78'))

/** The mountain goat of the Nilgiris, facing right, 200 tall. */
const tahr = (p: Palette) =>
  fill(
    p.dark,
    limb('-70,-70,44 -86,-40,20 -78,0,15'),
    limb('58,-70,36 68,-36,18 62,0,15'),
    limb('-40,-60,30 -36,-30,18 -44,0,14'),
    limb('30,-60,28 30,-30,17 38,0,14'),
  ) +
  put(
    0,
    26,
    1,
    line(p.dark, 13, 'M92-216Q88-256 46-260M104-216Q104-248 74-262') +
      fill(
        p.dark,
        outline(
          '-106,-110 -96,-150 -40,-160 20,-156 54,-176 78,-206! 90,-220 120,-212 146,-184 140,-172 112,-170 104,-140 96,-106 60,-70 0,-62 -76,-68',
        ),
      ) +
      fill(p.hide, outline('-70,-152 -20,-162 20,-154 0,-120 -50,-116')) +
      disc(p.wall, 114, -196, 4),
  )

/** Munnar: round hills of tea with a winding road, and a tahr that looks down on them. */
export const teaValley: Landscape = {
  title: 'A mountain goat looks over round hills of tea',
  views: { dawn: { zoom: 1.05, mirrored: true }, day: {}, dusk: { zoom: 1.1, aside: -20 } },
  draw: (p, time) => [
    ...sky(p, time === 'day' ? { x: 330, y: 190, radius: 84 } : { x: 460, y: 360, radius: 180 }),
    layer(0.1, birds(p.dark, '620,170,44 690,206,30'), clouds(p, '760,240,200')),
    layer(
      0.2,
      fill(
        p.far,
        ridge(
          '-300,430 -60,330 140,280 300,340 460,400 640,340 820,250 980,240 1120,330 1300,380 1500,340',
        ),
      ),
    ),
    layer(
      0.26,
      fill(p.middle, ridge('-300,500 0,460 220,490 480,440 740,490 1000,440 1240,480 1500,460')),
      clouds({ ...p, cloud: time === 'dusk' ? p.far : p.sky }, '100,470,260 700,480,300'),
    ),
    layer(
      0.4,
      hill(p, 80, 520, 420, p.near),
      hill(p, 1060, 500, 440, p.near),
      put(170, 536, 0.6, oak(p)),
      put(1000, 516, 0.6, oak(p)),
      put(1130, 512, 0.5, oak(p)),
    ),
    layer(
      0.5,
      hill(p, 600, 560, 420, p.leaf),
      put(500, 590, 0.7, oak(p)),
      put(690, 584, 0.66, oak(p)),
    ),
    layer(
      0.6,
      hill(p, 240, 660, 440, p.leaf),
      hill(p, 1000, 690, 460, p.near),
      put(120, 690, 0.86, oak(p)),
      put(330, 680, 0.8, oak(p)),
    ),
    layer(
      0.9,
      fill(p.hideShade, outline('640,1000! 700,880 800,810 900,790 1060,800 1140,860 1220,1000!')),
      fill(p.hide, outline('800,812! 900,788 1060,800 1000,830 880,850')),
      put(940, 800, 1.4, tahr(p), -1.4),
      fill(p.front, ridge('-300,900 0,890 300,910 620,950 760,1000')),
    ),
  ],
}
