import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { removeLeftBehind } from '../data/pending-media.ts'
import type { MediaStore } from '../media/store.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { filesOf, jpeg, reviewForm } from '../testing/upload-for-test.ts'

let provider: TestProvider
beforeEach(async () => {
  provider = await openForTest()
})
afterEach(() => provider.close())

/** Takes everything for left behind that has no row yet, as a sweep does of what is hours old. */
const sweep = async () => {
  const { database, media } = provider
  await removeLeftBehind(database, media.store, new Date(Date.now() + 1000))
}

/** What was given up a moment ago is let be at first: a store may still be at work on it. */
const sweepLater = async () => {
  await provider.database.query("update pending_media set at = at - interval '1 hour'")
  await sweep()
}

/** Sends a review with a photo, while `put` decides what happens as its files are stored. */
async function sendWhile(put: MediaStore['put']): Promise<number> {
  const { database, settings, media } = provider
  const watched = { ...media, store: { ...media.store, put } }
  const app = createApp(database, settings, () => {}, watched)
  const body = reviewForm({}, [await jpeg()])
  return (await app.request('/api/v1/create_reviews', { method: 'POST', body })).status
}

/** Paths of the photos of all stored reviews that visitors sent, thumbnails left out. */
async function photosOfRows(): Promise<string[]> {
  const rows = await provider.database.query<{ images: string[] }>('select images from reviews')
  const stored = rows.flatMap(({ images }) => images).map((path) => path.replace('/media/', ''))
  return stored.filter((path) => /^photos\/[\da-f]{32}\.webp$/.test(path))
}

const photos = async () => (await filesOf(provider)).filter((path) => !path.includes('-small'))

test('an upload whose files were swept before its row was there leaves neither', async () => {
  const { store } = provider.media
  const status = await sendWhile(async (name, path) => {
    await store.put(name, path)
    await sweep()
  })
  expect(status).toBe(503)
  await sweepLater()
  expect([await photosOfRows(), await filesOf(provider)]).toEqual([[], []])
  expect(await provider.database.query('select * from pending_media')).toEqual([])
})

test('an upload that ends at the moment of a sweep has a row and its files, or neither', async () => {
  const { store } = provider.media
  const sweeps: Promise<void>[] = []
  for (let round = 0; round < 10; round += 1) {
    const status = await sendWhile(async (name, path) => {
      await store.put(name, path)
      sweeps.push(sweep())
    })
    expect([201, 503]).toContain(status)
  }
  await Promise.all(sweeps)
  await sweepLater()
  expect(await photos()).toEqual((await photosOfRows()).toSorted())
  expect(await provider.database.query('select * from pending_media')).toEqual([])
})
