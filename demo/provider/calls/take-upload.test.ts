import { rm, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { removeLeftBehind, storeWithRow } from '../data/media/pending-media.ts'
import { startWorker } from '../jobs/worker.ts'
import { sweepHandler } from '../personal/sweep.ts'
import { diskStore } from '../media/disk-store.ts'
import { openMedia } from '../media/media.ts'
import { StoreAway } from '../errors/store-away.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  filesOf,
  idOf,
  jpeg,
  mp4,
  outcome,
  reviewForm,
  sendReview,
  sendTestimonial,
  testimonialForm,
} from '../testing/upload-for-test.ts'

let provider: TestProvider
let photo: Buffer
let video: Buffer
beforeAll(async () => {
  provider = await openForTest({ demo: false })
  photo = await jpeg()
  video = await mp4()
})
beforeEach(async () => {
  await provider.database.query('delete from reviews')
  await provider.database.query('delete from testimonials')
  await provider.forget()
  for (const file of await filesOf(provider)) await provider.media.store.remove(file)
})
afterAll(() => provider.close())

const key = { 'idempotency-key': 'intent-1' }
const review = (feedback = 'Go.', photos = [photo]) => reviewForm({ feedback }, photos)
const rows = async () => {
  const { reviews, testimonials } = await provider.counts()
  return [reviews, testimonials]
}

test('repeats the first response for the same key and form, and stores nothing more', async () => {
  const id = await idOf(await sendReview(provider, review(), key))
  const other = await idOf(await sendTestimonial(provider, testimonialForm(video), key))
  const files = await filesOf(provider)
  expect(await idOf(await sendReview(provider, review(), key))).toBe(id)
  const renamed = testimonialForm(video, 'renamed.mov')
  expect(await idOf(await sendTestimonial(provider, renamed, key))).toBe(other)
  expect(await rows()).toEqual([1, 1])
  expect(await filesOf(provider)).toEqual(files)
  expect(files).toHaveLength(3)
})

test('answers 409 for the same key with other text, another file or one file less', async () => {
  await sendReview(provider, review(), key)
  await sendTestimonial(provider, testimonialForm(video), key)
  const files = await filesOf(provider)
  const changed = Buffer.from(video)
  changed[changed.length - 1] = 7
  const conflict = [409, 'idempotency_conflict']
  expect(await outcome(await sendReview(provider, review('Stay.'), key))).toEqual(conflict)
  expect(await outcome(await sendReview(provider, review('Go.', []), key))).toEqual(conflict)
  const photos = [await jpeg(65, 48)]
  expect(await outcome(await sendReview(provider, review('Go.', photos), key))).toEqual(conflict)
  const again = await sendTestimonial(provider, testimonialForm(changed), key)
  expect(await outcome(again)).toEqual(conflict)
  expect(await rows()).toEqual([1, 1])
  expect(await filesOf(provider)).toEqual(files)
})

test('stores ten concurrent repeats once, with one set of files', async () => {
  const ten = <Answer>(send: () => Promise<Answer>) => Promise.all(Array.from({ length: 10 }, send))
  const reviews = await ten(async () => idOf(await sendReview(provider, review(), key)))
  const form = () => testimonialForm(video)
  const testimonials = await ten(async () => idOf(await sendTestimonial(provider, form(), key)))
  expect([new Set(reviews).size, new Set(testimonials).size]).toEqual([1, 1])
  expect(await rows()).toEqual([1, 1])
  expect(await filesOf(provider)).toHaveLength(3)
  expect(await provider.database.query('select * from pending_media')).toEqual([])
})

test("accepts forms only at the contract's paths", async () => {
  const init = { method: 'POST', body: review() }
  for (const path of [
    '/api/v1//create_reviews',
    '/api/v1/create_reviews/',
    '/api/v1/trips//testimonial/',
  ]) {
    expect((await provider.app.request(path, init)).status).toBe(404)
  }
  expect((await provider.app.request('/api/v1/create_reviews')).status).toBe(405)
})

test('a refused form does not use up its key, and a bad key is refused', async () => {
  await sendReview(provider, review('Go.', [Buffer.alloc(9)]), key)
  await idOf(await sendReview(provider, review(), key))
  const bad = await sendReview(provider, review(), { 'idempotency-key': 'a b' })
  expect(await outcome(bad)).toEqual([400, 'invalid_idempotency_key'])
})

test('one visitor may send 30 of both in ten minutes, and repeat each', async () => {
  const id = await idOf(await sendReview(provider, review(), key))
  for (let sent = 1; sent < 29; sent += 1) await idOf(await sendReview(provider, review('Go.', [])))
  await idOf(await sendTestimonial(provider, testimonialForm(video)))
  const refused = await sendTestimonial(provider, testimonialForm(video))
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(await outcome(refused)).toEqual([429, 'too_many_requests'])
  expect(await outcome(await sendReview(provider, review()))).toEqual([429, 'too_many_requests'])
  expect(await idOf(await sendReview(provider, review(), key))).toBe(id)
  provider.pass(600)
  await idOf(await sendReview(provider, review('Go.', [])))
})

test('a failed store leaves no row and no file, and does not reveal its cause', async () => {
  const { database, settings, media } = provider
  const full = {
    ...media.store,
    put: async (name: string, file: string) => {
      await media.store.put(name, file)
      if (name.includes('-small')) throw new Error('disk /srv/secret is full')
    },
  }
  const app = createApp(database, settings, () => {}, { ...media, store: full })
  const answer = await sendReview({ ...provider, app }, review())
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
  expect(await rows()).toEqual([0, 0])
  expect(await filesOf(provider)).toEqual([])
  expect(await database.query('select * from pending_media')).toEqual([])
})

/** Leaves all started files of the media folder behind, as a killed process does. */
async function leaveBehind(name: string): Promise<void> {
  const { incoming, store } = provider.media
  const path = join(incoming, name)
  await writeFile(path, 'half')
  let asked = 0
  // The database fails after the first statement.
  const killed = () => Promise.reject(new Error('killed'))
  const query: typeof provider.database.query = (sql, parameters) =>
    (asked += 1) > 1 ? killed() : provider.database.query(sql, parameters)
  const neverEnds = { ...provider.database, query, transaction: killed }
  const files = [{ name: `photos/${name}`, path }]
  await expect(storeWithRow(neverEnds, store, files, async () => true)).rejects.toThrow('killed')
}

test('removes only the leftovers of a killed process at the next start', async () => {
  await idOf(await sendReview(provider, review()))
  const kept = await filesOf(provider)
  await leaveBehind('left')
  await writeFile(join(provider.media.incoming, 'upload'), 'half')
  const { database, settings, media } = provider
  const mediaDir = resolve(media.incoming, '..')
  await utimes(join(media.incoming, 'upload'), 1, 1)
  expect(await filesOf(provider)).toHaveLength(kept.length + 2)
  // On a shared database, fresh files may belong to another process, so they stay.
  await openMedia(database, { ...settings, mediaDir, databaseUrl: 'postgres://shared' })
  expect(await filesOf(provider)).toEqual([...kept, 'photos/left'].toSorted())
  await openMedia(database, { ...settings, mediaDir })
  expect(await filesOf(provider)).toEqual(kept)
  expect(await database.query('select * from pending_media')).toEqual([])
})

test('removes hours-old leftovers while the provider runs, and keeps uploads in progress', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { database, settings, media } = provider
  const shared = await openMedia(database, {
    ...settings,
    mediaDir: resolve(media.incoming, '..'),
    databaseUrl: 'postgres://shared',
  })
  const sweep = sweepHandler(database, shared, settings)
  const worker = startWorker(database, { sweep }, settings)
  await expect.poll(() => database.query('select 1 from jobs where claim is null')).toHaveLength(1)
  await leaveBehind('old')
  await writeFile(join(media.incoming, 'upload'), 'half')
  await utimes(join(media.incoming, 'upload'), 1, 1)
  await database.query("update pending_media set at = at - interval '3 hours'")
  await leaveBehind('young')
  await writeFile(join(media.incoming, 'young'), 'half')
  provider.pass(60)
  await vi.advanceTimersByTimeAsync(5000)
  await expect.poll(() => filesOf(provider)).toEqual(['incoming/young', 'photos/young'])
  vi.useRealTimers()
  await worker.stop()
  await rm(join(media.incoming, 'young'))
})

test('removes files, and stores no row, if a sweep overtakes their sender', async () => {
  const { database, media } = provider
  const path = join(media.incoming, 'slept')
  await writeFile(path, 'whole')
  const hourAgo = () => new Date(Date.now() - 3_600_000)
  const age = "update pending_media set at = at - interval '3 hours'"
  const slow = {
    ...media.store,
    put: async (name: string, file: string) => {
      await database.query(age)
      await removeLeftBehind(database, media.store, hourAgo())
      await media.store.put(name, file)
    },
  }
  const files = [{ name: 'photos/slept', path }]
  await expect(storeWithRow(database, slow, files, async () => true)).rejects.toThrow(StoreAway)
  expect(await filesOf(provider)).toEqual(['photos/slept'])
  await database.query(age)
  await removeLeftBehind(database, media.store, hourAgo())
  expect(await filesOf(provider)).toEqual([])
})

test('a stored row keeps its files if the response to its commit is lost', async () => {
  const { database, media } = provider
  const path = join(media.incoming, 'lost')
  await writeFile(path, 'whole')
  const loses: typeof database = {
    ...database,
    transaction: async (work) => {
      const isCommit = (await database.query('select 1 from pending_media')).length === 1
      const answer = await database.transaction(work)
      if (isCommit) throw new Error('connection lost')
      return answer
    },
  }
  const files = [{ name: 'photos/lost', path }]
  await expect(storeWithRow(loses, media.store, files, async () => true)).rejects.toThrow('lost')
  expect(await filesOf(provider)).toEqual(['photos/lost'])
})

test('the disk store reads ranges of files, and forgets removed ones', async () => {
  const root = resolve(provider.media.incoming, '..')
  const store = diskStore(root)
  const path = join(provider.media.incoming, 'a')
  await writeFile(path, 'abcdef')
  await store.put('videos/a', path)
  expect(await filesOf(provider)).toEqual(['videos/a'])
  const medium = await store.open('videos/a')
  const read = async (first: number, last: number) =>
    Buffer.concat(await medium!.read(first, last).toArray()).toString()
  expect([medium!.size, await read(0, 5), await read(2, 3)]).toEqual([6, 'abcdef', 'cd'])
  await store.remove('videos/a')
  await store.remove('videos/a')
  expect(await store.open('videos/a')).toBeUndefined()
  expect(await store.open('videos')).toBeUndefined()
})
