import { open } from 'node:fs/promises'

/** What a file is, by what is in it. */
export type Kind = 'jpeg' | 'png' | 'mp4' | 'mov' | 'webm'

/** Brands of the same container that are still pictures, or sound alone. */
const NO_VIDEO = /^(?:hei|hev|mif|msf|avi|jp|mj|crx|M4A|M4B|M4P)/

/** Reads a file's first bytes; its name and what the sender calls it count for nothing. */
export async function kindOf(path: string): Promise<Kind | undefined> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return kindOfBytes(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

function kindOfBytes(head: Buffer): Kind | undefined {
  const hex = head.toString('hex')
  if (hex.startsWith('ffd8ff')) return 'jpeg'
  if (hex.startsWith('89504e470d0a1a0a')) return 'png'
  // Matroska begins with the same four bytes; its document type tells them apart.
  if (hex.startsWith('1a45dfa3') && head.includes('webm')) return 'webm'
  if (head.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const brand = head.toString('latin1', 8, 12)
  if (NO_VIDEO.test(brand)) return undefined
  return brand === 'qt  ' ? 'mov' : 'mp4'
}
