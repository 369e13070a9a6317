import type { FileFault } from '../contract/files.ts'
import { MAX_PHOTO_SIZE, MIN_PHOTO_SIZE } from '../contract/limits.ts'

/** What the files of each type begin with. */
const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/**
 * What is wrong with a photo. Its type is what is in it, whatever it is called; and a picture that
 * this browser cannot draw is none.
 */
export async function photoFault(file: File): Promise<FileFault | undefined> {
  try {
    if (file.size > MAX_PHOTO_SIZE) return 'large'
    if (file.size < MIN_PHOTO_SIZE) return 'small'
    const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
    if (!SIGNATURES.some((bytes) => begins(start, bytes))) return 'type'
    if (typeof createImageBitmap === 'function') (await createImageBitmap(file)).close()
  } catch {
    return 'unreadable'
  }
  return undefined
}

function begins(start: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => start[index] === byte)
}
