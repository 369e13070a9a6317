import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newApp } from '../../http/new-app.ts'
import { type Provider, openProvider } from '../../provider.ts'
import { type FailingS3, failingS3 } from '../../testing/failing-s3.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import { type TestBucket, bucketForTest } from '../../testing/s3-for-test.ts'
import {
  idOf,
  jpeg,
  mp4,
  outcome,
  reviewForm,
  sendReview,
  sendTestimonial,
  testimonialForm,
} from '../../testing/upload-for-test.ts'
import { box } from '../../testing/video-for-test.ts'
import { mediaRoutes } from '../media-routes.ts'

let bucket: TestBucket
let line: FailingS3
/** Two instances with one database and one bucket. */
let provider: TestProvider
let other: Provider
let photo: Buffer
let video: Buffer
beforeAll(async () => {
  bucket = await bucketForTest()
  line = await failingS3(bucket.s3.endpoint)
  const s3 = { ...bucket.s3, endpoint: line.endpoint }
  provider = await openForTest({ demo: false, s3, databaseUrl: 'postgres://shared' })
  other = await openProvider(provider.settings, { ...provider.database, close: async () => {} })
  photo = await jpeg()
  // Long enough for two parts.
  video = Buffer.concat([await mp4(), box('free', Buffer.alloc(6_000_000))])
})
beforeEach(async () => {
  for (const table of ['reviews', 'testimonials'])
    await provider.database.query(`delete from ${table}`)
  await provider.forget()
  for (const name of await bucket.names()) await provider.media.store.remove(name)
})
afterEach(() => (line.fail = () => undefined))
afterAll(async () => {
  await other.close()
  await provider.close()
  line.end()
  await bucket.remove()
})

const key = { 'idempotency-key': 'intent-1' }
const AWAY = [503, 'unavailable']
const INTERNAL = { status: 500, code: 'InternalError' }
const testimonial = () => sendTestimonial(provider, testimonialForm(video), key)
const pending = () =>
  provider.database.query<{ name: string; given_up: boolean }>('select * from pending_media')
/** Ages pending files by that many hours. */
const pass = (hours: number) =>
  provider.database.query(`update pending_media set at = at - interval '${hours} hours'`)

async function ask(instance: Provider, path: string, headers = {}, method = 'GET') {
  const app = newApp(instance.settings)
  app.route('/media', mediaRoutes(instance, { corporateMedia: '', clips: '' }))
  return app.request(path, { headers, method })
}

test('an upload to one instance is served by the other, whole and in ranges', async () => {
  await idOf(await testimonial())
  const [row] = await provider.database.query<{ video: string }>('select video from testimonials')
  const path = row!.video
  const whole = await ask(other, path)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(video.length),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  })
  const bytes = Buffer.from(await whole.arrayBuffer())
  // Bytes before this may contain a blanked place.
  const pictures = video.indexOf('mdat')
  expect(bytes.subarray(pictures).equals(video.subarray(pictures))).toBe(true)
  const part = await ask(other, path, { range: 'bytes=4-7' })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 4-7/${video.length}`,
  ])
  expect(await part.text()).toBe('ftyp')
  expect((await ask(other, path, { range: `bytes=${video.length}-` })).status).toBe(416)
  const head = await ask(other, path, {}, 'HEAD')
  expect([head.headers.get('etag'), await head.text()]).toEqual([whole.headers.get('etag'), ''])
  expect((await ask(other, `/media/photos/${'0'.repeat(32)}.webp`)).status).toBe(404)
})

test('stores ten concurrent repeats at two instances once, with one set of files', async () => {
  const both = [provider, { ...provider, app: other.app }]
  const send = async (_: unknown, index: number) =>
    idOf(await sendReview(both[index % 2]!, reviewForm({}, [photo]), key))
  const ids = await Promise.all(Array.from({ length: 10 }, send))
  expect(new Set(ids).size).toBe(1)
  expect((await provider.counts())['reviews']).toBe(1)
  expect(await bucket.names()).toHaveLength(2)
  expect(await pending()).toEqual([])
})

test('answers 503 while the store is unavailable, and accepts the same form afterwards', async () => {
  await idOf(await testimonial())
  const [row] = await provider.database.query<{ video: string }>('select video from testimonials')
  const review = () => sendReview(provider, reviewForm({}, [photo]), { 'idempotency-key': 'other' })
  line.fail = () => 'cut'
  const refused = await review()
  expect(refused.headers.get('retry-after')).toBe('10')
  expect(await outcome(refused)).toEqual(AWAY)
  expect(await outcome(await ask(other, row!.video))).toEqual(AWAY)
  expect((await provider.app.request('/healthz')).status).toBe(200)
  expect((await provider.counts())['reviews']).toBe(0)
  // A sweep without effect.
  await pass(1)
  await provider.media.sweep()
  expect(await pending()).not.toEqual([])
  line.fail = () => undefined
  await idOf(await review())
  await other.media.sweep()
  expect(await pending()).toEqual([])
  expect(await bucket.names()).toHaveLength(3)
})

test('removes a half-stored upload once nothing of it is in transit', async () => {
  let puts = 0
  line.fail = (asked) => (asked.startsWith('PUT') && (puts += 1) > 3 ? INTERNAL : undefined)
  const photos = [photo, photo, photo]
  expect(await outcome(await sendReview(provider, reviewForm({}, photos)))).toEqual(AWAY)
  line.fail = (asked) => (asked.includes('partNumber=2') ? INTERNAL : undefined)
  expect(await outcome(await testimonial())).toEqual(AWAY)
  line.fail = () => undefined
  await provider.media.sweep()
  expect([(await bucket.names()).length, (await bucket.uploads()).length]).toEqual([3, 1])
  await pass(1)
  await Promise.all([provider.media.sweep(), other.media.sweep()])
  expect([await bucket.names(), await bucket.uploads(), await pending()]).toEqual([[], [], []])
  const { reviews, testimonials } = await provider.counts()
  expect([reviews, testimonials]).toEqual([0, 0])
})

/** Sends a video and delays its second part. */
async function hold() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let isHeld = false
  line.fail = (asked) => {
    isHeld ||= asked.includes('partNumber=2')
    return asked.includes('partNumber=2') ? released : undefined
  }
  const answer = testimonial()
  await expect.poll(() => isHeld, { timeout: 10_000 }).toBe(true)
  return { answer, release }
}

test('removes no upload in progress', async () => {
  const { answer, release } = await hold()
  await pass(1)
  await Promise.all([provider.media.sweep(), other.media.sweep()])
  release()
  await idOf(await answer)
  expect(await bucket.names()).toHaveLength(1)
  expect([await pending(), await bucket.uploads()]).toEqual([[], []])
})

test("removes a killed process's files on all instances; if it was only suspended, it stores no row", async () => {
  const { answer, release } = await hold()
  await pass(3)
  await other.media.sweep()
  expect([await pending(), await bucket.uploads()]).toEqual([[], []])
  release()
  expect(await outcome(await answer)).toEqual(AWAY)
  expect((await provider.counts())['testimonials']).toBe(0)
  await pass(3)
  await other.media.sweep()
  expect([await bucket.names(), await bucket.uploads(), await pending()]).toEqual([[], [], []])
})
