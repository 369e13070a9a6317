import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStore } from './store.ts'

/** Keeps media in a folder on the uploads' file system, since moving shows readers a whole file or none. */
export function diskStore(root: string): MediaStore {
  return {
    async put(name, file) {
      const path = join(root, name)
      await sync(file)
      await mkdir(dirname(path), { recursive: true })
      await rename(file, path)
      await syncFolder(dirname(path))
    },
    async open(name) {
      const path = join(root, name)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return {
        size: found.size,
        read: (first, last) => createReadStream(path, { start: first, end: last }),
      }
    },
    remove: (name) => rm(join(root, name), { force: true }),
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes a renamed file durable. Windows can't sync folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
