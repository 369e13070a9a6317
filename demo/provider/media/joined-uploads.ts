import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Part } from '../data/media/partial-uploads.ts'
import type { MediaStore } from './store.ts'

/**
 * Joins the parts of an upload in a file, and returns its SHA-256. Undefined if the store lacks one of them or has
 * other bytes than arrived.
 */
export async function joinParts(
  store: MediaStore,
  parts: Part[],
  path: string,
): Promise<string | undefined> {
  const whole = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  try {
    for (const { name, size, sha256 } of parts) {
      const medium = await store.open(name)
      if (medium?.size !== size) return undefined
      const own = createHash('sha256')
      for await (const bytes of medium.read(0, size - 1) as AsyncIterable<Buffer>) {
        own.update(bytes)
        whole.update(bytes)
        await file.appendFile(bytes)
      }
      if (own.digest('hex') !== sha256) return undefined
    }
  } finally {
    await file.close()
  }
  return whole.digest('hex')
}
