import { createHash } from 'node:crypto'

const NAMESPACE = Buffer.from('6f0d2c1e8b5a4b0f9a3d7c1e5f2b9d40', 'hex')

/** A stable id for a name (UUID version 5). */
export function fixedUuid(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
