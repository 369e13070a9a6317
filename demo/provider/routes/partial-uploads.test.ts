import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  filesOf,
  formOf,
  idOf,
  jpeg,
  mp4,
  outcome,
  REVIEW,
  sendReview,
  sendTestimonial,
  TESTIMONIAL,
} from '../testing/upload-for-test.ts'
import { removeLeftBehind } from '../data/media/pending-media.ts'
import { sweepOnce } from '../personal/sweep.ts'

let provider: TestProvider
let video: Buffer
beforeAll(async () => {
  provider = await openForTest({ demo: false })
  video = await mp4()
})
beforeEach(async () => {
  await provider.database.query('delete from testimonials')
  await provider.database.query('delete from reviews')
  await provider.forget()
  for (const file of await filesOf(provider)) await provider.media.store.remove(file)
})
afterAll(() => provider.close())

const TUS = { 'tus-resumable': '1.0.0' }
type Headers = Record<string, string>

const call = async (method: string, path: string, headers: Headers = {}, body?: BodyInit) =>
  provider.app.request(path, {
    method,
    headers: { ...TUS, ...headers },
    ...(body !== undefined && { body, duplex: 'half' }),
  })

async function created(size = video.length, headers: Headers = {}): Promise<string> {
  const answer = await call('POST', `${API}/uploads/`, {
    'upload-length': String(size),
    ...headers,
  })
  expect(answer.status).toBe(201)
  return answer.headers.get('location')!
}

const patch = async (path: string, offset: number, body: BodyInit, headers: Headers = {}) =>
  call(
    'PATCH',
    path,
    {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...headers,
    },
    body,
  )

const offsetOf = async (path: string) =>
  Number((await call('HEAD', path)).headers.get('upload-offset'))

const bytes = (from: number, to = video.length) => new Uint8Array(video.subarray(from, to))

const checksum = (part: Uint8Array) => ({
  'upload-checksum': `sha256 ${createHash('sha256').update(part).digest('base64')}`,
})

const nameIn = (path: string) => path.split('/').at(-1)!

const form = (path: string) =>
  formOf([
    ['data', JSON.stringify(TESTIMONIAL)],
    ['video_upload', nameIn(path)],
  ])

async function uploaded(file: Buffer = video): Promise<string> {
  const path = await created(file.length)
  expect((await patch(path, 0, new Uint8Array(file))).status).toBe(204)
  return path
}

test('continues an upload at its offset, checks each part, and takes the file with the form', async () => {
  const path = await created()
  const middle = Math.floor(video.length / 2)
  const first = await patch(path, 0, bytes(0, middle), checksum(bytes(0, middle)))
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(middle)])
  const head = await call('HEAD', path)
  expect(Object.fromEntries(head.headers)).toMatchObject({
    'tus-resumable': '1.0.0',
    'upload-offset': String(middle),
    'upload-length': String(video.length),
    'cache-control': 'no-store',
  })
  const early = await sendTestimonial(provider, form(path))
  expect(await outcome(early)).toEqual([422, { video: 'required' }])
  const wrong = await patch(path, middle, bytes(middle), checksum(bytes(0)))
  expect(await outcome(wrong)).toEqual([460, 'checksum_mismatch'])
  expect(await outcome(await patch(path, 0, bytes(0)))).toEqual([409, 'offset_conflict'])
  expect((await patch(path, middle, bytes(middle))).status).toBe(204)

  const key = { 'idempotency-key': 'resumed' }
  const id = await idOf(await sendTestimonial(provider, form(path), key))
  // The response was lost.
  expect(await idOf(await sendTestimonial(provider, form(path), key))).toBe(id)
  const again = await sendTestimonial(provider, form(path), { 'idempotency-key': 'other' })
  expect(await outcome(again)).toEqual([422, { video: 'required' }])
  const { database, media } = provider
  await removeLeftBehind(database, media.store, new Date(0))
  const files = await filesOf(provider)
  expect(files).toEqual([expect.stringMatching(/^videos\/[\da-f]{32}\.mp4$/)])
  const whole = await sendTestimonial(
    provider,
    formOf([
      ['data', JSON.stringify(TESTIMONIAL)],
      ['video', video, 'clip.mp4'],
    ]),
    { 'idempotency-key': 'whole' },
  )
  expect(await idOf(whole)).not.toBe(id)
  const rows = await database.query<{ fingerprint: string }>('select fingerprint from testimonials')
  expect(new Set(rows.map(({ fingerprint }) => fingerprint)).size).toBe(1)
})

test('takes photos in parts too, in the order of their fields', async () => {
  const photo = await jpeg(120, 80)
  const path = await uploaded(photo)
  const fields = Object.entries(REVIEW).map(([name, value]) => [name, String(value)] as const)
  const review = (...more: (readonly [string, string])[]) =>
    formOf([...fields, ...more].map(([name, value]) => [name, value]))
  const two = await sendReview(
    provider,
    review(['files2_upload', nameIn(path)], ['files1_upload', nameIn(path)]),
  )
  await idOf(two)
  const [row] = await provider.database.query<{ images: string[] }>('select images from reviews')
  expect(row!.images).toHaveLength(2)
  const many = Array.from({ length: 12 }, (_, at) => [`files${at + 1}_upload`, 'x'] as const)
  expect(await outcome(await sendReview(provider, review(...many)))).toEqual([
    422,
    { files12: 'many' },
  ])
})

test('refuses what is not tus, is too long, or is unknown', async () => {
  const path = await created(10)
  const without = await provider.app.request(path, { method: 'HEAD' })
  expect([without.status, without.headers.get('tus-version')]).toEqual([412, '1.0.0'])
  const options = await provider.app.request(path, { method: 'OPTIONS' })
  expect(options.headers.get('tus-extension')).toContain('checksum')
  const types = await patch(path, 0, 'abc', { 'content-type': 'text/plain' })
  expect(types.status).toBe(415)
  for (const offset of ['', '-1', 'x', '1e3'])
    expect((await patch(path, 0, 'abc', { 'upload-offset': offset })).status).toBe(400)
  for (const sum of ['md5 abc', 'sha256 abc', ''])
    expect((await patch(path, 0, 'abc', { 'upload-checksum': sum })).status).toBe(400)
  expect((await patch(path, 0, 'abcdefghijk', { 'content-length': '11' })).status).toBe(413)
  expect((await patch(path, 0, 'abcdefghijk')).status).toBe(413)
  expect((await patch(path, 11, '')).status).toBe(413)
  expect(await offsetOf(path)).toBe(0)
  expect(await filesOf(provider)).toEqual([])
  expect((await call('HEAD', path.replace(/.$/, 'x'))).status).toBe(404)
  expect((await call('HEAD', path.replace(/\w{32}$/, '0'.repeat(32)))).status).toBe(404)
  for (const length of ['', '-1', String(200 * 1024 * 1024 + 1)]) {
    const answer = await call('POST', `${API}/uploads/`, { 'upload-length': length })
    expect([400, 413]).toContain(answer.status)
  }
})

test('creates an upload once per key, and deletes it on request', async () => {
  const key = { 'idempotency-key': 'file-1' }
  const path = await created(10, key)
  await patch(path, 0, 'abc')
  const again = await call('POST', `${API}/uploads/`, { 'upload-length': '10', ...key })
  expect(again.headers.get('location')).toBe(path)
  expect(again.headers.get('upload-offset')).toBe('3')
  const other = await call('POST', `${API}/uploads/`, { 'upload-length': '11', ...key })
  expect(await outcome(other)).toEqual([409, 'idempotency_conflict'])
  expect((await call('DELETE', path)).status).toBe(204)
  expect((await call('HEAD', path)).status).toBe(404)
  await provider.media.sweep()
  expect(await filesOf(provider)).toEqual([])
})

test('stores only the bytes of the request that took over last', async () => {
  const path = await created()
  let more: (part: Uint8Array | undefined) => void = () => {}
  const slow = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await new Promise<Uint8Array | undefined>((resolve) => (more = resolve))
      if (part) controller.enqueue(part)
      else controller.close()
    },
  })
  const first = patch(path, 0, slow)
  await expect.poll(async () => filesOf(provider)).toHaveLength(1)
  more(bytes(0, 100))
  const second = await patch(path, 0, bytes(0))
  expect(second.status).toBe(204)
  await expect.poll(() => String(more)).not.toBe('')
  more(undefined)
  expect(await outcome(await first)).toEqual([409, 'offset_conflict'])
  expect(await offsetOf(path)).toBe(video.length)
  await idOf(await sendTestimonial(provider, form(path)))
})

test('forgets an upload and its parts a day after the last one', async () => {
  const path = await created()
  await patch(path, 0, bytes(0, 1000))
  const { database, media, settings } = provider
  provider.pass(23 * 3600)
  await sweepOnce(database, media, settings)
  expect(await offsetOf(path)).toBe(1000)
  provider.pass(3601)
  expect((await call('HEAD', path)).status).toBe(404)
  await sweepOnce(database, media, settings)
  expect(await filesOf(provider)).toEqual([])
  expect(await provider.counts()).toMatchObject({ partial_uploads: 0, pending_media: 0 })
})

test('does not use a part whose bytes have changed in the store', async () => {
  const path = await uploaded()
  const [part] = await filesOf(provider)
  const { store } = provider.media
  const { writeFile } = await import('node:fs/promises')
  const other = Buffer.from(video)
  other[500] = 255 - other[500]!
  const changed = `${provider.media.incoming}/changed`
  await writeFile(changed, other)
  await store.put(part!, changed)
  expect(await outcome(await sendTestimonial(provider, form(path)))).toEqual([
    422,
    { video: 'required' },
  ])
})

test('limits uploads of one address by number and by bytes', async () => {
  const limited = await openForTest({
    uploadRate: { limit: 1, seconds: 600 },
    uploadBytesPerHour: video.length + 100,
  })
  try {
    const make = async () =>
      limited.app.request(`${API}/uploads/`, {
        method: 'POST',
        headers: { ...TUS, 'upload-length': String(video.length) },
      })
    const send = async (path: string) =>
      limited.app.request(path, {
        method: 'PATCH',
        headers: {
          ...TUS,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': '0',
        },
        body: bytes(0),
      })
    const paths: string[] = []
    for (let count = 0; count < 10; count += 1) {
      const answer = await make()
      expect(answer.status).toBe(201)
      paths.push(answer.headers.get('location')!)
    }
    expect((await make()).status).toBe(429)
    expect((await send(paths[0]!)).status).toBe(204)
    const late = await send(paths[1]!)
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
  } finally {
    await limited.close()
  }
})
