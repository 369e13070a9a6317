import { box, disc, fill } from './drawing.ts'
import type { Palette } from './palette.ts'

/** An open jeep with passengers, from the front, 240 units wide, its wheels at y = 0. */
export const jeep = (p: Palette) =>
  fill(p.dark, box(-112, -70, 40, 70), box(72, -70, 40, 70)) +
  [-56, 0, 56]
    .map(
      (x) =>
        disc(p.dark, x, -236, 17) +
        fill(p.wall, `M${x - 24}-242q24-34 48 0Z`) +
        fill(x === 0 ? p.roof : p.stone, `M${x - 28}-170v-22q4-26 28-26t28 26v22Z`),
    )
    .join('') +
  fill(p.leaf, box(-100, -176, 200, 10)) +
  fill(p.dark, 'M-88-166h176l10 70h-196Z') +
  fill(p.shine, 'M-78-158h74v54h-82ZM4-158h74l8 54h-82Z') +
  disc(p.dark, 40, -118, 15) +
  fill(p.leaf, 'M-108-104q108-22 216 0l8 66h-232Z') +
  fill(p.wall, box(-120, -40, 240, 14)) +
  fill(
    p.dark,
    box(-48, -88, 10, 40),
    box(-30, -88, 10, 40),
    box(-12, -88, 10, 40),
    box(6, -88, 10, 40),
    box(24, -88, 10, 40),
    box(42, -88, 10, 40),
  ) +
  disc(p.gold, -80, -70, 17) +
  disc(p.gold, 80, -70, 17)
