import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteChange, type PublicData } from '../provider/data/engine/change-counter.ts'
import { API } from '../provider/testing/api-for-test.ts'
import { type Built, askPlainly, built } from '../server/built-for-test.ts'
import { serveForTest } from '../server/serve-for-test.ts'
import type { Serving } from '../server/serve.ts'

/** Server module whose pages have their number, and how many reviews and cities there are. */
const SERVER = `let drawn = 0
export const answer = async ({ path, origin, carrier }) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ attraction: 'petra' })
  const reviews = await carrier(origin + '/api/v1/reviews', { method: 'POST', headers, body })
  const { data } = await reviews.json()
  const cities = await carrier(origin + '${API}/cities/', {})
  if (path === '/privacy') await carrier('no address').catch(() => {})
  const text = [++drawn, data.length, (await cities.json()).length].join(' ')
  return { status: 200, type: 'text/html', text, ...(path === '/login' && { headers: { 'cache-control': 'no-store' } }) }
}`
const ELEMENTS = `export const drawTags = async (html, { shown }) => ({ html: html + ' ' + shown, styles: [] })`

const start = Date.parse('2026-11-20T10:01:00Z')
let at = start
let build: Built<string>
let serving: Serving
beforeAll(async () => {
  build = await built({ 'server/server.js': SERVER, 'elements/server.js': ELEMENTS })
  serving = await serveForTest({ folders: build.folders, now: () => new Date(at), log: () => {} })
})
afterAll(async () => {
  await serving.close()
  await build.remove()
})

async function page(path = '/', headers: Record<string, string> = {}) {
  const sent = await askPlainly(serving.origins.provider + path, {
    headers: { accept: 'text/html', ...headers },
  })
  expect(sent.status).toBe(200)
  const [drawn, reviews, cities, stamp] = sent.body.toString().split(' ')
  return { drawn: Number(drawn), reviews: Number(reviews), cities, stamp, headers: sent.headers }
}
const changed = (data: PublicData) => noteChange(serving.provider.database, data)

test('renders a page whose data is unchanged no second time, but stamps its forms anew', async () => {
  const first = await page()
  at += 60_000
  changed('places')
  const again = await page()
  expect({ ...again, stamp: first.stamp, headers: first.headers }).toEqual(first)
  expect(again.stamp).not.toBe(first.stamp)
  for (const name of ['etag', 'content-type', 'content-security-policy', 'surrogate-key'])
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]])
})

test('renders it again after a change of data that it shows', async () => {
  const { drawn, reviews } = await page()
  await serving.provider.database.query(`delete from reviews where attraction = 'petra'`)
  changed('reviews')
  const after = await page()
  expect([after.drawn, after.reviews < reviews]).toEqual([drawn + 1, true])
})

test('renders it again in the next quarter of an hour, when another day may begin', async () => {
  at = start + 13 * 60_000
  const { drawn } = await page()
  at = start + 14 * 60_000
  expect((await page()).drawn).toBe(drawn + 1)
})

test.each(['/login', '/?x=1', '/privacy'])(
  'always renders the page %s of one request',
  async (path) => {
    const headers: Record<string, string> = path === '/?x=1' ? { authorization: 'token x' } : {}
    const { drawn } = await page(path, headers)
    at += 6000
    expect((await page(path, headers)).drawn).toBeGreaterThan(drawn)
  },
)
