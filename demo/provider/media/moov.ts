import { type Codec, codecOf } from './sample-entry.ts'
import { type Samples, bytesOfSamples, samplesOf } from './samples.ts'
import { Unreadable } from './file-window.ts'

const HOLDERS = new Set(['trak', 'mdia', 'minf', 'stbl', 'dinf', 'edts', 'mvex'])

/** Boxes not needed to play: places (`©xyz`, `loci`), camera and owner, track references, and gaps. */
const FACTS = new Set(['udta', 'meta', 'uuid', 'tref', 'free', 'skip'])

/** Deepest nesting; a real file has four levels. */
const DEEPEST = 8

/** One box: its type at `at + 4`, its content from `body` to `end`. */
interface Inner {
  type: string
  at: number
  body: number
  end: number
}

/**
 * Blanks everything in a `moov` box that is not needed to play, including all tracks except pictures and sound.
 * @returns the byte ranges of those tracks' samples.
 * @throws {Unreadable} if it is damaged or has no video track.
 */
export function cleanMoov(moov: Buffer): Samples[] {
  const found: Samples[] = []
  let pictures = 0
  for (const box of innersOf(moov, 0, moov.length)) {
    if (box.type !== 'trak') continue
    const handler = handlerOf(moov, box)
    if (handler === 'vide') pictures += 1
    if (handler === 'vide' || handler === 'soun') continue
    found.push(...samplesOf((type) => contentOf(moov, box, type)))
    blank(moov, box)
  }
  if (pictures === 0) throw new Unreadable()
  forgetFacts(moov, 0, moov.length)
  return found
}

export interface PlayedTrack {
  codec: Codec | undefined
  samples: Samples[]
  /** True if it has samples and its tables agree on their number, or if it is fragmented, with tables of its own. */
  isWhole: boolean
}

export function playedTracks(moov: Buffer): PlayedTrack[] {
  const boxes = innersOf(moov, 0, moov.length)
  const isFragmented = boxes.some(({ type }) => type === 'mvex')
  return boxes.flatMap((box) => {
    const handler = box.type === 'trak' ? handlerOf(moov, box) : ''
    if (handler !== 'vide' && handler !== 'soun') return []
    const table = (type: string) => contentOf(moov, box, type)
    const samples = samplesOf(table)
    const bytes = samples.reduce((sum, { length }) => sum + length, 0)
    const isWhole = bytes > 0 ? bytes === bytesOfSamples(table('stsz')) : isFragmented
    return [{ codec: codecOf(handler, table('stsd')), samples, isWhole }]
  })
}

function forgetFacts(moov: Buffer, from: number, to: number, depth = 0): void {
  if (depth > DEEPEST) throw new Unreadable()
  for (const box of innersOf(moov, from, to)) {
    if (FACTS.has(box.type)) blank(moov, box)
    else if (HOLDERS.has(box.type)) forgetFacts(moov, box.body, box.end, depth + 1)
  }
}

function blank(moov: Buffer, { at, body, end }: Inner): void {
  moov.write('free', at + 4, 'latin1')
  moov.fill(0, body, end)
}

function handlerOf(moov: Buffer, track: Inner): string {
  const content = contentOf(moov, track, 'hdlr')
  if (!content || content.length < 12) throw new Unreadable()
  return content.toString('latin1', 8, 12)
}

function contentOf(
  moov: Buffer,
  { body, end }: Inner,
  type: string,
  depth = 0,
): Buffer | undefined {
  if (depth > DEEPEST) throw new Unreadable()
  for (const box of innersOf(moov, body, end)) {
    if (box.type === type) return moov.subarray(box.body, box.end)
    // QuickTime has a second `hdlr` in `minf`; the track's own precedes it.
    const below = HOLDERS.has(box.type) ? contentOf(moov, box, type, depth + 1) : undefined
    if (below) return below
  }
  return undefined
}

function innersOf(moov: Buffer, from: number, to: number): Inner[] {
  const boxes: Inner[] = []
  for (let at = from; at < to;) {
    // QuickTime ends some lists of boxes with four zero bytes.
    if (to - at === 4 && moov.readUInt32BE(at) === 0) break
    if (to - at < 8) throw new Unreadable()
    const short = moov.readUInt32BE(at)
    const header = short === 1 ? 16 : 8
    if (to - at < header) throw new Unreadable()
    const size = short === 1 ? Number(moov.readBigUInt64BE(at + 8)) : short
    if (size < header || at + size > to) throw new Unreadable()
    boxes.push({
      type: moov.toString('latin1', at + 4, at + 8),
      at,
      body: at + header,
      end: at + size,
    })
    at += size
  }
  return boxes
}
