import type { Codec } from './sample-entry.ts'
import { Unreadable, type FileWindow } from './file-window.ts'

interface Element {
  id: number
  start: number
  body: number
  /** Undefined for the unknown size of a live recording. */
  end: number | undefined
}

const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
const TRACK_TYPE = 0x83
const CODEC_ID = 0x86
const PICTURES = 1
const SOUND = 2
const INFO = 0x1549a966

/** Elements needed to play: SeekHead, Info, Tracks, Cluster and Cues. */
const PLAYED = new Set([0x114d9b74, INFO, TRACKS, CLUSTER, 0x1c53bb6b])
/** Elements to blank: Void, CRC-32, Tags, Attachments and Chapters. */
const BLANKED = new Set([0xec, 0xbf, 0x1254c367, 0x1941a469, 0x1043a770])
const BLANKED_IN_INFO = new Set([0x7ba9, 0x7384, 0x4461, 0xbf])
/** Elements of a cluster of unknown size: timestamp, blocks, positions, fillers. */
const IN_CLUSTER = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xaf, 0x5854, 0xec, 0xbf])

/** Most elements; a recorder writes about 80 a second. */
const MAX_ELEMENTS = 500_000
const MAX_BLANKED = 10_000
const MAX_TRACKS = 1024 * 1024
const MAX_INFO = 64 * 1024

/**
 * Checks the elements of a WebM file (RFC 8794), and blanks tags, attachments, chapters and titles.
 * @throws {Unreadable} unless one segment with a video track and a cluster fills the file exactly.
 */
export async function cleanEbml(window: FileWindow): Promise<void> {
  const head = await elementAt(window, 0)
  if (head.id !== EBML || head.end === undefined) throw new Unreadable()
  const segment = await elementAt(window, head.end)
  if (segment.id !== SEGMENT || (segment.end ?? window.size) !== window.size) throw new Unreadable()
  const blanked: Element[] = []
  let hasPictures = false
  let clusters = 0
  let elements = 0
  let inCluster = false
  for (let at = segment.body; at < window.size;) {
    const element = await elementAt(window, at)
    const { id, body, end } = element
    elements += 1
    if (elements > MAX_ELEMENTS || blanked.length > MAX_BLANKED) throw new Unreadable()
    if (inCluster && IN_CLUSTER.has(id)) {
      at = known(end)
      continue
    }
    inCluster = id === CLUSTER && end === undefined
    if (id === CLUSTER) clusters += 1
    else if (id === TRACKS) hasPictures ||= await showsPictures(window, body, known(end))
    else if (BLANKED.has(id)) blanked.push(element)
    else if (id === INFO) blanked.push(...(await factsIn(window, body, known(end))))
    else if (!PLAYED.has(id)) throw new Unreadable()
    at = inCluster ? body : known(end)
  }
  if (!hasPictures || clusters === 0) throw new Unreadable()
  for (const { start, end } of blanked) await makeVoid(window, start, known(end))
}

async function showsPictures(window: FileWindow, from: number, to: number): Promise<boolean> {
  if (to - from > MAX_TRACKS) throw new Unreadable()
  for (let at = from; at < to;) {
    const { id, body, end } = await elementAt(window, at)
    at = known(end)
    if (at > to) throw new Unreadable()
    const inside = id === TRACK_ENTRY && (await showsPictures(window, body, at))
    const isPictures = id === TRACK_TYPE && (await window.read(body, 1))[0] === PICTURES
    if (inside || isPictures) return true
  }
  return false
}

const NAMES: Record<string, string> = { V_VP8: 'VP8', V_VP9: 'VP9', V_AV1: 'AV1' }
const PLAYED_SOUND = new Set(['A_OPUS', 'A_VORBIS'])
const LONGEST_CODEC = 100

export async function codecsOfEbml(window: FileWindow): Promise<Codec[]> {
  const head = await elementAt(window, 0)
  const segment = await elementAt(window, known(head.end))
  for (let at = segment.body; at < window.size;) {
    const { id, body, end } = await elementAt(window, at)
    if (id === TRACKS) return codecsIn(window, body, known(end))
    at = known(end)
  }
  return []
}

async function codecsIn(window: FileWindow, from: number, to: number): Promise<Codec[]> {
  const codecs: Codec[] = []
  for (let at = from; at < to;) {
    const entry = await elementAt(window, at)
    at = known(entry.end)
    if (entry.id === TRACK_ENTRY) codecs.push(...(await codecIn(window, entry.body, at)))
  }
  return codecs
}

async function codecIn(window: FileWindow, from: number, to: number): Promise<Codec[]> {
  let type = 0
  let codec = ''
  for (let at = from; at < to;) {
    const { id, body, end } = await elementAt(window, at)
    at = known(end)
    if (id === TRACK_TYPE) type = (await window.read(body, 1)).readUInt8()
    if (id !== CODEC_ID) continue
    const bytes = await window.read(body, Math.min(at - body, LONGEST_CODEC))
    codec = bytes.toString('latin1').replace(/\0+$/, '')
  }
  const name = NAMES[codec] ?? codec
  if (type === PICTURES) return [{ kind: 'pictures', name, isPlayable: codec in NAMES }]
  return type === SOUND ? [{ kind: 'sound', name, isPlayable: PLAYED_SOUND.has(codec) }] : []
}

async function factsIn(window: FileWindow, from: number, to: number): Promise<Element[]> {
  if (to - from > MAX_INFO) throw new Unreadable()
  const facts: Element[] = []
  for (let at = from; at < to;) {
    const element = await elementAt(window, at)
    at = known(element.end)
    if (at > to) throw new Unreadable()
    if (BLANKED_IN_INFO.has(element.id)) facts.push(element)
  }
  return facts
}

function known(end: number | undefined): number {
  if (end === undefined) throw new Unreadable()
  return end
}

async function elementAt(window: FileWindow, start: number): Promise<Element> {
  const id = await numberAt(window, start, 4)
  const size = await numberAt(window, start + id.width, 8)
  const body = start + id.width + size.width
  const end = size.isUnknown ? undefined : body + size.value
  if (end !== undefined && end > window.size) throw new Unreadable()
  return { id: id.whole, start, body, end }
}

/** A variable-length number (its leading zeros give its width), with and without its marker bit. */
async function numberAt(window: FileWindow, at: number, widest: number) {
  const first = (await window.read(at, 1)).readUInt8()
  const width = Math.clz32(first) - 23
  if (width > widest) throw new Unreadable()
  const [, ...rest] = await window.read(at, width)
  const marker = 0x80 >> (width - 1)
  const value = rest.reduce((sum, byte) => sum * 256 + byte, first - marker)
  const limit = 2 ** (7 * width)
  // All ones mean 'unknown'. Rounding of eight-byte numbers does not matter at real file sizes.
  return { width, whole: limit + value, value, isUnknown: value >= limit - 1 }
}

/** Turns at least two bytes, from `start` to `end`, into one Void element. */
async function makeVoid(window: FileWindow, start: number, end: number): Promise<void> {
  const length = end - start
  const header = length < 10 ? 2 : 9
  const bytes = Buffer.alloc(header)
  bytes[0] = 0xec
  if (header === 2) bytes[1] = 0x80 + length - 2
  else bytes.writeBigUInt64BE((1n << 56n) + BigInt(length - 9), 1)
  await window.write(start, bytes)
  await window.blank(start + header, length - header)
}
