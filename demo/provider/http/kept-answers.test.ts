import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noteChange } from '../data/engine/change-counter.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { reviewForm, sendReview } from '../testing/upload-for-test.ts'
import { conditional } from './etag.ts'
import { type KeptAnswers, keep, keptAnswers } from './kept-answers.ts'
import { type App, newApp } from './new-app.ts'
import { staticFiles } from './static-files.ts'

const PARTNER = 'https://blog.example'

let folder: string
let provider: TestProvider
/** Caches API calls, files, and pages that contain the number of renders. */
let app: App
let kept: KeptAnswers
let drawn = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-kept-'))
  provider = await openForTest({ partnerOrigins: [PARTNER] })
  app = newApp(provider.settings)
  kept = keptAnswers(provider)
  app.use(kept.keeping)
  app.all('/api/*', async (context) => {
    drawn += 1
    return provider.app.fetch(context.req.raw, context.env)
  })
  app.get('/files/*', conditional, staticFiles(folder, { at: '/files' }))
  app.get('/page', conditional, (context) => {
    keep(context)
    drawn += 1
    const status = context.req.query('status') === '503' ? 503 : 200
    const caching = context.req.query('caching') ?? 'no-cache'
    return context.text(`drawn ${drawn}`, status, { 'cache-control': caching })
  })
  app.get('/unmarked', (context) => context.text(`drawn ${++drawn}`))
})
afterAll(async () => {
  await provider.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => provider.pass(60))

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method })
const text = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text()
const readBytes = async (body: Buffer) => {
  const headers = { 'content-type': 'application/json', 'content-length': `${body.length}` }
  return app.request('/api/v1/reviews', { method: 'POST', headers, body: new Uint8Array(body) })
}
const read = async (body: object) => readBytes(Buffer.from(JSON.stringify(body)))
/** Number of uncached responses while `work` runs. */
async function answeredDuring(work: () => Promise<unknown>): Promise<number> {
  const before = drawn
  await work()
  return drawn - before
}

test('repeats a response for five seconds', async () => {
  const first = await text('/page')
  provider.pass(4)
  expect(await text('/page')).toBe(first)
  provider.pass(1)
  expect(await text('/page')).not.toBe(first)
})

test('produces one response for concurrent requests', async () => {
  const many = async () => Promise.all(Array.from({ length: 20 }, async () => text('/page')))
  expect(await answeredDuring(many)).toBe(1)
})

test('sends the same headers and bytes again, and 304 to a client that has them', async () => {
  const path = `${API}/countries/`
  const [one, other] = [await get(path), await get(path)]
  const rest = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id')
  expect(rest(other)).toEqual(rest(one))
  expect(await other.text()).toBe(await one.text())
  const etag = one.headers.get('etag')!
  for (const known of [etag, `"x", W/${etag}`, '*']) {
    const same = await get(path, { 'if-none-match': known })
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
    expect(same.headers.has('content-type')).toBe(false)
  }
  expect((await get(path, { 'if-none-match': '"x"' })).status).toBe(200)
  const head = await get(path, {}, 'HEAD')
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
})

test("a review is in the list immediately after it is sent, like any transaction's writes", async () => {
  const asked = { attraction: 'petra', page_size: 1 }
  const total = async () => ((await (await read(asked)).json()) as { total: number }).total
  const before = await total()
  expect(await answeredDuring(total)).toBe(0)
  const form = reviewForm({ attraction: 'petra' })
  expect((await sendReview(provider, form)).status).toBe(201)
  expect(await total()).toBe(before + 1)
  await provider.database.transaction(async (queries) => {
    await queries.query(`delete from reviews where attraction = 'petra'`)
    noteChange(queries, 'reviews')
  })
  expect(await total()).toBe(0)
})

test('a change drops only the responses that show its data', async () => {
  const both = async () => Promise.all([read({ attraction: 'petra' }), get(`${API}/countries/`)])
  await both()
  expect(await answeredDuring(both)).toBe(0)
  noteChange(provider.database, 'reviews')
  expect(await answeredDuring(both)).toBe(1)
  noteChange(provider.database, 'places', 'testimonials')
  expect(await answeredDuring(both)).toBe(1)
})

test('distinguishes bodies, addresses, codings, partners and page requests', async () => {
  expect(await (await read({ attraction: 'petra' })).text()).not.toBe(
    await (await read({ attraction: 'taj-mahal' })).text(),
  )
  const countries = `${API}/countries/`
  const allowed = async (origin: string) =>
    (await get(countries, { origin })).headers.get('access-control-allow-origin')
  expect([await allowed(PARTNER), await allowed('https://evil.example')]).toEqual([PARTNER, null])
  const cities = `${API}/cities/`
  const coding = async (accepted: string) =>
    (await get(cities, { 'accept-encoding': accepted })).headers.get('content-encoding')
  const all = [await coding('br'), await coding('gzip'), await coding('identity')]
  expect(all).toEqual(['br', 'gzip', null])
  expect(await text('/page?a')).not.toBe(await text('/page?b'))
  expect(await text('/page')).not.toBe(await text('http://other.example/page'))
  expect(await text('/page')).not.toBe(await text('/page', { accept: 'image/*' }))
})

test('caches nothing for signed-in users, no failure and no uncacheable response', async () => {
  const twice = async (path: string, headers?: Record<string, string>) =>
    answeredDuring(async () => [await text(path, headers), await text(path, headers)])
  expect(await twice('/page', { authorization: 'token x' })).toBe(2)
  expect(await twice('/page?status=503')).toBe(2)
  expect(await twice('/page?caching=no-store')).toBe(2)
  expect(await twice('/unmarked')).toBe(2)
  expect(await twice(`${API}/user/profile/`)).toBe(2)
  expect(await twice(`${API}/attractions/nowhere`)).toBe(2)
  expect(await twice(`/api/openapi.json/x`)).toBe(2)
  expect(await twice(`${API}/attractions/petra`)).toBe(1)
})

test('passes every writing POST through, and invalid JSON', async () => {
  const post = async (path: string, body: string, type = 'application/json') =>
    app.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'content-length': `${body.length}` },
    })
  const sign = JSON.stringify({ email: 'asha@mail.example', password: 'no' })
  expect(await answeredDuring(async () => post(`${API}/user/login/`, sign))).toBe(1)
  expect(await answeredDuring(async () => post(`${API}/user/login/`, sign))).toBe(1)
  expect((await post('/api/v1/reviews', '{')).status).toBe(400)
  expect((await post('/api/v1/reviews', '{}')).status).toBe(422)
  expect((await post('/api/v1/reviews', '{}', 'text/plain')).status).toBe(415)
  expect((await read({ attraction: 'x'.repeat(70_000) })).status).toBe(413)
})

test('a body in invalid UTF-8 never matches a cached one that decodes the same', async () => {
  const [before, after] = ['{"attraction":"petra","x":"', '"}'].map((part) => Buffer.from(part))
  const broken = Buffer.concat([before!, Buffer.from([0xff]), after!])
  expect((await readBytes(Buffer.from(broken.toString()))).status).toBe(200)
  expect((await readBytes(broken)).status).toBe(400)
})

test("finds nothing for a file that can't be read any more, without throwing", async () => {
  const found = () => kept.find('GET', 'http://localhost/files/below/trip.js', () => undefined)
  const below = join(folder, 'below')
  await mkdir(below)
  await writeFile(join(below, 'trip.js'), 'one')
  expect(await text('/files/below/trip.js')).toBe('one')
  expect(found()?.body.byteLength).toBe(3)
  await rm(below, { recursive: true })
  // A link to itself fails with another code than a missing file.
  await symlink('below', below)
  expect(found()).toBeUndefined()
})

test('a rewritten file is sent in its new state, and a deleted one not at all', async () => {
  const file = join(folder, 'trip.js')
  await writeFile(file, 'one')
  expect([await text('/files/trip.js'), await text('/files/trip.js')]).toEqual(['one', 'one'])
  await writeFile(file, 'three')
  expect(await text('/files/trip.js')).toBe('three')
  const part = await get('/files/trip.js', { range: 'bytes=1-2' })
  expect([part.status, await part.text()]).toEqual([206, 'hr'])
  await rm(file)
  expect((await get('/files/trip.js')).status).toBe(404)
})
