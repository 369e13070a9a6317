import { createReadStream } from 'node:fs'
import { expect, test } from 'vitest'
import { serveMedia } from './serve-media.ts'
import type { MediaStore } from './store.ts'

const path = `/photos/${'0'.repeat(32)}.webp`

/** A disk whose file is gone as soon as it was found. */
function brokenStore() {
  const reads: number[] = []
  const store: Pick<MediaStore, 'open'> = {
    open: async () => ({
      size: 10,
      read: (first) => {
        reads.push(first)
        return createReadStream('/srv/private/gone.webp')
      },
    }),
  }
  return { reads, serve: serveMedia(store as MediaStore, {}) }
}

test('a file that cannot be read breaks its own answer, and does not say where it lies', async () => {
  const { serve } = brokenStore()
  const answer = await serve(new Request(`http://localhost${path}`), path)
  const error = await answer!.text().catch((failure: Error) => failure)
  expect(String(error)).toBe('Error: A stored file could not be read: ENOENT')
})

test('an answer that nobody reads opens no file', async () => {
  const { reads, serve } = brokenStore()
  const answer = await serve(new Request(`http://localhost${path}`), path)
  await answer!.body!.cancel()
  expect(reads).toEqual([])
})
