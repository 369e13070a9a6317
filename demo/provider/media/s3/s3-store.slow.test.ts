import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FailingS3, type Fault, failingS3 } from '../../testing/failing-s3.ts'
import { type TestBucket, bucketForTest } from '../../testing/s3-for-test.ts'
import { StoreAway } from '../../errors/store-away.ts'
import type { MediaStore } from '../store.ts'
import { type S3Client, s3Client } from './s3-client.ts'
import { s3Store } from './s3-store.ts'
import { signedRequest } from './signed-request.ts'

const MB = 1024 * 1024
/** Every position differs, so that a misplaced part is detected. */
const LONG = Buffer.alloc(12 * MB, Array.from({ length: 997 }, (_, index) => index).join())

let folder: string
let bucket: TestBucket
let line: FailingS3
let client: S3Client
let store: MediaStore
let logged: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-s3-'))
  bucket = await bucketForTest()
  line = await failingS3(bucket.s3.endpoint)
})
beforeEach(() => {
  logged = []
  client = s3Client({ ...bucket.s3, endpoint: line.endpoint }, (text) => logged.push(text))
  store = s3Store(client)
})
afterEach(() => (line.fail = () => undefined))
afterAll(async () => {
  line.end()
  await bucket.remove()
  await rm(folder, { recursive: true })
})

async function put(name: string, bytes: Buffer): Promise<void> {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  await store.put(name, path)
  await expect(stat(path)).rejects.toThrow('ENOENT')
}

async function read(name: string, first = 0, last?: number): Promise<Buffer> {
  const medium = await store.open(name)
  return Buffer.concat(await medium!.read(first, last ?? medium!.size - 1).toArray())
}

/** Makes matching requests fail one after the other, each with its fault. */
function failInTurn(which: RegExp, ...faults: Fault[]): void {
  line.fail = (asked) => (which.test(asked) ? faults.shift() : undefined)
}

test('returns a short file and ranges of it, and forgets removed ones', async () => {
  await put('photos/a.webp', Buffer.from('abcdef'))
  expect((await store.open('photos/a.webp'))?.size).toBe(6)
  expect(String(await read('photos/a.webp'))).toBe('abcdef')
  expect(String(await read('photos/a.webp', 2, 3))).toBe('cd')
  await store.remove('photos/a.webp')
  await store.remove('photos/a.webp')
  expect(await store.open('photos/a.webp')).toBeUndefined()
  expect(await bucket.names()).toEqual([])
})

test('stores a long file in parts, and returns ranges across them', async () => {
  const parts: string[] = []
  line.fail = (asked) => void parts.push(...(asked.match(/partNumber=\d/) ?? []))
  await put('videos/a.mp4', LONG)
  expect(parts).toEqual(['partNumber=1', 'partNumber=2', 'partNumber=3'])
  expect((await read('videos/a.mp4')).equals(LONG)).toBe(true)
  const across = await read('videos/a.mp4', 5 * MB - 7, 10 * MB + 7)
  expect(across.equals(LONG.subarray(5 * MB - 7, 10 * MB + 8))).toBe(true)
  await put('videos/empty.mp4', Buffer.alloc(0))
  expect((await store.open('videos/empty.mp4'))?.size).toBe(0)
  await store.remove('videos/empty.mp4')
})

test('resends a part that was refused, cut off, or whose response was lost', async () => {
  const busy = { status: 503, code: 'SlowDown' }
  failInTurn(/partNumber=2/, busy, 'cut')
  await put('videos/b.mp4', LONG)
  failInTurn(/partNumber=1/, { status: 500, code: 'InternalError' }, 'lose the answer')
  await put('videos/b.mp4', LONG)
  expect((await read('videos/b.mp4')).equals(LONG)).toBe(true)
  expect(logged).toEqual([])
})

test('leaves no incomplete upload if the responses to its start and end were lost', async () => {
  failInTurn(/^POST /, 'lose the answer')
  await put('videos/c.mp4', LONG)
  failInTurn(/^POST .*uploadId=/, 'lose the answer')
  await put('videos/d.mp4', LONG)
  // S3's answer when it does not remember the completed upload.
  failInTurn(/^POST .*uploadId=/, 'lose the answer', { status: 404, code: 'NoSuchUpload' })
  await put('videos/e.mp4', LONG)
  failInTurn(/^POST .*uploadId=/, { status: 200, code: 'InternalError' })
  await put('videos/f.mp4', LONG)
  for (const name of ['c', 'd', 'e', 'f'])
    expect((await read(`videos/${name}.mp4`)).equals(LONG)).toBe(true)
  expect(await bucket.uploads()).toEqual([])
})

test('does not report success if another process removed the upload', async () => {
  failInTurn(/^POST .*uploadId=/, { status: 404, code: 'NoSuchUpload' })
  await expect(put('videos/gone.mp4', LONG)).rejects.toThrow(StoreAway)
  await store.remove('videos/gone.mp4')
  expect(await bucket.uploads()).toEqual([])
})

test('resumes a broken download, and gives up if nothing more arrives', async () => {
  await put('videos/g.mp4', LONG)
  failInTurn(/^GET .*g\.mp4/, 'cut the answer', 'cut', 'cut the answer')
  expect((await read('videos/g.mp4')).equals(LONG)).toBe(true)
  expect(logged).toEqual([])
  failInTurn(/^GET .*g\.mp4/, 'cut the answer', 'cut', 'cut', 'cut')
  await expect(read('videos/g.mp4')).rejects.toThrow(StoreAway)
  expect(logged).toHaveLength(1)
})

test('stops downloading when the reader stops', async () => {
  const medium = await store.open('videos/g.mp4')
  const reading = medium!.read(0, LONG.length - 1)
  for await (const piece of reading) {
    expect(piece.length).toBeGreaterThan(0)
    break
  }
  await expect.poll(() => line.underWay).toBe(0)
  const unread = medium!.read(0, LONG.length - 1)
  unread.destroy()
  expect(line.underWay).toBe(0)
})

test('aborts the parts of a broken upload, and no others', async () => {
  failInTurn(/partNumber=2/, 'cut', 'cut', 'cut')
  await expect(put('videos/h.mp4', LONG)).rejects.toThrow(StoreAway)
  await client.ask({ method: 'POST', name: 'videos/h.mp4-of-others', query: { uploads: '' } })
  expect(await bucket.uploads()).toEqual(['videos/h.mp4', 'videos/h.mp4-of-others'])
  await store.remove('videos/h.mp4')
  expect(await bucket.uploads()).toEqual(['videos/h.mp4-of-others'])
  await store.remove('videos/h.mp4-of-others')
})

test('gives up on a silent store, and on one that refuses permanently', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const hasty = s3Store(
    s3Client({ ...bucket.s3, endpoint: line.endpoint, patience: 300 }, (text) => logged.push(text)),
  )
  line.fail = () => released
  await expect(hasty.open('videos/a.mp4')).rejects.toMatchObject({ reason: 'TIMEOUT', status: 503 })
  release()
  let asked = 0
  line.fail = () => {
    asked += 1
    return { status: 403, code: 'AccessDenied' }
  }
  await expect(store.open('videos/a.mp4')).rejects.toMatchObject({ status: 503 })
  expect(asked).toBe(1)
  expect(logged[0]).toBe('the media store is not responding: TIMEOUT')
  expect(logged[1]).toBe('the media store is not responding: 403')
})

test('aborts running requests when it ends', async () => {
  line.fail = () => new Promise(() => {})
  const opened = store.open('videos/a.mp4')
  await expect.poll(() => logged).toEqual([])
  client.end()
  await expect(opened).rejects.toThrow(StoreAway)
  await expect(store.open('videos/a.mp4')).rejects.toThrow(StoreAway)
  expect(logged).toEqual([])
})

test('puts the bucket before the host if configured', async () => {
  await put('photos/b.webp', Buffer.from('abcdef'))
  const { port } = new URL(bucket.s3.endpoint)
  const settings = {
    ...bucket.s3,
    addressing: 'virtual-host',
    endpoint: `http://store.test:${port}`,
  }
  const get = { method: 'GET', name: 'photos/b.webp' } as const
  const { url, init } = await signedRequest(settings as typeof bucket.s3, get)
  expect(url.href).toBe(`http://${bucket.s3.bucket}.store.test:${port}/photos/b.webp`)
  const headers: OutgoingHttpHeaders = Object.fromEntries(init.headers as Headers)
  const status = (path: string) =>
    new Promise((resolve, reject) => {
      // No name server knows this host.
      const asked = request({ port, path, headers: { ...headers, host: url.host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asked.on('error', reject)
      asked.end()
    })
  expect(await status(url.pathname)).toBe(200)
  expect(await status('/photos/c.webp')).toBe(403)
})
