import { crc32 } from 'node:zlib'

/**
 * Reads an uncompressed ZIP by its central directory (PKWARE's APPNOTE.TXT, 4.3).
 * @throws for a truncated archive or a wrong checksum.
 */
export function unzipped(bytes: ArrayBuffer | Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes as Uint8Array)
  const end = zip.length - 22
  if (end < 0 || zip.readUInt32LE(end) !== 0x06054b50) throw new Error('This is no whole ZIP.')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)]
    const [named, extra] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const name = zip.toString('utf8', at + 46, at + 46 + named)
    const head = zip.readUInt32LE(at + 42)
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const file = zip.subarray(start, start + size)
    if (crc32(file) !== sum) throw new Error(`${name} is not what was put in.`)
    files.set(name, file)
    at += 46 + named + extra
  }
  return files
}

export function dataIn(files: Map<string, Buffer>): {
  email: string
  data: Record<string, Record<string, unknown>[]>
} {
  return JSON.parse(String(files.get('data.json')))
}
