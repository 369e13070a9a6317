import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { API } from '../../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import { Refused } from '../../errors/refused.ts'
import { type CountedBytes, countUpload } from './upload-bytes.ts'

const HOUR = 3600
const LIMIT = 1000

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest({ uploadBytesPerHour: LIMIT, trustProxy: 1 })
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

const send = (bytes: number, address = '192.0.2.1'): Promise<CountedBytes> => {
  const { database, settings } = provider
  return countUpload(database, { address, bytes, limit: LIMIT }, settings.now())
}

async function waitFor(bytes: number): Promise<number> {
  const refusal: unknown = await send(bytes).catch((error: unknown) => error)
  if (!(refusal instanceof Refused)) throw new Error('It was taken.')
  expect([refusal.status, refusal.code]).toEqual([429, 'too_many_requests'])
  return Number(refusal.details.headers!['retry-after'])
}

test('accepts bytes up to the hourly limit, per address', async () => {
  await send(600)
  await send(400)
  expect(await waitFor(1)).toBe(HOUR)
  await send(1000, '192.0.2.2')
})

test('reports when there is room again, and accepts the bytes then', async () => {
  await send(100)
  provider.pass(600)
  await send(500)
  provider.pass(600)
  await send(400)
  expect(await waitFor(50)).toBe(HOUR - 1200)
  expect(await waitFor(400)).toBe(HOUR - 600)
  expect(await waitFor(1000)).toBe(HOUR)
  provider.pass(HOUR - 1200)
  await send(100)
  expect(await waitFor(1)).toBe(600)
})

test('corrects the count when the actual size is known', async () => {
  const broken = await send(1000)
  expect(await waitFor(1)).toBe(HOUR)
  await broken.correct(10)
  await send(990)
})

test('limits concurrent uploads together', async () => {
  const sent = await Promise.allSettled(Array.from({ length: 12 }, () => send(300)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('refuses a form before reading it, and counts only the received bytes of an aborted one', async () => {
  const post = (bytes: number, size: number) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(bytes),
      'x-forwarded-for': '192.0.2.3',
    }
    const path = `${API}/testimonial/`
    return provider.app.request(path, { method: 'POST', headers, body: 'x'.repeat(size) })
  }
  expect((await post(900, 20)).status).toBe(400)
  expect((await post(980, 20)).status).toBe(400)
  expect((await post(961, 20)).status).toBe(429)
  expect((await post(960, 20)).status).toBe(400)
})
