/** Optimal string alignment distance: letters to insert, delete, replace or swap. */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let last = [...Array(other.length + 1).keys()]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = next
  }
  return last[other.length]!
}

/** Most similar word; undefined if more than a third of its letters differ. */
export function nearest(written: string, words: readonly string[]): string | undefined {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[-_]/g, '')
  const [best] = words
    .map((word) => ({ word, far: distance(plain(written), plain(word)) }))
    .toSorted((one, other) => one.far - other.far)
  const isLike = best && best.far <= Math.max(1, Math.floor(best.word.length / 3))
  return isLike ? best.word : undefined
}
