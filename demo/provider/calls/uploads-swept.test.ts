import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { removeLeftBehind } from '../data/media/pending-media.ts'
import type { MediaStore } from '../media/store.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { filesOf, jpeg, reviewForm } from '../testing/upload-for-test.ts'

let provider: TestProvider
beforeEach(async () => {
  provider = await openForTest()
})
afterEach(() => provider.close())

/** Removes all files without a row, as a sweep does after hours. */
const sweep = async () => {
  const { database, media } = provider
  await removeLeftBehind(database, media.store, new Date(Date.now() + 1000))
}

/** Sweeps an hour later; fresh leftovers are spared, since the store may still be writing them. */
const sweepLater = async () => {
  await provider.database.query("update pending_media set at = at - interval '1 hour'")
  await sweep()
}

/** Sends a review with a photo, stored by `put`. */
async function sendWhile(put: MediaStore['put']): Promise<number> {
  const { database, settings, media } = provider
  const watched = { ...media, store: { ...media.store, put } }
  const app = createApp(database, settings, () => {}, watched)
  const body = reviewForm({}, [await jpeg()])
  return (await app.request('/api/v1/create_reviews', { method: 'POST', body })).status
}

/** Photo paths of all visitor reviews, without thumbnails. */
async function photosOfRows(): Promise<string[]> {
  const rows = await provider.database.query<{ images: string[] }>('select images from reviews')
  const stored = rows.flatMap(({ images }) => images).map((path) => path.replace('/media/', ''))
  return stored.filter((path) => /^photos\/[\da-f]{32}\.webp$/.test(path))
}

const photos = async () => (await filesOf(provider)).filter((path) => !path.includes('-small'))

test('stores neither row nor files if the files were swept before the row', async () => {
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

test('stores row and files, or neither, for an upload that ends during a sweep', async () => {
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

test('one sweep removes any number of files', async () => {
  const { database, media } = provider
  await database.query(`insert into pending_media (name, at)
    select 'photos/' || md5(i::text) || '.webp', now() - interval '3 hours' from generate_series(1, 250) as i`)
  await media.sweep()
  expect(await database.query('select * from pending_media')).toEqual([])
})
