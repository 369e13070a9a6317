import { createHash } from 'node:crypto'

/** A checksum of rows in any order. */
export interface Tally {
  add(line: string): void
  /** For example '120 rows, 9f86d081884c7d65'. */
  said(): string
}

export function newTally(): Tally {
  let rows = 0
  let sum = 0n
  return {
    add(line) {
      rows += 1
      // A sum is independent of the order, and unlike XOR doesn't cancel out equal rows.
      sum += createHash('sha256').update(line).digest().readBigUInt64BE()
    },
    said: () => `${rows} rows, ${BigInt.asUintN(64, sum).toString(16)}`,
  }
}
