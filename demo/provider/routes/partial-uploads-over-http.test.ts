import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Serving } from '../../server/serve.ts'
import { serveForTest } from '../../server/serve-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import type { TestProvider } from '../testing/open-for-test.ts'
import { filesOf, formOf, idOf, mp4, TESTIMONIAL } from '../testing/upload-for-test.ts'
import { PART } from '../media/received-parts.ts'

const TUS = { 'tus-resumable': '1.0.0' }

let serving: Serving
let origin: string
beforeAll(async () => {
  serving = await serveForTest()
  origin = serving.origins.provider
})
afterAll(() => serving.close())

async function created(size: number): Promise<string> {
  const headers = { ...TUS, 'upload-length': String(size) }
  const answer = await fetch(`${origin}${API}/uploads/`, { method: 'POST', headers })
  return new URL(answer.headers.get('location')!, origin).href
}

const offsetOf = async (url: string) =>
  Number((await fetch(url, { method: 'HEAD', headers: TUS })).headers.get('upload-offset'))

const incoming = async () =>
  (await filesOf(serving.provider as TestProvider)).filter((path) => path.startsWith('incoming/'))

/** Begins a part, sends some of its bytes, and disconnects. */
function cutOff(url: string, bytes: Buffer, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((gone) => {
    const sending = request(url, {
      method: 'PATCH',
      headers: {
        ...TUS,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': String(bytes.length * 2),
        ...headers,
      },
    })
    sending.on('error', () => {})
    sending.on('close', gone)
    sending.write(bytes, () => sending.destroy())
  })
}

test('keeps what arrived of a part that was cut off, but not without its checksum', async () => {
  const bytes = randomBytes(PART + 100_000)
  const url = await created(bytes.length * 2)
  await cutOff(url, bytes)
  await expect.poll(() => offsetOf(url)).toBeGreaterThan(PART)
  const checked = await created(bytes.length * 2)
  const sum = randomBytes(32).toString('base64')
  await cutOff(checked, bytes, { 'upload-checksum': `sha256 ${sum}` })
  await expect.poll(incoming).toEqual([])
  expect(await offsetOf(checked)).toBe(0)
})

test('takes a video from tus-js-client, which continues after an interruption', async () => {
  const video = await mp4()
  const size = Math.floor(video.length / 3)
  const options = {
    endpoint: `${origin}${API}/uploads/`,
    chunkSize: size,
    retryDelays: null,
    metadata: { filename: 'clip.mp4' },
  }
  const url = await new Promise<string>((resolve, reject) => {
    const first = new Upload(video, {
      ...options,
      onError: reject,
      onChunkComplete: () => void first.abort().then(() => resolve(first.url!)),
    })
    first.start()
  })
  expect(await offsetOf(url)).toBeGreaterThanOrEqual(size)
  expect(await offsetOf(url)).toBeLessThan(video.length)
  await new Promise<void>((onSuccess, onError) => {
    new Upload(video, { ...options, uploadUrl: url, onSuccess: () => onSuccess(), onError }).start()
  })
  const body = formOf([
    ['data', JSON.stringify(TESTIMONIAL)],
    ['video_upload', url.split('/').at(-1)!],
  ])
  const sent = await fetch(`${origin}${API}/testimonial/`, { method: 'POST', body })
  expect(await idOf(sent)).not.toBe('')
})

test('lets pages of other origins send and read what the protocol needs', async () => {
  const url = await created(10)
  const headers = {
    origin: 'https://blog.example',
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'tus-resumable,upload-offset,upload-checksum',
  }
  const preflight = await fetch(url, { method: 'OPTIONS', headers })
  const allowed = preflight.headers.get('access-control-allow-headers')!.toLowerCase()
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(allowed).toContain('upload-checksum')
  const head = await fetch(url, { method: 'HEAD', headers: { ...TUS, origin: headers.origin } })
  expect(head.headers.get('access-control-expose-headers')).toContain('Upload-Offset')
})
