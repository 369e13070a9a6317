import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Built, built } from './built-for-test.ts'
import type { Serving } from './serve.ts'
import { serveForTest } from './serve-for-test.ts'

const TAGS = `export const attributesOf = () => ['attraction', 'variant', 'partner', 'href']
export const drawTags = async (html) => ({ html, styles: [] })`

let build: Built<string>
let serving: Serving
let provider: string
beforeAll(async () => {
  build = await built({
    'elements/server.js': TAGS,
    'server/server.js':
      'export const answer = async () => ({ status: 200, type: "text/html", text: "" })',
    'server/hi/server.js': '',
    'widgets/trip-framed.js': 'tell()',
  })
  serving = await serveForTest({
    demo: true,
    folders: build.folders,
    partnerOrigins: ['https://blog.example'],
  })
  provider = serving.origins.provider
})
afterAll(async () => {
  await serving.close()
  await build.remove()
})

const oembed = async (page: string, more = '') =>
  fetch(`${provider}/oembed?url=${encodeURIComponent(page)}${more}`)

test.each([
  ['/', 'Plan your trip', '/embed/enquiry'],
  ['/enquiry', 'Plan your trip', '/embed/enquiry?variant=wizard'],
  [
    '/enquiry?destination=Agra&utm_source=x',
    'Plan your trip',
    '/embed/enquiry?variant=wizard&amp;destination=Agra',
  ],
  ['/review', 'Submit your review', '/embed/review'],
  ['/review/taj-mahal', 'Submit your review: Taj Mahal', '/embed/review?attraction=taj-mahal'],
  ['/submit-testimonials', 'Send us a video', '/embed/testimonial'],
  ['/attraction-details/taj-mahal', 'Taj Mahal', '/embed/attraction?attraction=taj-mahal'],
  ['/embed/attraction?attraction=taj-mahal', 'Taj Mahal', '/embed/attraction?attraction=taj-mahal'],
  ['/hi/', 'Plan your trip', '/embed/enquiry?lang=hi'],
  [
    '/hi/review/taj-mahal',
    'Submit your review: Taj Mahal',
    '/embed/review?attraction=taj-mahal&amp;lang=hi',
  ],
  ['/xoriant', expect.any(String), '/embed/corporate-video/xoriant'],
])('embeds the pasted address %s', async (path, title, frame) => {
  const answer = await oembed(provider + path)
  expect(answer.status).toBe(200)
  const { html, width, height, ...rest } = (await answer.json()) as Record<string, string>
  expect(rest).toEqual({
    version: '1.0',
    type: path === '/xoriant' ? 'video' : 'rich',
    title,
    provider_name: 'Tigertrail Journeys',
    provider_url: `${provider}/`,
    cache_age: 86400,
  })
  expect(html).toContain(`<a href="${provider}${path.replace('&', '&amp;')}">`)
  expect(html).toContain(`<iframe src="${provider}${frame}"`)
  expect(html).toContain(`width="${width}" height="${height}"`)
})

test.each([
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '',
  '/',
  'nonsense',
  ...[
    '/privacy',
    '/attraction-details/nowhere',
    '/review/nowhere',
    '/embed/x',
    '/embed/attraction',
  ].map((path) => `PROVIDER${path}`),
  'PROVIDER/embed/corporate-video/a/b',
  'PROVIDER/acme',
])('finds nothing to embed at %j', async (page) => {
  expect((await oembed(page.replace('PROVIDER', provider))).status).toBe(404)
})

test('answers in XML, within the asked size, and in no other format', async () => {
  const answer = await oembed(`${provider}/xoriant`, '&format=xml&maxwidth=320&maxheight=4000')
  expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8')
  const xml = await answer.text()
  expect(xml).toContain('<type>video</type>')
  expect(xml).toContain('<width>320</width><height>180</height>')
  expect(xml).toContain('&lt;iframe src=')
  expect((await oembed(`${provider}/`, '&format=yaml')).status).toBe(501)
  const odd = await oembed(`${provider}/`, '&maxwidth=-1&maxheight=1e9')
  expect(await odd.json()).toMatchObject({ width: 600, height: 560 })
})

const passIn = (html: string) => /name="?trip-pass"? content="?([^">\s]+)/.exec(html)![1]!
const NULL = { origin: 'null' }

test('opens the API to its own frames in a sandbox, and to no other page', async () => {
  const stranger = await fetch(`${provider}/api/v1/trips/cities/`, { headers: NULL })
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  const page = await fetch(`${provider}/embed/enquiry`)
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  const pass = passIn(await page.text())
  const at = (pass: string) => `${provider}/embed/${pass}/api/v1/trips/cities/`
  const own = await fetch(at(pass), { headers: NULL })
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(await own.json()).toEqual(await (await fetch(`${provider}/api/v1/trips/cities/`)).json())
  const asked = {
    ...NULL,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  const preflight = await fetch(at(pass), { method: 'OPTIONS', headers: asked })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    '*',
  ])
  const [until = '', mac = ''] = pass.split('.')
  for (const wrong of ['x', `${Number(until) + 3600}.${mac}`, `1.${mac}`, `${until}.x`])
    expect((await fetch(at(wrong), { headers: NULL })).status).toBe(403)
})

test('lets a frame in a sandbox read why its enquiry was refused', async () => {
  const pass = passIn(await (await fetch(`${provider}/embed/enquiry`)).text())
  const cities = (await (await fetch(`${provider}/api/v1/trips/cities/`)).json()) as {
    uuid: string
  }[]
  const answer = await fetch(`${provider}/embed/${pass}/api/v1/trips/enquiry/?partner=wp`, {
    method: 'POST',
    headers: { ...NULL, 'content-type': 'application/json' },
    body: JSON.stringify({ nonsense: cities.length }),
  })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([422, '*'])
})

test('calls only what tags call', async () => {
  const pass = passIn(await (await fetch(`${provider}/embed/enquiry`)).text())
  const accounts = ['user/login/', 'user/profile/', 'user/link/', 'enquiry/follow/']
  const others = accounts.map((path) => `/api/v1/trips/${path}`)
  for (const path of ['/desk', '/api/../desk', '/healthz', '/api/v1/reviews/get/user/1', ...others])
    expect((await fetch(`${provider}/embed/${pass}${path}`)).status).toBe(404)
})

test.each([
  ['/embed/enquiry?lang=hi', '<html lang="hi" dir="ltr">', '<title>अपनी ट्रिप प्लान करें</title>'],
  ['/embed/review?lang=ar-EG', '<html lang="ar" dir="rtl">', '<title>أرسل تقييمك</title>'],
  ['/embed/enquiry?lang=xx', '<html lang="en" dir="ltr">', '<title>Plan your trip</title>'],
  [
    '/embed/thank-you?form=trip-enquiry&reference=TJ-ABCD-2345&lang=hi',
    '<title>हमें आपकी पूछताछ मिल गई है</title>',
    'एक कामकाजी दिन के अंदर',
  ],
  ['/embed/thank-you?form=trip-review&lang=ar', '<title>استلمنا تقييمك</title>', 'شكرًا'],
  ['/embed/thank-you?form=trip-review', '<h1 class="sent">We have your review.</h1>', 'Thank you'],
])('writes the frame at %s in its language', async (path, ...parts) => {
  const page = await (await fetch(provider + path)).text()
  for (const part of parts) expect(page).toContain(part)
})
