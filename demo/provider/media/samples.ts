import { Unreadable } from './file-window.ts'

export interface Samples {
  first: number
  length: number
}

/** Most chunks of a track: one a second for a day. */
const MAX_CHUNKS = 86_400

/**
 * Byte ranges of a track's samples, from its tables `stco` or `co64`, `stsc` and `stsz`; none without tables.
 * @throws {Unreadable} if a table is damaged.
 */
export function samplesOf(table: (type: string) => Buffer | undefined): Samples[] {
  const offsets = offsetsOf(table('stco'), table('co64'))
  const perChunk = table('stsc')
  const sizes = table('stsz')
  if (offsets.length === 0) return []
  if (!perChunk || !sizes) throw new Unreadable()
  const total = wordAt(sizes, 8)
  let sample = 0
  let run = -1
  let next = 1
  let count = 0
  return offsets.map((first, index) => {
    while (next === index + 1) {
      run += 1
      count = wordAt(perChunk, 8 + run * 12 + 4)
      const more = run + 1 < wordAt(perChunk, 4)
      next = more ? wordAt(perChunk, 8 + (run + 1) * 12) : Infinity
      if (next <= index + 1) throw new Unreadable()
    }
    const end = Math.min(total, sample + count)
    const length = lengthOf(sizes, sample, end)
    sample = end
    return { first, length }
  })
}

/** Total bytes of a track's samples, from `stsz`. */
export function bytesOfSamples(sizes: Buffer | undefined): number {
  return sizes ? lengthOf(sizes, 0, wordAt(sizes, 8)) : 0
}

/** Bytes of the samples from `sample` up to `end`, exclusive. */
function lengthOf(sizes: Buffer, sample: number, end: number): number {
  const each = wordAt(sizes, 4)
  if (each > 0) return (end - sample) * each
  let length = 0
  for (let index = sample; index < end; index += 1) length += wordAt(sizes, 12 + index * 4)
  return length
}

function offsetsOf(stco: Buffer | undefined, co64: Buffer | undefined): number[] {
  const table = stco ?? co64
  if (!table) return []
  const count = wordAt(table, 4)
  if (count > MAX_CHUNKS) throw new Unreadable()
  return Array.from({ length: count }, (_, index) => {
    if (stco) return wordAt(table, 8 + index * 4)
    return wordAt(table, 8 + index * 8) * 2 ** 32 + wordAt(table, 12 + index * 8)
  })
}

function wordAt(table: Buffer, at: number): number {
  if (at + 4 > table.length) throw new Unreadable()
  return table.readUInt32BE(at)
}
