import { afterAll, beforeAll, expect, test } from 'vitest'
import { API } from '../provider/testing/api-for-test.ts'
import { type Built, built } from './built-for-test.ts'
import { serveForTest } from './serve-for-test.ts'
import type { Serving } from './serve.ts'

/** Sends the enquiry in the field `body`. */
const TAGS = `export const drawTags = async (html) => ({ html, styles: [] })
export const newScope = (carrier) => ({ carrier })
export const send = async ({ provider, scope, sent }) => {
  const query = new URLSearchParams({ elapsed: '300', topic: sent.get('topic') ?? '' })
  const answer = await scope.carrier(provider.origin + '${API}/enquiry/?' + query, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: sent.get('body'),
  })
  return { form: 'trip-enquiry', reference: (await answer.json()).reference }
}`

let now = new Date('2026-11-20T10:00:00Z')
let build: Built<string>
let serving: Serving
let origin: string
let city: string
beforeAll(async () => {
  build = await built({
    'elements/server.js': TAGS,
    'server/server.js': '',
    'server/hi/server.js': '',
    'site/hi/index.html': '',
    'site/hi/.vite/manifest.json': '{}',
    'widgets/trip-framed.js': 'tell()',
  })
  serving = await serveForTest({
    demo: true,
    folders: build.folders,
    holdSuspicious: true,
    now: () => now,
  })
  origin = serving.origins.provider
  const cities = await (await fetch(`${origin}/api/v1/trips/cities/`)).json()
  city = (cities as { uuid: string }[])[0]!.uuid
})
afterAll(async () => {
  await serving.close()
  await build.remove()
})

const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

const BROWSER = {
  'sec-fetch-site': 'same-origin',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

/** Posts a form as a browser without JavaScript does, and returns the redirect's target. */
async function post(path: string, fields: Record<string, string>, headers = {}): Promise<URL> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...BROWSER, origin, ...headers },
    body: new URLSearchParams(fields),
  })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location')!, origin)
}

const enquire = async (path: string, more = {}) =>
  post(path, {
    form: 'trip-enquiry',
    body: JSON.stringify({
      destinations: [{ city, no_days: 3 }],
      number_of_adults: 2,
      phone_number: '9876543210',
      email: 'asha@mail.example',
    }),
    ...more,
  })

const namesIn = ({ searchParams }: URL) => [...searchParams.keys()]

async function isHeld(url: URL): Promise<boolean> {
  const sql = 'select suspicious_at from enquiries where reference = $1'
  const [row] = await serving.provider.database.query(sql, [url.searchParams.get('reference')])
  return row!['suspicious_at'] !== null
}

/** Presses the button of a page. */
async function press({ pathname, searchParams }: URL, headers = {}): Promise<URL> {
  const { confirm = '', confirmed: _, ...kept } = Object.fromEntries(searchParams)
  return post(`${pathname}?${new URLSearchParams(kept)}`, { confirm }, headers)
}

test.each([
  ['/', '/thank-you'],
  ['/hi/', '/hi/thank-you'],
  ['/embed/enquiry', '/embed/thank-you'],
])(
  'a form sent at %s leads to a page with the button, whose press releases it',
  async (path, thanks) => {
    const page = await enquire(path)
    expect([page.pathname, namesIn(page)]).toEqual([thanks, ['form', 'reference', 'confirm']])
    const early = await press(page)
    expect([early.pathname, early.searchParams.get('confirmed')]).toEqual([thanks, 'early'])
    expect(await isHeld(page)).toBe(true)
    pass(5)
    for (const pressed of [await press(early), await press(early), await press(page)]) {
      expect(namesIn(pressed)).toEqual(['form', 'reference', 'confirmed'])
      expect(pressed.searchParams.get('confirmed')).toBe('confirmed')
      expect(pressed.searchParams.get('reference')).toBe(page.searchParams.get('reference'))
    }
    expect(await isHeld(page)).toBe(false)
  },
)

test('a form with other signs leads to the page of any other form', async () => {
  const page = await enquire('/', { topic: 'x' })
  expect([page.pathname, namesIn(page)]).toEqual(['/thank-you', ['form', 'reference']])
  expect(await isHeld(page)).toBe(true)
})

test('a press from another site, of a program or with a wrong token keeps the submission', async () => {
  const page = await enquire('/')
  pass(5)
  const wrong = new URL(page)
  wrong.searchParams.set('confirm', 'x')
  for (const pressed of [
    await press(page, { 'sec-fetch-site': 'cross-site' }),
    await press(page, { 'user-agent': 'curl/8.5.0' }),
    await press(wrong),
  ]) {
    expect(namesIn(pressed)).toEqual(['form', 'reference', 'confirmed'])
    expect(pressed.searchParams.get('confirmed')).toBe('failed')
  }
  expect(await isHeld(page)).toBe(true)
})

test('the frame shows the button, the result of a press, and no promise before that', async () => {
  const get = async (query: string) => fetch(`${origin}/embed/thank-you?${query}`)
  const about = 'form=trip-enquiry&reference=TJ-ABCD-2345&lang=ar'
  const waiting = await get(`${about}&confirm=a%22b`)
  expect(waiting.headers.get('cache-control')).toBe('no-store')
  const page = await waiting.text()
  expect(page).toContain(`action="/embed/thank-you?${about.replaceAll('&', '&amp;')}"`)
  expect(page).toContain('name="confirm" value="a&quot;b"')
  expect(page).toContain('<h2>أكّد أنك إنسان</h2>')
  expect(page).not.toContain('<ol>')
  expect(await (await get(`${about}&confirm=x&confirmed=early`)).text()).toContain('role="alert"')
  const failed = await (await get(`${about}&confirmed=failed`)).text()
  expect(failed).toContain('وربما انتهت صلاحيته')
  expect(failed).not.toMatch(/<button|<ol>/)
  const done = await (await get(`${about}&confirmed=confirmed`)).text()
  expect(done).toContain('شكرًا على التأكيد')
  expect(done).toContain('<ol>')
})
