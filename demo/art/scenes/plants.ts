import { dice, limb, type Point, stripe } from './brush.ts'

/** Fronds of a palm: reach, and depth of the tip, as fractions of its length. */
const FRONDS = [
  [-1, 0.42],
  [-0.98, -0.08],
  [-0.7, -0.52],
  [-0.2, -0.72],
  [0.34, -0.66],
  [0.8, -0.4],
  [1.02, 0.02],
  [0.9, 0.5],
  [-0.55, 0.72],
  [0.5, 0.74],
] as const

/** A palm, with its crown `lean` units off its foot. */
export function palm(x: number, y: number, height: number, lean: number, reach: number): string {
  const [topX, topY] = [x + lean, y - height]
  const width = Math.round(height / 26)
  const stem = limb(
    `${x},${y},${width * 1.7} ${x + lean * 0.22},${y - height * 0.36},${width * 1.1} ` +
      `${x + lean * 0.6},${y - height * 0.72},${width} ${topX},${topY},${width * 0.8}`,
  )
  const fronds = FRONDS.map(([out, down]) => {
    const bend = [topX + out * reach * 0.55, topY + (down - 0.62) * reach * 0.52] as const
    return stripe(
      [topX, topY],
      bend,
      [topX + out * reach, topY + down * reach * 0.86],
      reach * 0.12,
    )
  })
  return stem + fronds.join('')
}

/** One side of a tier: the ends of its branches, their droop, and the inset of the next tier. */
interface Tier {
  out: Point
  bend: Point
  inner: number
}

export function deodar(x: number, y: number, height: number, tiers = 6): string {
  const half = height * 0.25
  const side = (sign: number): Tier[] =>
    Array.from({ length: tiers }, (_, index) => {
      const part = (index + 1) / tiers
      const low = y - height * (0.1 + 0.9 * (1 - part))
      const out = x + sign * half * (0.16 + 0.84 * part)
      const inner = x + sign * half * 0.3 * part
      return { out: [out, low], bend: [x + sign * half * 0.5 * part, low - height * 0.06], inner }
    })
  const text = (...values: number[]) => values.map((value) => Math.round(value)).join(' ')
  const right = side(1).map(
    ({ out: [outX, outY], bend: [bendX, bendY], inner }) =>
      `Q${text(bendX, bendY, outX, outY)}L${text(inner, outY - height * 0.035)}`,
  )
  const left = side(-1)
    .toReversed()
    .map(({ out: [outX, outY], bend: [bendX, bendY], inner }, index) => {
      const above = y - height * (0.1 + 0.9 * ((index + 1) / tiers)) - height * 0.035
      const part = (tiers - index - 1) / tiers
      const [topX, topY] = index === tiers - 1 ? [x, y - height] : [x - half * 0.3 * part, above]
      return `L${text(inner, outY - height * 0.035, outX, outY)}Q${text(bendX, bendY, topX, topY)}`
    })
  const trunk = `M${text(x - height * 0.02, y - height * 0.14)}h${text(height * 0.04)}V${text(y)}h${text(-height * 0.04)}Z`
  return `M${text(x, y - height)}${right.join('')}${left.join('')}Z${trunk}`
}

interface Grass {
  seed: number
  count: number
  /** Base line of the blades, and their greatest height. */
  floor: number
  tall: number
  width: number
  from?: number
  to?: number
}

export function grass({ seed, count, floor, tall, width, from = -160, to = 1360 }: Grass): string {
  const roll = dice(seed)
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round(from + ((to - from) * (index + roll())) / count)
    const high = Math.round(tall * (0.5 + 0.5 * roll()))
    const lean = Math.round((roll() - 0.45) * high * 0.7)
    const half = Math.round(width * (0.35 + 0.25 * roll()))
    const bend = Math.round(high * 0.72)
    return (
      `M${x - half} ${floor}q${Math.round(lean * 0.08)} ${-bend} ${lean + half} ${-high}` +
      `q${Math.round(-lean * 0.7)} ${high - bend} ${half - lean} ${high}Z`
    )
  }).join('')
}

/** Outline of a wood along a line, down to `floor`. */
export function wood(seed: number, from: number, to: number, y: number, size: number): string {
  const roll = dice(seed)
  const crowns: string[] = []
  for (let x = from; x < to;) {
    const wide = Math.round(size * (0.7 + 0.6 * roll()))
    const high = Math.round(wide * (0.5 + 0.3 * roll()))
    crowns.push(`q${Math.round(wide * 0.06)} ${-high} ${Math.round(wide / 2)} ${-high}`)
    crowns.push(`t${Math.round(wide / 2)} ${high}`)
    x += 2 * Math.round(wide / 2)
  }
  return `M${from} ${y}${crowns.join('')}V1000H${from}Z`
}
