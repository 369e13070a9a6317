/**
 * Brotli with a raw dictionary (RFC 9842, section 4), by Node's Brotli, which has none. A dictionary is text before the
 * start of a stream. So the dictionary and the new text are compressed as one stream with a flush in between, and what
 * is after the flush is the delta. At its start, a decoder has another state than the encoder had (RFC 7932, sections
 * 4 and 7.1), which {@link withEnd} prevents.
 */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib'

const WINDOW_BITS = 22

const PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
}

/** First bytes of `dcb`, followed by the dictionary's SHA-256. */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42])

/** Stream header for 22 bits of window, and an empty metadata block that ends at a byte (RFC 7932, section 9). */
const START = bits([1, 1], [WINDOW_BITS - 17, 3], [0, 1], [3, 2], [0, 1], [0, 2])

/** The last distances of a decoder at its start, oldest first (RFC 7932, section 4). */
const DISTANCES = [16, 15, 11, 4]

const LONGEST = 65_536

/**
 * Compresses a text with an earlier version of it.
 * @returns the body in coding `dcb`; undefined if the text can't be restored from it, or if the texts are unsuited
 */
export async function deltaBetween(old: Buffer, next: Buffer): Promise<Buffer | undefined> {
  // A copy of a zero could reach past the end of the dictionary.
  if (old.length < END.length || old.length + next.length > 2 ** WINDOW_BITS - 16) return undefined
  if (next.includes(0)) return undefined
  const packed = await packedAfter(withEnd(old), next)
  if (!packed) return undefined
  const delta = Buffer.concat([headerFor(old), START, packed])
  const restored = await restore(old, delta).catch(() => undefined)
  return restored?.equals(next) ? delta : undefined
}

/** Decodes a body in coding `dcb`. @throws if it is for another dictionary, or damaged */
export async function restore(old: Buffer, delta: Buffer): Promise<Buffer> {
  const header = headerFor(old)
  if (!delta.subarray(0, header.length).equals(header)) throw new Error('It is for another file.')
  // Uncompressed blocks leave a decoder's distances as they are, and zeros its context.
  const before = Buffer.concat([old.subarray(0, -2), Buffer.alloc(2)])
  const blocks = [START]
  for (let at = 0; at < before.length; at += LONGEST) {
    const block = before.subarray(at, at + LONGEST)
    blocks.push(bits([0, 1], [0, 2], [block.length - 1, 16], [1, 1]), block)
  }
  const stream = Buffer.concat([...blocks, delta.subarray(header.length + START.length)])
  return (await promisify(brotliDecompress)(stream)).subarray(before.length)
}

function headerFor(dictionary: Buffer): Buffer {
  return Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest()])
}

/**
 * Replaces the end of a dictionary, so that an encoder that has read it has a decoder's first state: the same last
 * distances, and zeros as the last two bytes. The bytes are in no UTF-8 text, so no copy includes them.
 */
function withEnd(old: Buffer): Buffer {
  return Buffer.concat([old.subarray(0, old.length - END.length), END])
}

/** Bytes that are in no UTF-8 text. */
const NO_TEXT = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_, index) => 0xf5 + index)]

const END = endFor(DISTANCES)

function endFor(distances: number[]): Buffer {
  const noText = (index: number) => NO_TEXT[index % NO_TEXT.length]!
  const bytes = Array.from({ length: distances[0]! }, (_, index) => noText(index * (index + 2)))
  for (const distance of distances) {
    // Another byte than the previous copy would continue with.
    bytes.push(noText(NO_TEXT.indexOf(bytes.at(-distance)!) + distance))
    for (let count = 0; count < 12; count += 1) bytes.push(bytes.at(-distance)!)
  }
  return Buffer.from([...bytes, 0, 0])
}

/** Compresses both as one stream, and returns the part of the second; undefined if it doesn't start at a flush. */
async function packedAfter(first: Buffer, second: Buffer): Promise<Buffer | undefined> {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH
  const start = await promisify(brotliCompress)(first, { params: PARAMS, finishFlush })
  const stream = createBrotliCompress({ params: PARAMS })
  stream.write(first)
  stream.flush()
  stream.end(second)
  const all = await buffer(stream)
  return all.subarray(0, start.length).equals(start) ? all.subarray(start.length) : undefined
}

/** Packs numbers with their widths in bits, the lowest bit first (RFC 7932, section 1.5.1). */
function bits(...numbers: [value: number, width: number][]): Buffer {
  const all = numbers.flatMap(([value, width]) =>
    Array.from({ length: width }, (_, at) => (value >> at) & 1),
  )
  const bytes = Buffer.alloc(Math.ceil(all.length / 8))
  for (const [at, bit] of all.entries()) bytes[at >> 3]! |= bit << (at & 7)
  return bytes
}
