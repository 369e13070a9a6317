import { outline } from './brush.ts'
import { box } from './drawing.ts'

/** A pointed arch, its foot at y. */
export const arch = (x: number, y: number, width: number, high: number) =>
  `M${x - width / 2} ${y}v${-high * 0.62}q${width * 0.08} ${-high * 0.24} ${width / 2} ${-high * 0.38}` +
  `q${width * 0.42} ${high * 0.14} ${width / 2} ${high * 0.38}v${high * 0.62}Z`

/** An onion dome, its neck at y, with a needle. */
export const onion = (x: number, y: number, half: number) =>
  outline(
    `${x - half * 0.86},${y}! ${x - half * 1.04},${y - half * 0.5} ${x - half * 0.86},${y - half} ${x - half * 0.4},${y - half * 1.5} ${x},${y - half * 2}! ` +
      `${x + half * 0.4},${y - half * 1.5} ${x + half * 0.86},${y - half} ${x + half * 1.04},${y - half * 0.5} ${x + half * 0.86},${y}!`,
  ) + box(x - 3, y - half * 2 - Math.round(half * 0.4), 6, Math.round(half * 0.44))
