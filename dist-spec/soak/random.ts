/** Repeatable random numbers. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number
  /** The items in a random order. */
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** Numbers that depend only on the seed and the name, so that parts of a run don't shift each other. */
export function randomFrom(seed: number, name: string): Random {
  let state = seed >>> 0
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    shuffled(items) {
      const all = [...items]
      for (let last = all.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        ;[all[last], all[other]] = [all[other]!, all[last]!]
      }
      return all
    },
  }
}
