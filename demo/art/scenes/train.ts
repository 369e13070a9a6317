import { box, fill } from './drawing.ts'
import type { Palette } from './palette.ts'

const arches = Array.from(
  { length: 16 },
  (_, index) => `M${-422 + index * 110} 200v-96q0-44 37-44t37 44v96Z`,
)

/** Stone arches below a line of rails at y = 0. */
export const viaduct = (p: Palette) =>
  fill(p.wallShade, box(-400, 0, 1800, 200)) +
  fill(p.near, ...arches) +
  fill(p.wall, box(-400, 0, 1800, 16))

function coach(p: Palette, x: number): string {
  const windows = [0, 1, 2, 3].map((index) => box(x + 14 + index * 44, -60, 30, 26))
  return (
    fill(p.roof, `M${x} -6v-62q0-10 10-10h170q10 0 10 10v62Z`) +
    fill(p.wall, ...windows, box(x, -24, 190, 5)) +
    fill(p.dark, box(x + 10, -8, 170, 8), box(x + 6, -82, 178, 6))
  )
}

/** A red train of three coaches, its rails at y = 0. */
export const train = (p: Palette) =>
  [40, 240, 440].map((x) => coach(p, x)).join('') +
  fill(p.roof, 'M640-6v-72h60q28 6 42 44l6 28Z') +
  fill(p.wall, 'M690-62h12q14 4 22 26h-34Z', box(640, -24, 102, 5)) +
  fill(p.dark, box(650, -8, 84, 8)) +
  fill(p.gold, 'M736-18h10l2 10h-12Z')
