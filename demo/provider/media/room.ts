import { statfs } from 'node:fs/promises'
import { DiskFull } from '../disk-full.ts'

/** Room on a disk for uploads, which leave some for the database and whatever else is there. */
export interface Room {
  /**
   * Sets room aside for an upload of so many bytes.
   * @throws {DiskFull} where there is less.
   */
  reserve(bytes: number): Promise<Place>
}

/** Room set aside for one upload. */
export interface Place {
  /** So many bytes are on the disk now. */
  written(bytes: number): void
  /** Nothing more is written. */
  leave(): void
}

/** Room in a folder, of which `spare` bytes stay free. */
export function roomIn(folder: string, spare: number): Room {
  let expected = 0
  return {
    async reserve(bytes) {
      const { blocks, bavail, bsize } = await statfs(folder)
      // Some network file systems report no size at all.
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
