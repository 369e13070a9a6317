import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Built, askPlainly, built } from './built-for-test.ts'
import type { Serving } from './serve.ts'
import { serveForTest } from './serve-for-test.ts'

/** Server module whose pages contain their own address, except `/plain`. */
const SERVER = `export const answer = async ({ path, origin }) =>
  ({ status: 200, type: 'text/html', text: path === '/plain' ? 'plain' : origin + path })`

let build: Built<string>
/** One uses each request's origin, the other has PUBLIC_URL set. */
let guessing: Serving
let named: Serving
beforeAll(async () => {
  build = await built({ 'server/server.js': SERVER })
  const { folders } = build
  guessing = await serveForTest({ publicUrl: undefined, folders })
  named = await serveForTest({ publicUrl: 'https://trips.example', folders })
}, 120_000)
afterAll(async () => {
  await Promise.all([guessing.close(), named.close()])
  await build.remove()
})

interface Told {
  text: string
  caching: string | undefined
}

/** Response and cache lifetime for a path and Host header. */
async function ask(serving: Serving, path: string, host?: string): Promise<Told> {
  const headers = { accept: 'text/html,*/*', ...(host && { host }) }
  const sent = await askPlainly(serving.origins.provider + path, { headers })
  const text = JSON.stringify(sent.headers) + sent.body.toString()
  return { text, caching: sent.headers['cache-control'] }
}

const PICTURES = [
  '/api/v1/trips/testimonial/',
  '/api/v1/trips/attractions/taj-mahal',
  '/api/v1/trips/search/?q=agra',
]
const PAGES = ['/', '/destinations', '/robots.txt', '/sitemap.xml']
/** Text that a page of the site shows. */
const LOST = '/widgets/nothing.js'
const OTHERS = [
  '/plain',
  '/api/v1/trips/countries/',
  '/healthz',
  '/embed/corporate-video/xoriant',
  '/media/corporate/video?company=xoriant',
  '/media/scenes/alps-day.svg',
  '/_demo/outbox',
]

const PAGE = 'max-age=0, s-maxage=60, stale-if-error=86400'
const CALL = 'max-age=300, s-maxage=60, stale-if-error=86400'

test.each(['evil.example', 'evil.example:8080', 'EVIL.example', 'localhost.evil.example'])(
  'forbids caching of responses that contain the name %s from a request',
  async (host) => {
    for (const path of [...PICTURES, ...PAGES, LOST, ...OTHERS]) {
      const { text, caching } = await ask(guessing, path, host)
      const isCarried = text.toLowerCase().includes('evil.example')
      expect([path, isCarried, caching]).toEqual([
        path,
        !OTHERS.includes(path),
        isCarried ? 'no-store' : caching,
      ])
    }
  },
)

test('lets only the browser cache responses with a local address', async () => {
  for (const path of PICTURES)
    expect((await ask(guessing, path)).caching).toBe('private, max-age=300')
  for (const path of PAGES) expect((await ask(guessing, path)).caching).toBe('private, no-cache')
  expect((await ask(guessing, '/plain')).caching).toBe(PAGE)
  expect((await ask(guessing, '/api/v1/trips/countries/')).caching).toBe(CALL)
})

test('allows shared caching if PUBLIC_URL is set', async () => {
  for (const path of PICTURES) {
    const { text, caching } = await ask(named, path, 'evil.example')
    expect([text.includes('https://trips.example/media/'), caching]).toEqual([true, CALL])
    expect(text).not.toContain('evil.example')
  }
  for (const path of PAGES) {
    const { text, caching } = await ask(named, path, 'evil.example')
    expect([text.includes('https://trips.example/'), caching]).toEqual([true, PAGE])
    expect(text).not.toContain('evil.example')
  }
})
