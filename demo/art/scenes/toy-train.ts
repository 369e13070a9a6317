import { again, box, disc, fill, named, put } from './drawing.ts'
import type { Palette } from './palette.ts'

const wheel = (ink: string, x: number, radius: number) => disc(ink, x, -radius, radius)

/** A narrow-gauge coach, 120 units wide from x = 0, the rails at y = 0. */
const coach = (p: Palette) =>
  fill(p.dark, box(-8, -16, 136, 6), 'M2-66q4-12 14-12h88q10 0 14 12Z') +
  fill(p.roof, box(4, -66, 112, 52)) +
  fill(p.wall, box(4, -36, 112, 6), ...[12, 38, 64, 90].map((x) => box(x, -60, 18, 18))) +
  wheel(p.dark, 24, 8) +
  wheel(p.dark, 44, 8) +
  wheel(p.dark, 78, 8) +
  wheel(p.dark, 98, 8)

/** The steam engine, facing right, 140 units wide. */
const engine = (p: Palette, smoke: string) =>
  disc(smoke, 92, -128, 17) +
  disc(smoke, 60, -150, 24) +
  disc(smoke, 14, -166, 30) +
  disc(smoke, -44, -176, 24) +
  fill(
    p.dark,
    box(-14, -18, 20, 6),
    box(0, -22, 140, 10),
    box(4, -80, 42, 62),
    box(-4, -88, 56, 8),
  ) +
  fill(p.dark, 'M44-62h74q12 8 12 22t-12 22h-74Z', box(92, -102, 16, 44), box(88, -106, 24, 8)) +
  fill(p.dark, 'M60-60q0-16 10-18q10 2 10 18ZM128-20l20 16h-24Z') +
  fill(p.gold, box(72, -62, 5, 44), box(14, -70, 20, 20), box(130, -48, 8, 14)) +
  fill(p.roof, box(4, -26, 124, 6)) +
  wheel(p.dark, 28, 10) +
  wheel(p.dark, 54, 14) +
  wheel(p.dark, 86, 14) +
  wheel(p.dark, 114, 9)

/** Four coaches and their engine, its front at x = 680, the rails at y = 0. */
export const toyTrain = (p: Palette, smoke: string) =>
  put(0, 0, 1, named('coach', coach(p))) +
  [132, 264, 396].map((x) => put(x, 0, 1, again('coach'))).join('') +
  put(536, 0, 1, engine(p, smoke))
