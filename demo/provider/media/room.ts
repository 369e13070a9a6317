import { statfs } from 'node:fs/promises'
import { DiskFull } from '../errors/disk-full.ts'

/** Disk space for uploads, with some left for the database and others. */
export interface Room {
  /**
   * Reserves space for an upload of that many bytes.
   * @throws {DiskFull} if there is less.
   */
  reserve(bytes: number): Promise<Place>
}

export interface Place {
  written(bytes: number): void
  leave(): void
}

export function roomIn(folder: string, spare: number): Room {
  let expected = 0
  return {
    async reserve(bytes) {
      const { blocks, bavail, bsize } = await statfs(folder)
      // Some network file systems report no size.
      if (blocks > 0 && bavail * bsize - expected < bytes + spare) throw new DiskFull()
      let left = bytes
      const take = (count: number) => {
        const taken = Math.min(count, left)
        left -= taken
        expected -= taken
      }
      expected += bytes
      return { written: take, leave: () => take(left) }
    },
  }
}
