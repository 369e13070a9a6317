import { afterAll, beforeAll, expect, test } from 'vitest'
import { API } from '../provider/testing/api-for-test.ts'
import { serveForTest } from './serve-for-test.ts'
import type { Serving } from './serve.ts'

let serving: Serving
beforeAll(async () => {
  serving = await serveForTest({ publicUrl: 'https://trips.example', log: () => {} })
})
afterAll(() => serving.close())

const ask = async (path: string, init: RequestInit = {}) =>
  fetch(serving.origins.provider + path, {
    ...init,
    headers: { accept: 'text/html,*/*', ...init.headers },
  })

const NAMES = ['cache-control', 'cdn-cache-control', 'surrogate-control'] as const
const cachingOf = ({ headers }: Response) => NAMES.map((name) => headers.get(name))
const keysOf = ({ headers }: Response) => {
  const keys = headers.get('surrogate-key')?.split(' ')
  expect(headers.get('cache-tag')?.split(',')).toEqual(keys)
  return keys?.toSorted()
}

const TARGETED = 'max-age=60, stale-while-revalidate=600, stale-if-error=86400'
const shared = (browser: number) => [
  `max-age=${browser}, s-maxage=60, stale-if-error=86400`,
  TARGETED,
  TARGETED,
]

test.each([
  ['/', ['pages', 'places', 'testimonials']],
  ['/hi', ['pages', 'places', 'testimonials']],
  ['/testimonials', ['pages', 'testimonials']],
  ['/reviews/taj-mahal', ['attraction-taj-mahal', 'pages', 'places']],
  ['/review/taj-mahal', ['attraction-taj-mahal', 'pages', 'places']],
  ['/login', ['pages']],
  ['/robots.txt', ['pages']],
])('shared caches keep the page %s under the names of its data', async (path, keys) => {
  const page = await ask(path)
  expect([page.status, cachingOf(page), keysOf(page)]).toEqual([200, shared(0), keys])
})

test('the page of an attraction has its key and those of the attractions nearby', async () => {
  const keys = keysOf(await ask('/attraction-details/taj-mahal'))
  expect(keys).toContain('attraction-taj-mahal')
  expect(keys).toContain('attraction-varanasi-ghats')
  expect(keys).not.toContain('attraction-petra')
})

test('a list has the keys of its attractions, and its own, as another attraction may join it', async () => {
  const answer = await ask(`${API}/attractions/locations/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page_size: 2 }),
  })
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  const listed = data.map(({ _id }) => `attraction-${_id}`)
  expect(listed).toHaveLength(2)
  expect(keysOf(answer)).toEqual(['api', 'attractions', 'places', ...listed].toSorted())
})

test.each([
  ['attractions/taj-mahal', ['api', 'attraction-taj-mahal', 'places']],
  [
    'attractions/cards/?ids=petra,taj-mahal',
    ['api', 'attraction-petra', 'attraction-taj-mahal', 'places'],
  ],
  ['search/?q=agra', ['api', 'attractions', 'places', 'reviews']],
  ['testimonial/', ['api', 'testimonials']],
  ['corporate-company/', ['api', 'companies']],
  ['cities/', ['api', 'places']],
])('shared caches keep the call %s', async (path, keys) => {
  const answer = await ask(`${API}/${path}`)
  expect([answer.status, cachingOf(answer), keysOf(answer)]).toEqual([200, shared(300), keys])
})

test('a client that revalidates refreshes a shared cache', async () => {
  const page = await ask('/')
  const same = await ask('/', { headers: { 'if-none-match': page.headers.get('etag')! } })
  expect([same.status, cachingOf(same), keysOf(same)]).toEqual([304, shared(0), keysOf(page)])
})

test('a missing page or attraction may be stored for a minute, but not sent when it is older', async () => {
  for (const path of ['/attraction-details/nowhere', '/no/page', `${API}/attractions/nowhere`]) {
    const answer = await ask(path)
    expect([answer.status, cachingOf(answer)]).toEqual([
      404,
      ['max-age=0, s-maxage=60', null, null],
    ])
  }
  expect(keysOf(await ask(`${API}/attractions/a,b%20c`))).toContain('attraction-a%2Cb%20c')
})

const KEPT_FROM_CACHES = /\b(?:no-store|no-cache|private)\b/

test.each([
  '/follow-enquiry?key=a',
  '/activate-account?token=a',
  '/thank-you?form=trip-enquiry&confirm=a',
  '/media/nothing',
  '/api/nothing',
  '/desk/sign-in',
  '/embed/enquiry',
  '/healthz',
  `${API}/user/profile/`,
  `${API}/attractions/cards/`,
])('shared caches store nothing of %s', async (path) => {
  const answer = await ask(path)
  const [caching, ...targeted] = cachingOf(answer)
  expect(caching).toMatch(KEPT_FROM_CACHES)
  expect([caching?.includes('s-maxage'), ...targeted]).toEqual([false, null, null])
})

test('shared caches store no answer to a form', async () => {
  const post = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }
  const forms: [path: string, body: Record<string, string>, status: number][] = [
    ['/', { form: 'trip-enquiry', phone_number: '1' }, 422],
    ['/', { form: 'unknown' }, 405],
  ]
  for (const [path, body, status] of forms) {
    const answer = await ask(path, { ...post, body: new URLSearchParams(body) })
    expect([answer.status, cachingOf(answer)]).toEqual([status, ['no-store', null, null]])
  }
  const reviews = await ask('/api/v1/reviews', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ attraction: 'petra' }),
  })
  expect([reviews.status, cachingOf(reviews)]).toEqual([200, ['no-store', null, null]])
})

test('the media have keys', async () => {
  const [row] = await serving.provider.database.query('select video from testimonials limit 1')
  expect(keysOf(await ask(row!['video'] as string))).toEqual(['media'])
  expect(keysOf(await ask('/media/scenes/alps-day.svg'))).toEqual(['media'])
})
