import { createReadStream } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serveMedia } from './serve-media.ts'
import type { MediaStore } from './store.ts'

const path = `/media/photos/${'0'.repeat(32)}.webp`

const OPEN = { isPublished: async () => true, isPrivateLink: async () => false }

/** A store whose file disappears after it was found. */
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
  return { reads, app: new Hono().get('*', serveMedia(store, OPEN)) }
}

test("a file that can't be read breaks off its response, without revealing its path", async () => {
  const { app } = brokenStore()
  const answer = await app.request(path)
  const error = await answer.text().catch((failure: Error) => failure)
  expect(String(error)).toBe('Error: A stored file could not be read: ENOENT')
})

test('a response that is not read opens no file', async () => {
  const { reads, app } = brokenStore()
  const answer = await app.request(path)
  await answer.body!.cancel()
  expect(reads).toEqual([])
})
