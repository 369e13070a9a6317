import { cleanMoov } from './moov.ts'
import { Unreadable, type FileWindow } from './file-window.ts'
import type { Samples } from './samples.ts'

/** A box of an mp4 or mov file (ISO/IEC 14496-12): start and size in bytes. */
interface Box {
  type: string
  start: number
  size: number
  header: number
}

interface Filled {
  from: number
  to: number
}

/** Boxes needed to play. All others become `free` boxes full of zeros. */
const PLAYED = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra'])

/** Most boxes of a file; a fragmented one has four a second. */
const MAX_BOXES = 100_000

/** Largest sample index in bytes: several hours of video. */
const MAX_MOOV = 32 * 1024 * 1024

/**
 * Checks the boxes of an mp4 or mov file, and blanks data not needed to play: XMP, places and makers in `udta`, `meta`
 * and `uuid`, and tracks other than pictures and sound, in which some cameras record their route.
 * @throws {Unreadable} unless boxes with a video track fill the file exactly.
 */
export async function cleanMp4(window: FileWindow): Promise<void> {
  const boxes = await boxesOf(window)
  const all = (type: string) => boxes.filter((box) => box.type === type)
  const [moov, ...others] = all('moov')
  const filled = filledIn(boxes)
  if (boxes[0]?.type !== 'ftyp' || !moov || others.length > 0 || filled.length === 0) {
    throw new Unreadable()
  }
  if (moov.size > MAX_MOOV) throw new Unreadable()
  const bytes = Buffer.from(await window.read(moov.start, moov.size))
  const samples = cleanMoov(bytes.subarray(moov.header))
  // Samples never overlap. Overlaps are an attempt to have the same bytes blanked over and over.
  const blanked = samples.reduce((sum, { length }) => sum + length, 0)
  if (blanked > window.size) throw new Unreadable()
  if (!samples.every((each) => isInside(filled, each))) throw new Unreadable()
  for (const { first, length } of samples) await window.blank(first, length)
  await window.write(moov.start, bytes)
  for (const { type, start, size, header } of boxes) {
    if (PLAYED.has(type)) continue
    await window.write(start + 4, Buffer.from('free'))
    await window.blank(start + header, size - header)
  }
}

/** The content of `moov`, and the sample ranges of each non-empty `mdat`. */
export async function fileParts(window: FileWindow) {
  const boxes = await boxesOf(window)
  const moov = boxes.find(({ type }) => type === 'moov')
  if (!moov || moov.size > MAX_MOOV) throw new Unreadable()
  return {
    moov: Buffer.from(await window.read(moov.start + moov.header, moov.size - moov.header)),
    filled: filledIn(boxes),
  }
}

const filledIn = (boxes: Box[]): Filled[] =>
  boxes
    .filter(({ type, size, header }) => type === 'mdat' && size > header)
    .map(({ start, size, header }) => ({ from: start + header, to: start + size }))

/** True if the samples are inside one `mdat`. Binary search, since a file may have many of both. */
export function isInside(filled: Filled[], { first, length }: Samples): boolean {
  let low = 0
  let high = filled.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (filled[middle]!.from <= first) low = middle
    else high = middle
  }
  const part = filled[low]
  return part !== undefined && first >= part.from && first + length <= part.to
}

async function boxesOf(window: FileWindow): Promise<Box[]> {
  const boxes: Box[] = []
  for (let start = 0; start < window.size;) {
    const box = await boxAt(window, start)
    start += box.size
    if (boxes.push(box) > MAX_BOXES || start > window.size) throw new Unreadable()
  }
  return boxes
}

async function boxAt(window: FileWindow, start: number): Promise<Box> {
  const head = await window.read(start, 8)
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (!/^[\w ©-]{4}$/.test(type)) throw new Unreadable()
  // 0 means 'to the end of the file', 1 a size in the next eight bytes.
  if (short === 0) return { type, start, size: window.size - start, header: 8 }
  if (short !== 1) return checked({ type, start, size: short, header: 8 })
  const long = (await window.read(start + 8, 8)).readBigUInt64BE()
  return checked({ type, start, size: Number(long), header: 16 })
}

function checked(box: Box): Box {
  if (box.size < box.header) throw new Unreadable()
  return box
}
