import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Listener, listenAt } from './listen.ts'
import { keptAnswers } from '../provider/http/kept-answers.ts'
import { newApp } from '../provider/http/new-app.ts'
import { quickAnswers } from '../provider/http/quick-answers.ts'
import { logRequests, requestLogger } from '../provider/http/request-log.ts'
import type { Facts } from '../provider/log/log.ts'
import { API } from '../provider/testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../provider/testing/open-for-test.ts'

const REVIEWS = '/api/v1/reviews'

let provider: TestProvider
let listener: Listener
/** Requests that reached the app, so not those served from the cache. */
let asked = 0
let lines: Facts[] = []
beforeAll(async () => {
  const log = (message: string, facts: Facts = {}) => {
    if (message === 'request') lines.push(facts)
  }
  provider = await openForTest({ log })
  const { settings, metrics } = provider
  const app = newApp(settings)
  const kept = keptAnswers(provider)
  app.use(logRequests(settings, metrics), async (_, next) => {
    asked += 1
    await next()
  })
  app.use(kept.keeping)
  app.all('/api/*', async ({ req, env }) => provider.app.fetch(req.raw, env))
  listener = await listenAt(0, settings)
  listener.open(app, quickAnswers(kept, requestLogger(settings, metrics)))
})
afterAll(async () => {
  await listener.stop()
  await provider.close()
})
beforeEach(() => {
  provider.pass(60)
  asked = 0
  lines = []
})

const get = async (path: string, headers: Record<string, string> = {}) =>
  fetch(listener.origin + path, { headers })
/** Sends bytes, and resolves to everything received until the server closes the connection. */
async function told(...sent: string[]): Promise<string> {
  const socket = connect(Number(new URL(listener.origin).port))
  socket.write(sent.join(''))
  let answers = ''
  socket.on('data', (part: Buffer) => (answers += part.toString()))
  await once(socket, 'close')
  return answers
}
const list = async (body: object) =>
  fetch(listener.origin + REVIEWS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('returns a cached response as the app sent it, except for its id', async () => {
  const [first, second] = [await get(`${API}/countries/`), await get(`${API}/countries/`)]
  expect(asked).toBe(1)
  const rest = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  expect(rest(second)).toEqual(rest(first))
  expect(await second.text()).toBe(await first.text())
  const ids = [first, second].map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  const own = await get(`${API}/countries/`, { 'x-request-id': 'from-a-proxy-1' })
  expect(own.headers.get('x-request-id')).toBe('from-a-proxy-1')
})

test('sends the length of a cached response, compressed or not', async () => {
  for (const coding of ['br', 'identity']) {
    const headers = { 'accept-encoding': coding }
    await get(`${API}/countries/`, headers)
    const again = await get(`${API}/countries/`, headers)
    expect(again.headers.get('content-length')).toMatch(/^[1-9]\d*$/)
    expect(again.headers.has('transfer-encoding')).toBe(false)
  }
  expect(asked).toBe(2)
})

test('sends 304 to a client that has the response, and the whole to others', async () => {
  const first = await get(`${API}/countries/`)
  const etag = first.headers.get('etag')!
  const known = await get(`${API}/countries/`, { 'if-none-match': etag })
  expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])
  expect((await get(`${API}/countries/`, { 'if-none-match': '"other"' })).status).toBe(200)
  expect(asked).toBe(1)
})

test('counts and logs cached responses by the pattern of their path', async () => {
  const route = `${API}/countries/`
  const labels = `_count{method="GET",route="${route}",status="2xx"} `
  const count = async () => {
    const { text } = await provider.metrics.text()
    return Number(text.split(labels)[1]?.split('\n')[0])
  }
  const noted = async (answer: Response) => {
    const request = answer.headers.get('x-request-id')
    await expect.poll(() => lines.map((line) => line.request)).toContain(request)
    return lines.find((line) => line.request === request)
  }
  await noted(await get(route))
  const before = await count()
  const answer = await get(route)
  expect(await noted(answer)).toEqual({
    level: 'info',
    request: answer.headers.get('x-request-id'),
    method: 'GET',
    route,
    status: 200,
    ms: expect.any(Number),
    bytes: expect.toSatisfy(
      (bytes: number) => bytes > Number(answer.headers.get('content-length')),
    ),
  })
  expect([asked, await count()]).toEqual([1, before + 1])
})

test('caches POST queries by body, and passes a body that is not cached to the app whole', async () => {
  const [page, other] = [{ attraction: 'taj-mahal' }, { attraction: 'amber-fort', page: 1 }]
  const answers = [await list(page), await list(other), await list(page)]
  expect(asked).toBe(2)
  const [first, second, third] = await Promise.all(answers.map(async (each) => each.text()))
  expect(third).toBe(first)
  expect(second).not.toBe(first)
  expect((await list({ attraction: 7 })).status).toBe(422)
})

test('skips the cache for signed-in clients and ranges', async () => {
  await get(`${API}/countries/`)
  await get(`${API}/countries/`, { authorization: 'Bearer nobody' })
  await get(`${API}/countries/`, { range: 'bytes=0-1' })
  expect(asked).toBe(3)
})

test('keeps the order of responses on one connection, cached or not', async () => {
  await get(`${API}/countries/`)
  const { host } = new URL(listener.origin)
  const request = (path: string, close = '') =>
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${close}\r\n`
  const answers = await told(
    request(`${API}/nothing/`),
    request(`${API}/countries/`),
    request(`${API}/none/`, 'connection: close\r\n'),
  )
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200', 'HTTP/1.1 404'])
})

test('sends 400 for an invalid host, even if an equal address is cached', async () => {
  const { host } = new URL(listener.origin)
  const path = `${API}/countries/`
  const from = async (line: string, ...hosts: string[]) => {
    const fields = hosts.map((each) => `host: ${each}\r\n`).join('')
    return (await told(`GET ${line}\r\n${fields}connection: close\r\n\r\n`)).split(' ')[1]
  }
  const kept = [await from(`${path} HTTP/1.1`, host), await from(`${path} HTTP/1.1`, 'undefined')]
  expect(kept).toEqual(['200', '200'])
  const [first, ...rest] = path.slice(1).split('/')
  expect(await from(`/${rest.join('/')} HTTP/1.1`, `${host}/${first}`)).toBe('400')
  expect(await from(`${path} HTTP/1.1`, `asha@${host}`)).toBe('400')
  expect(await from(`${path} HTTP/1.0`)).toBe('400')
})

test('logs clients that disconnect while sending, and keeps running', async () => {
  const { port } = new URL(listener.origin)
  const socket = connect(Number(port))
  const head = `POST ${REVIEWS} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  socket.write(`${head}content-length: 100\r\nexpect: 100-continue\r\n\r\n`)
  // The server refuses as soon as it has read the head.
  await once(socket, 'data')
  socket.write('{"attraction"')
  socket.destroy()
  const gone = expect.objectContaining({ method: 'POST', status: 499 })
  await expect.poll(() => lines).toContainEqual(gone)
  expect((await list({ attraction: 'taj-mahal' })).status).toBe(200)
})
