import { blade, stripe } from '../brush.ts'

interface Tree {
  x: number
  top: number
  /** The lowest point of the crown; the stem goes on below it to the ground. */
  foot: number
  /** Width of the crown, in units. */
  crown: number
}

/** A sal as printers cut it: a straight stem under a crown shaped like its own leaf. */
export function sal({ x, top, foot, crown }: Tree) {
  const half = crown / 2
  const belly = top + (foot - top) * 0.62
  const shoulder = top + (foot - top) * 0.25
  const stem = Math.max(4, crown * 0.05)
  return (
    `M${x} ${top}C${x + half * 0.56} ${shoulder - 30} ${x + half} ${belly - 70} ${x + half} ${belly}` +
    `C${x + half} ${foot - 10} ${x + half * 0.5} ${foot} ${x} ${foot}` +
    `C${x - half * 0.5} ${foot} ${x - half} ${foot - 10} ${x - half} ${belly}` +
    `C${x - half} ${belly - 70} ${x - half * 0.56} ${shoulder - 30} ${x} ${top}Z` +
    `M${x - stem * 1.4} 1000L${x - stem} ${belly}H${x + stem}L${x + stem * 1.4} 1000Z`
  )
}

/** The branches inside that crown, cut out of it in a second ink. */
export function veins({ x, top, foot, crown }: Tree) {
  const height = foot - top
  const twigs = [0.34, 0.48, 0.62, 0.76].flatMap((level) => {
    const y = Math.round(top + height * level)
    const reach = Math.round(crown * 0.34 * Math.sin(Math.PI * level))
    const rise = Math.round(reach * 0.9)
    return [
      stripe([x, y + 30], [x - reach * 0.6, y], [x - reach, y - rise + 20], 3),
      stripe([x, y + 14], [x + reach * 0.6, y - 14], [x + reach, y - rise + 4], 3),
    ]
  })
  return blade([x, foot], [x, top + height * 0.5], [x, top + height * 0.12], 7) + twigs.join('')
}

/** A leaf with a pointed tip, hanging from (x, y) by `turn` degrees off the vertical. */
export function leaf(x: number, y: number, length: number, turn: number) {
  const angle = (turn * Math.PI) / 180
  const tip = [
    Math.round(x + length * Math.sin(angle)),
    Math.round(y + length * Math.cos(angle)),
  ] as const
  return stripe([x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip, length * 0.36)
}
