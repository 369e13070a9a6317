import { outline } from './brush.ts'
import { box, disc, fill, polygon } from './drawing.ts'
import type { Palette } from './palette.ts'

/** A white shrine of the Himalayas on steps, with a spire of thirteen rings, 420 units tall. */
export const chorten = (p: Palette) =>
  fill(
    p.wall,
    box(-110, -40, 220, 42),
    box(-92, -74, 184, 36),
    box(-76, -104, 152, 32),
    outline('-58,-102! -84,-170 -78,-216 -46,-236! 46,-236! 78,-216 84,-170 58,-102!'),
    box(-32, -264, 64, 30),
  ) +
  fill(
    p.wallShade,
    box(34, -40, 76, 42),
    box(30, -74, 62, 36),
    box(26, -104, 50, 32),
    outline('22,-102! 40,-170 34,-236! 46,-236! 78,-216 84,-170 58,-102!'),
    box(12, -264, 20, 30),
  ) +
  fill(p.roof, box(-110, -46, 220, 8), box(-40, -270, 80, 8)) +
  fill(p.dark, 'M-20-124v-44q2-20 20-26q18 6 20 26v44Z') +
  fill(p.gold, polygon('-28,-270 -8,-372 8,-372 28,-270'), box(-26, -382, 52, 12)) +
  fill(
    p.goldShade,
    ...[-290, -310, -330, -350].map((y) => box(-26 + (y + 290) * -0.2, y, 52 + (y + 290) * 0.4, 6)),
  ) +
  disc(p.gold, 0, -398, 14)
