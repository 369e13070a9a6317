// @vitest-environment node
import { getEventListeners } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { endpoint } from '../contract/endpoint.ts'
import { countries } from '../contract/endpoints.ts'
import { listOf, truthy } from '../contract/list.ts'
import { place } from '../contract/places.ts'
import { login } from '../contract/users.ts'
import { type Address, ask } from './client.ts'
import { secondsOf } from './failures.ts'

const india = { uuid: '348e1726-2350-5d50-b911-c1800fe1f05c', name: 'India' }

const answers: Record<string, RequestListener> = {
  '/yes': (_, response) => response.end('true'),
  '/list': (_, response) => response.end(JSON.stringify({ data: [india] })),
  '/never': () => heard(),
  '/half': (_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('["a"')
  },
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('["a"', () => response.destroy())
  },
  '/hangup': (request) => request.socket.destroy(),
  '/500': (_, response) => response.writeHead(500).end('<h1>Internal Server Error</h1>'),
  '/503': (_, response) => response.writeHead(503).end('{"error":{"code":"unavailable"}}'),
  '/304': (_, response) => response.writeHead(304).end(),
  '/404': (_, response) => response.writeHead(404).end('<h1>Not Found</h1>'),
  '/429': (_, response) => response.writeHead(429, { 'retry-after': '17' }).end('{}'),
  '/later': (_, response) => {
    response
      .writeHead(429, {
        date: 'Fri, 20 Nov 2026 09:58:30 GMT',
        'retry-after': 'Fri, 20 Nov 2026 10:00:00 GMT',
      })
      .end('{"error":"no"}')
  },
  '/text': (_, response) => response.end('<!doctype html><title>Sign in to the network</title>'),
  '/other': (_, response) => response.end('{"data":[1]}'),
  '/null': (_, response) => response.end('null'),
  '/empty': (_, response) => response.writeHead(204).end(),
}
let heard = () => {}
let asked = 0
let server: Server
let here: Address
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1
    answers[request.url!]!(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  here = { origin: `http://localhost:${(server.address() as AddressInfo).port}`, product: 'trips' }
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const list = (path: string) => endpoint('GET', path, async () => ({ output: listOf(place) }))
const yes = (path: string) => endpoint('POST', path, async () => ({ output: truthy }))

test('returns the parsed response', async () => {
  expect(await ask(here, list('/list'))).toEqual({ answer: [india] })
  expect(await ask(here, yes('/yes'), { input: {} })).toEqual({ answer: true })
})

test('is Offline if the connection is refused or cut', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  const nowhere = { origin: `http://localhost:${port}`, product: 'trips' }
  expect(await ask(nowhere, countries)).toEqual({ failure: { name: 'Offline' } })
  expect(await ask(here, yes('/hangup'))).toEqual({ failure: { name: 'Offline' } })
  expect(await ask(here, list('/cut'))).toEqual({ failure: { name: 'Offline' } })
})

test('is Offline if the schemas do not load', async () => {
  const lost = endpoint('GET', '/list', () => Promise.reject<never>(new Error('chunk')))
  expect(await ask(here, lost)).toEqual({ failure: { name: 'Offline' } })
})

test('is TimedOut without a complete response in time', async () => {
  expect(await ask(here, yes('/never'), { timeout: 50 })).toEqual({ failure: { name: 'TimedOut' } })
  expect(await ask(here, list('/half'), { timeout: 200 })).toEqual({
    failure: { name: 'TimedOut' },
  })
})

test.each([
  ['/404', { status: 404, code: '404', fields: {} }],
  ['/429', { status: 429, code: '429', fields: {}, retryAfter: 17 }],
  ['/later', { status: 429, code: '429', fields: {}, retryAfter: 90 }],
])('is Refused at %s for any response body', async (path, details) => {
  expect(await ask(here, yes(path))).toEqual({ failure: { name: 'Refused', ...details } })
})

test('counts seconds until a date from now if the response has no date', () => {
  const at = 'Fri, 20 Nov 2026 10:00:00 GMT'
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(at) - 89_500)
  expect(secondsOf(at, null)).toBe(90)
  expect(secondsOf(at, 'yesterday')).toBe(90)
})

test.each([500, 503, 304])('is Broken with the status %i', async (status) => {
  const failure = { name: 'Broken', status }
  expect(await ask(here, list(`/${status}`))).toEqual({ failure })
})

test.each(['/text', '/other', '/null', '/empty', '/yes'])(
  'is a Mismatch if %s returns no list',
  async (path) => {
    expect(await ask(here, list(path))).toMatchObject({ failure: { name: 'Mismatch' } })
  },
)

test('reports the fields that do not match', async () => {
  const { failure } = await ask(
    here,
    endpoint('GET', '/other', async () => ({ output: login })),
  )
  expect(failure).toMatchObject({
    name: 'Mismatch',
    issues: [{ path: ['token'] }],
  })
})

test.each(['/null', '/empty'])('is a Mismatch if a receipt is falsy: %s', async (path) => {
  expect(await ask(here, yes(path))).toMatchObject({ failure: { name: 'Mismatch' } })
})

test('rejects with the reason if aborted while waiting', async () => {
  const off = new AbortController()
  const listening = new Promise<void>((resolve) => (heard = resolve))
  const call = ask(here, list('/never'), { signal: off.signal })
  await listening
  const why = new Error('left the page')
  off.abort(why)
  await expect(call).rejects.toBe(why)
  expect(getEventListeners(off.signal, 'abort')).toEqual([])
})

test('rejects with the reason if aborted during the response', async () => {
  const off = new AbortController()
  const fetched = vi.spyOn(globalThis, 'fetch')
  const call = ask(here, list('/half'), { signal: off.signal })
  const headers = await fetched.mock.results[0]!.value
  expect(headers).toMatchObject({ status: 200 })
  off.abort('left the page')
  await expect(call).rejects.toBe('left the page')
})

test('sends nothing if aborted before the call', async () => {
  const before = asked
  const signal = AbortSignal.abort('too late')
  await expect(ask(here, list('/list'), { signal })).rejects.toBe('too late')
  expect(asked).toBe(before)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

/** Counts pending timers of the client, which are identified by their delay. */
function timersOf(length: number) {
  const started = vi.spyOn(globalThis, 'setTimeout')
  const stopped = vi.spyOn(globalThis, 'clearTimeout')
  return () =>
    started.mock.results
      .filter((_, index) => started.mock.calls[index]![1] === length)
      .map(({ value }) => value as unknown)
      .filter((timer) => !stopped.mock.calls.some(([one]) => one === timer))
}

test('leaves no timer or listener', async () => {
  const left = timersOf(12_345)
  const { signal } = new AbortController()
  for (const path of ['/list', '/500', '/404', '/hangup', '/text']) {
    await ask(here, list(path), { signal, timeout: 12_345 })
  }
  const aborted = AbortSignal.abort('too late')
  await ask(here, list('/list'), { signal: aborted, timeout: 12_345 }).catch(() => {})
  expect(left()).toEqual([])
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
