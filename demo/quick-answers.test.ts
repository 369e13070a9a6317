import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Door, doorAt } from './door.ts'
import { keptAnswers } from './provider/http/kept-answers.ts'
import { newApp } from './provider/http/new-app.ts'
import { quickAnswers } from './provider/http/quick-answers.ts'
import { observed, observer } from './provider/operation/access.ts'
import { API } from './provider/testing/api-for-test.ts'
import { type TestProvider, openForTest } from './provider/testing/open-for-test.ts'

const REVIEWS = '/api/v1/reviews'

let provider: TestProvider
let door: Door
/** How often the app was asked, which is not when an answer was kept. */
let asked = 0
beforeAll(async () => {
  provider = await openForTest()
  const { settings, metrics } = provider
  const app = newApp(settings)
  const kept = keptAnswers(provider)
  app.use(observed(settings, metrics), async (_, next) => {
    asked += 1
    await next()
  })
  app.use(kept.keeping)
  app.all('/api/*', async ({ req, env }) => provider.app.fetch(req.raw, env))
  door = await doorAt(0, settings)
  door.open(app, quickAnswers(kept, observer(settings, metrics)))
})
afterAll(async () => {
  await door.stop()
  await provider.close()
})
beforeEach(() => {
  provider.pass(60)
  asked = 0
})

const get = async (path: string, headers: Record<string, string> = {}) =>
  fetch(door.origin + path, { headers })
const list = async (body: object) =>
  fetch(door.origin + REVIEWS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('gives a kept answer as the app gave it, but for its id', async () => {
  const [first, second] = [await get(`${API}/countries/`), await get(`${API}/countries/`)]
  expect(asked).toBe(1)
  const rest = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'x-request-id', 'transfer-encoding'].includes(name))
  expect(rest(second)).toEqual(rest(first))
  expect(await second.text()).toBe(await first.text())
  const ids = [first, second].map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  const own = await get(`${API}/countries/`, { 'x-request-id': 'from-a-proxy-1' })
  expect(own.headers.get('x-request-id')).toBe('from-a-proxy-1')
})

test('tells who has it already, and gives others the whole', async () => {
  const first = await get(`${API}/countries/`)
  const etag = first.headers.get('etag')!
  const known = await get(`${API}/countries/`, { 'if-none-match': etag })
  expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])
  expect((await get(`${API}/countries/`, { 'if-none-match': '"other"' })).status).toBe(200)
  expect(asked).toBe(1)
})

test('counts and logs what it gives by the pattern of its path', async () => {
  const count = async () => {
    const { text } = await provider.metrics.text()
    return Number(
      /_count\{method="GET",route="([^"]*countries[^"]*)",status="2xx"\} (\d+)/.exec(text)?.[2],
    )
  }
  await get(`${API}/countries/`)
  await expect.poll(count).toBeGreaterThan(0)
  const before = await count()
  await get(`${API}/countries/`)
  await expect.poll(count).toBe(before + 1)
  expect(asked).toBe(1)
})

test('keeps what is read by a post by its body, which the app gets whole where it is not kept', async () => {
  const [page, other] = [{ attraction: 'taj-mahal' }, { attraction: 'amber-fort', page: 1 }]
  const answers = [await list(page), await list(other), await list(page)]
  expect(asked).toBe(2)
  const [first, second, third] = await Promise.all(answers.map(async (each) => each.text()))
  expect(third).toBe(first)
  expect(second).not.toBe(first)
  expect((await list({ attraction: 7 })).status).toBe(422)
})

test('answers nobody who is signed in, and no part', async () => {
  await get(`${API}/countries/`)
  await get(`${API}/countries/`, { authorization: 'Bearer nobody' })
  await get(`${API}/countries/`, { range: 'bytes=0-1' })
  expect(asked).toBe(3)
})

test('answers requests of one connection in their order, kept or not', async () => {
  await get(`${API}/countries/`)
  const { port } = new URL(door.origin)
  const socket = connect(Number(port))
  const request = (path: string, close = '') =>
    `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${close}\r\n`
  socket.write(
    request(`${API}/nothing/`) +
      request(`${API}/countries/`) +
      request(`${API}/none/`, 'connection: close\r\n'),
  )
  let told = ''
  socket.on('data', (part: Buffer) => (told += part.toString()))
  await once(socket, 'close')
  expect(told.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200', 'HTTP/1.1 404'])
})

test('goes on after somebody who went away in the middle of what they sent', async () => {
  const { port } = new URL(door.origin)
  const socket = connect(Number(port))
  const head = `POST ${REVIEWS} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  socket.write(`${head}content-length: 100\r\n\r\n{"attraction"`)
  await once(socket, 'ready')
  socket.destroy()
  expect((await list({ attraction: 'taj-mahal' })).status).toBe(200)
})
