import { dice } from './brush.ts'
import { fill } from './drawing.ts'

interface Sheet {
  seed: number
  top: number
  floor: number
  count: number
  /** Middle of the ripples, and their spread. */
  x: number
  spread: number
}

/** Ripples: flat strips, longer and wider apart towards the viewer. */
export function ripples(ink: string, { seed, top, floor, count, x, spread }: Sheet): string {
  const roll = dice(seed)
  const strips = Array.from({ length: count }, (_, index) => {
    const near = (index + 0.5) / count
    const y = Math.round(top + (floor - top) * near ** 1.5)
    const length = Math.round((40 + 150 * roll()) * (0.4 + near))
    const left = Math.round(x + (roll() * 2 - 1) * spread * (0.3 + near) - length / 2)
    const high = Math.round(2 + 5 * near)
    return `M${left} ${y}q${Math.round(length / 2)} ${-high} ${length} 0q${Math.round(-length / 2)} ${high} ${-length} 0Z`
  })
  return fill(ink, ...strips)
}
