import { MAX_PHOTO_PIXELS } from '../../contract/values/photos.ts'

/**
 * Checks for the end marker and too many pixels. A truncated photo would render in part or throw, and a small file with
 * many pixels would fill the memory.
 */
export async function faultInside(photo: Blob): Promise<'pixels' | 'unreadable' | undefined> {
  const bytes = new DataView(await photo.arrayBuffer())
  try {
    const isWhole = bytes.getUint8(0) === PNG ? hasPngEnd(bytes) : hasJpegEnd(bytes)
    return isWhole ? undefined : 'unreadable'
  } catch (error) {
    // Reading past the end throws, because a segment claims more bytes than there are.
    return error instanceof TooManyPixels ? 'pixels' : 'unreadable'
  }
}

class TooManyPixels extends Error {}

/** First byte of a PNG, length of its signature, and type of its last chunk, 'IEND'. */
const PNG = 0x89
const SIGNATURE = 8
const IEND = 0x49_45_4e_44

/** A chunk has a length, a type, data and a checksum. The first begins with width and height (PNG, section 5.3). */
function hasPngEnd(bytes: DataView): boolean {
  checkSize(bytes.getUint32(16), bytes.getUint32(20))
  let at = SIGNATURE
  while (bytes.getUint32(at + 4) !== IEND) at += 12 + bytes.getUint32(at)
  return at + 12 <= bytes.byteLength
}

/** Second byte of a marker. Any number of 0xff bytes may precede it. */
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Frame headers (0xc0 to 0xcf, except three tables) have height and width. */
const isFrame = (mark: number) => mark >> 4 === 0xc && ![0xc4, 0xc8, 0xcc].includes(mark)

/** Segments have a marker and a length. In the scan after them, 0xffd9 occurs only as the end marker. */
function hasJpegEnd(bytes: DataView): boolean {
  let at = 2
  while (bytes.getUint8(at + 1) !== START_OF_SCAN) {
    if (bytes.getUint8(at) !== 0xff) return false
    const mark = bytes.getUint8(at + 1)
    if (isFrame(mark)) checkSize(bytes.getUint16(at + 5), bytes.getUint16(at + 7))
    at += mark === 0xff ? 1 : 2 + bytes.getUint16(at + 2)
  }
  while (bytes.getUint16(at) !== 0xff00 + END_OF_IMAGE) at += 1
  return true
}

function checkSize(width: number, height: number): void {
  if (width * height > MAX_PHOTO_PIXELS) throw new TooManyPixels()
}
