import { outline } from '../brush.ts'
import { again, box, disc, fill, layer, line, named, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'

const half =
  fill(inks.rust, 'M0-330Q150-330 236-230Q300-120 280 20Q250 100 180 120L120-60L0-110Z') +
  fill(inks.marigold, 'M0-300Q130-300 206-212Q262-120 244 10Q220 66 176 84L130-60L0-110Z') +
  fill(inks.lagoon, 'M0-268Q110-264 176-190Q226-110 210-10L184 40L130-70L0-120Z') +
  fill(
    inks.marigold,
    ...[
      [40, -232],
      [110, -206],
      [162, -146],
      [190, -76],
      [196, 0],
    ].map(([x = 0, y = 0]) => round(x, y, 20)),
  ) +
  fill(
    inks.rust,
    ...[
      [40, -232],
      [110, -206],
      [162, -146],
      [190, -76],
      [196, 0],
    ].map(([x = 0, y = 0]) => round(x, y, 10)),
  ) +
  fill(inks.marigold, 'M0-420Q44-440 60-400Q90-350 120-330L0-290Z') +
  fill(inks.rust, 'M0-390Q30-400 44-370L70-336L0-316Z') +
  fill(inks.paper, 'M0 250Q160 240 190 60L214 80Q220 270 60 320H0Z') +
  fill(inks.sand, 'M0 270Q150 262 196 120L206 150Q190 280 50 304H0Z') +
  fill(inks.fern, 'M0-110L120-70Q176-20 176 70Q160 200 60 246L0 256Z') +
  fill(inks.marigold, 'M0-110L120-70Q140-54 150-34Q70-80 0-78Z') +
  fill(inks.paper, 'M26-6Q70-50 140-14Q90 26 26-6Z') +
  disc(inks.ink, 82, -10, 17) +
  fill(
    inks.ink,
    'M14 0Q60-70 176-30L190-44Q180-4 140-4Q70-50 14 0ZM20-44Q80-100 170-66Q90-84 24-26Z',
  ) +
  fill(inks.sal, 'M0-20L12-18Q16 50 40 84Q24 104 0 102Z') +
  fill(inks.rust, 'M0 140Q30 124 46 140Q76 146 100 130Q70 180 0 186Z') +
  fill(inks.ink, 'M0 152Q40 150 80 146Q40 160 0 158Z') +
  fill(inks.marigold, 'M200 40a34 34 0 1 1 1 0Z') +
  fill(inks.rust, 'M200 20a14 14 0 1 1 1 0Z') +
  fill(inks.marigold, 'M190 60L220 60L250 160L210 190L180 150Z')

const chest =
  fill(
    inks.rust,
    outline('-330,700! -320,460 -200,350 -90,320! 90,320! 200,350 320,460 330,700!'),
  ) +
  fill(
    inks.marigold,
    outline('-150,330! 0,430 150,330! 190,352 0,500 -190,352'),
    ...[-90, -45, 0, 45, 90].map((x) => round(x, 540 - Math.abs(x) / 2, 24)),
  ) +
  fill(inks.paper, 'M-300 400L-250 370L-200 700H-260ZM300 400L250 370L200 700H260Z') +
  fill(inks.lagoon, ...[-90, -45, 0, 45, 90].map((x) => round(x, 540 - Math.abs(x) / 2, 11)))

/** Kerala: a Kathakali dancer in the green make-up of a hero. */
export const kathakali: Landscape = {
  title: 'A Kathakali dancer with a green face and a tall golden crown',
  ...closeUp,
  draw: (p) => [
    plainSky(p.sky),
    layer(0.2, disc(p.far, 600, 430, 430), disc(p.snowShade, 600, 430, 380)),
    layer(
      0.3,
      fill(p.roof, 'M-300-300H60Q130 300 20 1200H-300ZM1500-300H1140Q1070 300 1180 1200H1500Z'),
      line(
        p.stoneShade,
        9,
        'M-60-20Q0 400-70 920M10-20Q60 400-10 920M1260-20Q1200 400 1270 920M1190-20Q1140 400 1210 920',
      ),
    ),
    layer(
      0.7,
      put(
        600,
        470,
        0.94,
        chest +
          named('half', half) +
          `<g transform="scale(-1 1)">${again('half')}</g>` +
          fill(inks.marigold, polygon('0,-100 18,-66 0,-34 -18,-66')) +
          fill(inks.rust, round(0, -66, 9), round(0, -196, 20)),
      ),
    ),
    layer(
      0.9,
      fill(
        inks.amber,
        box(140, 760, 20, 200),
        box(1040, 760, 20, 200),
        'M80 730h140q-10 46-70 46t-70-46ZM980 730h140q-10 46-70 46t-70-46Z',
      ),
      fill(
        inks.tiger,
        ...[100, 150, 200, 1000, 1050, 1100].map((x) =>
          outline(`${x},730 ${x - 16},706 ${x},660! ${x + 16},706`),
        ),
      ),
      fill(
        inks.marigold,
        ...[100, 150, 200, 1000, 1050, 1100].map((x) =>
          outline(`${x},728 ${x - 8},710 ${x},686! ${x + 8},710`),
        ),
      ),
    ),
  ],
}
