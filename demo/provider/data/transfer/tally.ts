import { createHash } from 'node:crypto'

/** What was counted of rows: equal for the same rows in any order. */
export interface Tally {
  add(line: string): void
  /** As '120 rows, 9f86d081884c7d65'. */
  said(): string
}

/** Begins to count lines of a {@link Snapshot}. */
export function newTally(): Tally {
  let rows = 0
  let sum = 0n
  return {
    add(line) {
      rows += 1
      // A sum, so that neither the order counts nor two equal rows cancel each other out.
      sum += createHash('sha256').update(line).digest().readBigUInt64BE()
    },
    said: () => `${rows} rows, ${BigInt.asUintN(64, sum).toString(16)}`,
  }
}
