import { randomUUID } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ALONE, type ServeOptions, type Serving, serve } from '../server/serve.ts'
import type { Facts } from './log/log.ts'
import { startFailure } from './operation/start-failure.ts'
import { API } from './testing/api-for-test.ts'
import { emptyDatabaseIn } from './testing/folder-for-test.ts'
import { serveForTest } from '../server/serve-for-test.ts'
import { type SmallDisk, smallDisk } from './testing/small-disk-for-test.ts'
import { jpeg, mp4, reviewForm, testimonialForm } from './testing/upload-for-test.ts'

const MB = 1_000_000
const OFTEN = { limit: 1_000_000, seconds: 1 }

let disk: SmallDisk
let serving: Serving
let logged: unknown[][]
afterEach(async () => {
  await serving.close()
  disk.unmount()
})

const options = (): Partial<ServeOptions> => {
  logged = []
  const log: ServeOptions['log'] = (...line) => logged.push(line)
  return { uploadRate: OFTEN, enquiryRate: OFTEN, log }
}

async function post(path: string, body: object): Promise<Response> {
  const isForm = body instanceof FormData
  return fetch(serving.origins.provider + path, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: {
      'idempotency-key': randomUUID(),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
  })
}

const review = async (photos: Uint8Array[] = []) =>
  post('/api/v1/create_reviews', reviewForm({ feedback: `Visit ${randomUUID()}.` }, photos))
const film = async (video: Uint8Array) => post(`${API}/testimonial/`, testimonialForm(video))
const uploads = `${API}/uploads/`
const companies = `${API}/corporate-company/`
const read = async (path: string) => (await fetch(serving.origins.provider + path)).status

async function enquire(): Promise<Response> {
  const { database } = serving.provider
  const [city] = await database.query<{ uuid: string }>('select uuid from cities limit 1')
  return post(`${API}/enquiry/`, {
    destinations: [{ city: city!.uuid, no_days: 3 }],
    number_of_adults: 2,
    phone_number: '+91 98765-43210',
    email: `${randomUUID()}@mail.example`,
  })
}

/** True for 201, false for the refusal of a full disk. */
async function isStored(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json()
  if (answer.status === 201) return true
  expect([answer.status, answer.headers.get('retry-after'), body]).toEqual([
    507,
    '300',
    {
      error: {
        code: 'insufficient_storage',
        message: 'Our server is out of storage space. Please try again later.',
      },
    },
  ])
  return false
}

test('refuses uploads with 507 while their disk is full, and serves everything else', async () => {
  disk = smallDisk(2 * MB)
  serving = await serveForTest({ ...options(), mediaDir: disk.folder, spareDisk: 0 })
  const photo = await jpeg(800, 600)
  const clip = await mp4()
  const stored: boolean[] = []
  for (let round = 0; round < 4; round += 1) {
    const pair = [review([photo, photo]), film(clip)]
    for (const answer of await Promise.all(pair)) stored.push(await isStored(answer))
  }
  expect(new Set(stored)).toEqual(new Set([true, false]))
  // More than the disk and the socket's buffers: the sender still gets a response.
  expect(await isStored(await film(Buffer.alloc(20 * MB)))).toBe(false)
  expect(await isStored(await enquire())).toBe(true)
  expect(await isStored(await review())).toBe(true)
  for (const path of ['/healthz', '/readyz', companies])
    expect([path, await read(path)]).toEqual([path, 200])
  const errors = logged.filter(([, facts]) => (facts as Facts | undefined)?.level !== 'info')
  const lines = errors.map(([line]) => line)
  expect(new Set(lines)).toEqual(new Set(['a request failed because the disk is full']))

  const { database } = serving.provider
  const rows = await database.query<{ path: string }>(
    `select jsonb_array_elements_text(images) as path from reviews where fingerprint <> 'seed'
     union all select video from testimonials where fingerprint <> 'seed'`,
  )
  for (const { path } of rows) expect([path, await read(path)]).toEqual([path, 200])
  expect(await readdir(join(disk.folder, 'incoming'))).toEqual([])
  const [waiting] = await database.query('select count(*) from pending_media')
  expect(waiting).toEqual({ count: 0 })
})

test('refuses uploads before the disk is completely full', async () => {
  disk = smallDisk(80 * MB)
  serving = await serveForTest({ ...options(), mediaDir: disk.folder })
  const { room } = serving.provider.media
  expect(await isStored(await film(await mp4()))).toBe(true)
  const place = await room.reserve(15 * MB)
  expect(await isStored(await review([await jpeg()]))).toBe(true)
  await expect(room.reserve(MB)).rejects.toThrow('The disk is full.')
  place.written(10 * MB)
  place.leave()
  const again = await room.reserve(15 * MB)
  again.leave()
  await disk.fill(60 * MB)
  expect(await isStored(await review([await jpeg()]))).toBe(false)
})

test('stores no part of an upload on a full disk, and continues once there is room', async () => {
  disk = smallDisk(8 * MB)
  serving = await serveForTest({ ...options(), mediaDir: disk.folder, spareDisk: 0 })
  const { origin } = new URL(serving.origins.provider)
  const file = Buffer.from(await mp4())
  const tus = { 'tus-resumable': '1.0.0' }
  const length = { 'upload-length': String(file.length) }
  const { headers } = await fetch(origin + uploads, {
    method: 'POST',
    headers: { ...tus, ...length },
  })
  const upload = new URL(headers.get('location')!, origin)
  const at = async () =>
    Number((await fetch(upload, { method: 'HEAD', headers: tus })).headers.get('upload-offset'))
  const send = async (start: number, end?: number) =>
    fetch(upload, {
      method: 'PATCH',
      headers: {
        ...tus,
        'upload-offset': String(start),
        'content-type': 'application/offset+octet-stream',
      },
      body: file.subarray(start, end),
    })
  expect((await send(0, 1000)).status).toBe(204)
  await disk.fill(0)
  expect(await isStored(await send(1000))).toBe(false)
  expect(await at()).toBe(1000)
  await disk.empty()
  expect((await send(1000)).status).toBe(204)
  const form = testimonialForm(file)
  form.delete('video')
  form.set('video_upload', upload.pathname.split('/').pop()!)
  expect(await isStored(await post(`${API}/testimonial/`, form))).toBe(true)
  expect(await readdir(join(disk.folder, 'incoming'))).toEqual([])
})

test('reads from an embedded database whose disk is full, and stores again once there is room', async () => {
  disk = smallDisk(160 * MB)
  const dataDir = join(disk.folder, 'data')
  await mkdir(dataDir)
  await emptyDatabaseIn(dataDir)
  serving = await serve({ port: 0, ...ALONE, ...options(), dataDir, spareDisk: 20_000_000 })
  const { database } = serving.provider
  const enquiries = async () => {
    const [row] = await database.query<{ count: number }>('select count(*) from enquiries')
    return row!.count
  }
  const before = await enquiries()
  expect(await isStored(await enquire())).toBe(true)
  await disk.fill(15_000_000)
  expect(await isStored(await enquire())).toBe(false)
  for (const path of ['/healthz', companies]) expect([path, await read(path)]).toEqual([path, 200])

  // Other files take the rest, so that not even the database's log can be written.
  await disk.fill(0)
  const breaks = async () => {
    for (;;) await database.query("select pg_logical_emit_message(false, '', repeat('x', 1000000))")
  }
  await expect(breaks()).rejects.toMatchObject({ code: '53100' })
  expect((await enquire().catch((error: Error) => error)).toString()).toContain('log')
  expect(await read('/healthz')).toBe(503)

  await disk.empty()
  expect(await read('/healthz')).toBe(200)
  expect(await isStored(await enquire())).toBe(true)
  expect(await enquiries()).toBe(before + 2)
})

test('does not start on a full disk, says so, and starts once there is room', async () => {
  disk = smallDisk(160 * MB)
  const dataDir = join(disk.folder, 'data')
  await mkdir(dataDir)
  await emptyDatabaseIn(dataDir)
  await disk.fill(0)
  const start = async () => serve({ port: 0, ...ALONE, ...options(), dataDir })
  const failure = await start().catch((error: Error) => error)
  expect(startFailure(failure)).toBe('The disk is full; free some space.')
  await disk.empty()
  serving = await start()
  expect(await isStored(await enquire())).toBe(true)
})
