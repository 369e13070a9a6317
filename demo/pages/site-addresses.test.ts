import { noteChange } from '../provider/data/engine/change-counter.ts'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Built, askPlainly, built } from '../server/built-for-test.ts'
import { serveForTest } from '../server/serve-for-test.ts'
import type { Serving } from '../server/serve.ts'

/** Server module whose pages name their number, address and subject. */
const SERVER = `let drawn = 0
export const namesWithoutPage = async () => (_, name) => name.startsWith('zz')
export const answer = async ({ path, origin, refused }) => ({
  status: refused ?? (path.startsWith('/.') ? 404 : 200),
  type: 'text/html; charset=utf-8',
  text: ++drawn + ' ' + origin + ' ' + path,
})`

let files: Built<string>
let serving: Serving
let base: string
/** Ms added to the clock, to expire the cache. */
let later = 0
beforeAll(async () => {
  files = await built({
    'server/server.js': SERVER,
    'site/.vite/manifest.json': '{}',
    'site/files/here.txt': 'a file',
  })
  const now = () => new Date(1_800_000_000_000 + later)
  serving = await serveForTest({ folders: files.folders, now })
  base = serving.origins.provider
})
beforeEach(() => (later += 60_000))
afterAll(async () => {
  await serving.close()
  await files.remove()
})

const HTML = { accept: 'text/html' }
async function get(path: string, headers: Record<string, string> = HTML) {
  const { status, body } = await askPlainly(base + path, { headers })
  const text = String(body)
  return { status, text, drawn: Number(/^\d+/.exec(text)?.[0]), path: text.split(' ')[2] }
}

test('renders a page once for all queries that it does not read', async () => {
  const first = await get('/enquiry?utm_source=asha%40mail.example')
  expect(first.path).toBe('/enquiry')
  for (const query of ['', '?', '?x=1', '?X=1&%78=2', `?long=${'x'.repeat(7000)}`, '?__proto__=1'])
    expect(await get(`/enquiry${query}`)).toEqual(first)
  expect(await get('/enquiry/?do=next')).toEqual(first)
})

test('distinguishes pages by the parameters they read, in any order and encoding', async () => {
  const first = await get('/destinations?page=2&q=a%20lake&utm_source=x')
  expect(first.path).toBe('/destinations?q=a+lake&page=2')
  expect(await get('/destinations?q=a+lake&x=y&pag%65=2')).toEqual(first)
  expect(await get('/destinations?page=9&q=a+lake&page=2')).toEqual(first)
  expect((await get('/destinations?q=a+lake&page=3')).drawn).toBe(first.drawn + 1)
  expect((await get('/attraction-details/taj%2Dmahal')).path).toBe('/attraction-details/taj-mahal')
})

test('shares one page between all unknown addresses, without naming any', async () => {
  const first = await get('/asha/mail?secret=1')
  expect([first.status, first.path]).toEqual([404, '/.nowhere'])
  const many = Array.from({ length: 500 }, async (_, at) => get(`/${at}/nowhere?${at}=${at}`))
  for (const page of await Promise.all(many)) expect(page).toEqual(first)
  expect((await get('/%E0%A4%A')).drawn).toBe(first.drawn)
  expect((await get('/wp-login.php')).status).toBe(404)
})

test('shares one page between names of unknown companies', async () => {
  let asked = 0
  // Names are loaded after the first request.
  await expect.poll(async () => (await get(`/zz${(asked += 1)}`)).path).toBe('/-')
  const shared = await get('/zz-one?x=1')
  expect(shared).toMatchObject({ status: 200, path: '/-' })
  expect(await get('/zz-two')).toEqual(shared)
  expect((await get('/persistent')).path).toBe('/persistent')
})

test('shares one page between unknown attraction ids', async () => {
  for (const route of ['attraction-details', 'reviews', 'review']) {
    let asked = 0
    await expect
      .poll(async () => (await get(`/${route}/x${(asked += 1)}`)).path)
      .toBe(`/${route}/-`)
    const shared = await get(`/${route}/x-one?page=2`)
    expect(shared.path).toBe(`/${route}/-`)
    expect(await get(`/${route}/x%2Fy`)).toEqual(shared)
    expect((await get(`/${route}/taj-mahal`)).path).toBe(`/${route}/taj-mahal`)
  }
  const sql = `insert into attractions select (jsonb_populate_record(attractions, '{"id": "x-one"}')).* from attractions limit 1`
  await serving.provider.database.query(sql)
  noteChange(serving.provider.database, 'attractions')
  expect((await get('/attraction-details/x-one')).path).toBe('/attraction-details/x-one')
})

test('uses stale names while it reloads them, but not those that are too old', async () => {
  let asked = 0
  const path = async () => (await get(`/attraction-details/y${(asked += 1)}`)).path
  const isShared = async () => {
    await expect.poll(path).toBe('/attraction-details/-')
  }
  await isShared()
  later += 6000
  expect(await path()).toBe('/attraction-details/-')
  await isShared()
  later += 60_000
  expect(await path()).toBe(`/attraction-details/y${asked}`)
})

test('leaves API calls, existing files and missing scripts alone', async () => {
  await get('/no/where', { accept: '*/*' })
  await get('/no/where')
  expect((await get('/files/here.txt')).text).toBe('a file')
  expect((await get('/files/her%65.txt')).text).toBe('a file')
  expect((await get('/%61pi/v1/trips/countries/')).text).toMatch(/^\[\{"uuid"/)
  for (const path of ['/assets/gone.js', '/assets/gone%2Ejs', '/widgets/gone']) {
    const { status, text } = await get(path, { accept: '*/*' })
    expect([path, status, JSON.parse(text)]).toMatchObject([
      path,
      404,
      { error: { code: 'not_found' } },
    ])
  }
})

/** Text of the first page for a request from another site. */
const asked = async (headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(base)
    request({ port, path: '/?x=1', headers: { ...HTML, ...headers } }, (response) => {
      response.setEncoding('utf8').on('data', resolve)
    })
      .on('error', reject)
      .end()
  })

test("caches nothing by a request's host, cookie, token or invented header", async () => {
  expect(await asked({ host: 'evil.example' })).toContain('evil.example')
  const first = await asked({})
  expect(first).not.toContain('evil')
  for (const headers of [
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-original-url': '/privacy', 'x-rewrite-url': '/privacy' },
    { cookie: 'a=b' },
    { forwarded: 'host=evil.example' },
  ]) {
    expect(await asked(headers)).toBe(first)
  }
  expect(await asked({ authorization: 'token x' })).not.toBe(first)
  expect(await asked({})).toBe(first)
})
