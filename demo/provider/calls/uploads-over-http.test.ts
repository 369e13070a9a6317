import { mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { thumbnailOf } from '../../../widgets/contract/values/files.ts'
import type { TestProvider } from '../testing/open-for-test.ts'
import {
  filesOf,
  idOf,
  jpeg,
  mp4,
  reviewForm,
  testimonialForm,
} from '../testing/upload-for-test.ts'
import type { Serving } from '../../server/serve.ts'
import { serveForTest } from '../../server/serve-for-test.ts'

const UPLOAD = '/api/v1/trips/testimonial/'

let serving: Serving
let photo: string
let video: string
let sent: Buffer
beforeAll(async () => {
  serving = await serveForTest()
  const { provider } = serving.origins
  sent = await mp4()
  const post = (path: string, body: FormData) => fetch(provider + path, { method: 'POST', body })
  const [clip, picture] = await Promise.all([
    post(UPLOAD, testimonialForm(sent)),
    post('/api/v1/create_reviews', reviewForm({}, [await jpeg(800, 600)])),
  ])
  await idOf(clip)
  await idOf(picture)
  const testimonials = await (await fetch(provider + UPLOAD)).json()
  video = (testimonials as { video_s3_url: string }[])[0]!.video_s3_url
  const page = await fetch(`${provider}/api/v1/reviews`, {
    method: 'POST',
    body: JSON.stringify({ attraction: 'taj-mahal', page_size: 1 }),
    headers: { 'content-type': 'application/json' },
  })
  photo = ((await page.json()) as { data: { images: string[] }[] }).data[0]!.images[0]!
})
afterAll(() => serving.close())

const uploads = () => filesOf(serving.provider as TestProvider)

test('serves photos, thumbnails and videos publicly, cached for an hour, and never as a page', async () => {
  for (const [address, type] of [
    [photo, 'image/webp'],
    [thumbnailOf(photo), 'image/webp'],
    [video, 'video/mp4'],
  ] as const) {
    const answer = await fetch(address, { headers: { origin: 'https://blog.example' } })
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  }
})

test('serves a range, 304 to a client that has the file, and HEAD', async () => {
  const get = (headers: Record<string, string>, method = 'GET') => fetch(video, { headers, method })
  const part = await get({ range: 'bytes=4-7' })
  expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${sent.length}`)
  const end = await get({ range: 'bytes=-3' })
  expect(Buffer.from(await end.arrayBuffer())).toEqual(sent.subarray(-3))
  const beyond = await get({ range: `bytes=${sent.length}-` })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
    416,
    `bytes */${sent.length}`,
  ])
  const etag = part.headers.get('etag')!
  expect((await get({ 'if-none-match': etag })).status).toBe(304)
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  const head = await get({}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(sent.length)])
  expect((await get({}, 'DELETE')).status).toBe(405)
})

test('serves nothing else from the folder', async () => {
  const origin = new URL(video).origin
  for (const path of [
    '/media/photos/',
    '/media/photos/../incoming/',
    '/media/videos/%2e%2e/photos',
    `/media//videos/${video.split('/').at(-1)}`,
    `/media/photos/${video.split('/').at(-1)}`,
    `${new URL(video).pathname}.txt`,
    '/media/incoming/x',
    `/media/photos/${'0'.repeat(32)}.webp`,
    '/media/photos/%00',
  ]) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
  }
})

const HEAD = '--x\r\ncontent-disposition: form-data; name="video"; filename="a"\r\n\r\n'

/** Starts an upload, and waits until part of it is on disk. */
async function begin() {
  const { port } = new URL(serving.origins.provider)
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 10_000_000,
  }
  const upload = request({ port, path: UPLOAD, method: 'POST', headers })
  upload.on('error', () => {})
  upload.write(HEAD)
  upload.write(Buffer.alloc(1_000_000))
  await expect.poll(incoming).toBe(1)
  return upload
}

const incoming = async () => (await uploads()).filter((path) => path.startsWith('incoming')).length

test('an aborted upload leaves nothing, and is not logged as an error', async () => {
  const before = await uploads()
  const upload = await begin()
  upload.destroy()
  await expect.poll(incoming).toBe(0)
  expect(await uploads()).toEqual(before)
  const [row] = await serving.provider.database.query('select count(*) from pending_media')
  expect(row).toEqual({ count: 0 })
})

test('an in-memory provider deletes its media when it closes', async () => {
  const other = await serveForTest()
  const folder = dirname(other.provider.media.incoming)
  expect((await stat(folder)).isDirectory()).toBe(true)
  await other.close()
  await expect(stat(folder)).rejects.toThrow('ENOENT')
})

test('stores photos and videos in the configured folder', async () => {
  const mediaDir = await mkdtemp(join(tmpdir(), 'trip-own-media-'))
  const own = await serveForTest({ mediaDir })
  const answer = await fetch(own.origins.provider + UPLOAD, {
    method: 'POST',
    body: testimonialForm(sent),
  })
  await idOf(answer)
  await own.close()
  expect((await stat(join(mediaDir, 'videos'))).isDirectory()).toBe(true)
  await rm(mediaDir, { recursive: true })
})
