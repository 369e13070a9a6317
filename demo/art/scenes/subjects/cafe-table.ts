import { outline } from '../brush.ts'
import { again, box, fill, layer, line, named, polygon, put, round } from '../drawing.ts'
import { inks } from '../inks.ts'
import { closeUp, type Landscape } from '../landscape.ts'
import { plainSky } from '../plain-sky.ts'
import type { Palette } from '../palette.ts'

const croissant =
  fill(
    inks.amber,
    outline(
      '-170,40! -160,-20 -110,-80 -30,-104 40,-100 110,-76 160,-20 170,40! 120,20 70,10 0,14 -70,10 -120,20',
    ),
  ) +
  fill(
    inks.rust,
    outline('-170,40! -120,20 -70,10 0,14 70,10 120,20 170,40! 110,44 60,34 0,40 -60,34 -110,44'),
  ) +
  line(
    inks.rust,
    7,
    'M-120-72Q-100-20-112 18M-60-98Q-40-40-48 10M10-104Q20-40 14 12M76-92Q84-40 72 10M126-62Q124-20 116 16',
  ) +
  line(inks.marigold, 8, 'M-92-76Q-76-50-76-20M-22-92Q-10-60-12-20M44-90Q52-60 46-24')

const cup = (p: Palette) =>
  fill(p.wallShade, 'M-190 40a190 36 0 1 1 380 0a190 36 0 1 1-380 0Z') +
  fill(p.wall, 'M-190 32a190 34 0 1 1 380 0a190 34 0 1 1-380 0Z') +
  line(p.wall, 20, 'M110-70Q190-90 186-40T100 0') +
  fill(p.wall, outline('-124,-110! -116,-20 -80,30 80,30 116,-20 124,-110!')) +
  fill(p.wallShade, outline('60,-110! 60,-10 36,30! 80,30 116,-20 124,-110!')) +
  fill(inks.sand, 'M-124-110a124 30 0 1 1 248 0a124 30 0 1 1-248 0Z') +
  fill(inks.rust, 'M-108-108a108 23 0 1 1 216 0a108 23 0 1 1-216 0Z') +
  fill(inks.peach, 'M0-92q-50-14-30-26q16-8 30 6q14-14 30-6q20 12-30 26Z')

const chair = (p: Palette) =>
  line(p.front, 16, 'M-110 0V-260Q-110-360 0-360T110-260V0M-110-60H110') +
  line(p.front, 8, 'M-100-230Q0-180 100-230M-100-170Q0-110 100-170M-60-340L40-70M60-340L-40-70')

/** Europe: coffee and a croissant on the terrace of a café. */
export const cafeTable: Landscape = {
  title: 'Coffee and a croissant on a café table',
  ...closeUp,
  draw: (p, time) => [
    plainSky(p.sky),
    layer(
      0.2,
      fill(time === 'dusk' ? inks.mauve : p.wall, box(-300, -20, 1800, 600)),
      fill(p.wallShade, box(-300, 160, 1800, 14)),
      ...[60, 380, 700, 1020].map(
        (x) =>
          fill(p.middle, box(x, 190, 200, 400)) +
          fill(p.shine, box(x + 16, 206, 78, 250), box(x + 106, 206, 78, 250)) +
          fill(p.lamp, box(x + 16, 470, 168, 100)),
      ),
      fill(
        p.roof,
        ...Array.from({ length: 9 }, (_, index) => `M${index * 150 - 60}-20h75v170q-37 40-75 0Z`),
      ),
      fill(
        p.sand,
        ...Array.from({ length: 9 }, (_, index) => `M${index * 150 + 15}-20h75v170q-37 40-75 0Z`),
      ),
      fill(
        p.near,
        ...[300, 940].map((x) => round(x + 20, 470, 70)),
        ...[300, 940].map((x) => box(x + 12, 500, 16, 70)),
      ),
      fill(
        p.stoneShade,
        ...[300, 940].map((x) => polygon(`${x - 20},540 ${x + 60},540 ${x + 46},620 ${x - 6},620`)),
      ),
    ),
    layer(
      0.4,
      fill(p.far, 'M-300 590H1500V1200H-300Z'),
      put(170, 760, 1, named('chair', chair(p))),
      put(1040, 760, 1, again('chair')),
    ),
    layer(
      0.7,
      fill(p.stoneShade, 'M40 760a560 130 0 1 1 1120 0v30a560 130 0 1 1-1120 0Z'),
      fill(p.sand, 'M40 750a560 130 0 1 1 1120 0a560 130 0 1 1-1120 0Z'),
      line(p.stone, 6, 'M120 750a480 100 0 1 1 960 0a480 100 0 1 1-960 0Z'),
      put(400, 740, 1.1, cup(p)),
      fill(p.wallShade, 'M590 780a220 48 0 1 1 440 0a220 48 0 1 1-440 0Z'),
      fill(inks.haze, 'M590 772a220 46 0 1 1 440 0a220 46 0 1 1-440 0Z'),
      fill(p.wall, 'M630 772a180 34 0 1 1 360 0a180 34 0 1 1-360 0Z'),
      put(810, 740, 1.06, croissant),
      line(p.wall, 10, 'M380 560q-26-46 0-90t0-70M430 560q-26-46 0-90t0-60'),
    ),
  ],
}
