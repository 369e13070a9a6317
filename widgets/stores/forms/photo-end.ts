import { MAX_PHOTO_PIXELS } from '../../contract/photos.ts'

/**
 * Whether a photo is complete, by the marks its format has for its end, and has no more pixels than the provider takes.
 * A truncated one would be drawn half or throw; one of few bytes and many pixels would fill the memory.
 */
export async function faultInside(photo: Blob): Promise<'pixels' | 'unreadable' | undefined> {
  const bytes = new DataView(await photo.arrayBuffer())
  try {
    const isWhole = bytes.getUint8(0) === PNG ? hasPngEnd(bytes) : hasJpegEnd(bytes)
    return isWhole ? undefined : 'unreadable'
  } catch (error) {
    // A part that names more bytes than there are leads behind the last one.
    return error instanceof TooManyPixels ? 'pixels' : 'unreadable'
  }
}

class TooManyPixels extends Error {}

/** First byte of a PNG, its signature's length, and the type of its last chunk, 'IEND'. */
const PNG = 0x89
const SIGNATURE = 8
const IEND = 0x49_45_4e_44

/**
 * Chunks are a length, a type, so many bytes, and a checksum; the first begins with width and height (PNG,
 * section 5.3).
 */
function hasPngEnd(bytes: DataView): boolean {
  checkSize(bytes.getUint32(16), bytes.getUint32(20))
  let at = SIGNATURE
  while (bytes.getUint32(at + 4) !== IEND) at += 12 + bytes.getUint32(at)
  return at + 12 <= bytes.byteLength
}

/** What follows 0xff: a mark may be preceded by any number of them. */
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Whether what follows says how high and wide the photo is: all from 0xc0 to 0xcf but three tables. */
const isFrame = (mark: number) => mark >> 4 === 0xc && ![0xc4, 0xc8, 0xcc].includes(mark)

/** Segments are a mark and a length up to the scan, in which nothing but the end is called 0xffd9. */
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
