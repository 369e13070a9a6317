import { blade, dice } from '../brush.ts'

interface Tuft {
  seed: number
  /** How many blades stand across the sheet, which is 1600 units wide. */
  count: number
  /** Height of the tallest blades at the edges of the sheet, and in its middle, in units. */
  edge: number
  middle: number
  width: number
}

const floor = 1010

/** Tall grass as one path, highest at the sheet's edges, so that the middle stays open. */
export function grass({ seed, count, edge, middle, width }: Tuft) {
  const roll = dice(seed)
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round(-230 + (1660 * (index + roll())) / count)
    const out = Math.min(1, Math.abs(x - 580) / 540)
    const tall = (middle + (edge - middle) * out ** 1.7) * (0.62 + 0.38 * roll())
    const lean = (roll() - 0.42) * tall * 0.62
    const bend = [x + lean * 0.08, floor - tall * 0.74] as const
    return blade([x, floor], bend, [x + lean, floor - tall], width * (0.7 + 0.5 * roll()))
  }).join('')
}
