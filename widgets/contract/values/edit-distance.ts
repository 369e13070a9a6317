/**
 * Optimal string alignment distance (Damerau 1964): insertions, deletions, substitutions and swaps of neighbours. Three
 * rows suffice, since no step looks further back.
 */
export function editDistance(one: string, other: string): number {
  return distances(one, other).at(-1)!
}

/** The distance to the nearest beginning of a word, for a word that is being typed. */
export function distanceToBeginning(typed: string, word: string): number {
  return Math.min(...distances(typed, word))
}

/** Distances from a text to each beginning of the other, from the empty one to the whole. */
function distances(one: string, other: string): number[] {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let last = [0, ...b.map((_, column) => column + 1)]
  a.forEach((letter, row) => {
    const now = [row + 1]
    b.forEach((counterpart, column) => {
      const isSwap = letter === b[column - 1] && a[row - 1] === counterpart
      now.push(
        Math.min(
          last[column + 1]! + 1,
          now[column]! + 1,
          last[column]! + (letter === counterpart ? 0 : 1),
          isSwap ? before[column - 1]! + 1 : Infinity,
        ),
      )
    })
    before = last
    last = now
  })
  return last
}
