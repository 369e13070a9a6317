import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFullCodeOf } from '../errors/disk-full.ts'

export interface SmallDisk {
  folder: string
  /** Leaves that many bytes free; `empty` frees all. */
  fill(free: number): Promise<void>
  empty(): Promise<void>
  unmount(): void
}

/** Mounts a tmpfs of that many bytes. Throws without permission. */
export function smallDisk(bytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'trip-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    async fill(free) {
      const { bavail, bsize } = await statfs(folder)
      const file = await open(filler, 'a')
      try {
        for (let left = bavail * bsize - free; left > 0; left -= 65_536) {
          await file.write(Buffer.alloc(Math.min(left, 65_536)))
        }
      } catch (error) {
        // A process that uses the disk has written meanwhile.
        if (free > 0 || diskFullCodeOf(error) === undefined) throw error
      } finally {
        // An open file would keep its room even once it is deleted.
        await file.close()
      }
    },
    empty: () => rm(filler),
    unmount() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

export function canMount(): boolean {
  try {
    smallDisk(65_536).unmount()
    return true
  } catch {
    return false
  }
}
