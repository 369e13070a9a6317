import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Built, askPlainly, built, type Sent } from './built-for-test.ts'
import type { Serving } from './serve.ts'
import { serveForTest } from './serve-for-test.ts'

const script = 'export const trip = "from Pune to Leh"\n'.repeat(200)
const files = {
  'server/server.js': `export const answer = async ({ path }) => ({
    status: path === '/lost' ? 404 : 200, type: 'text/html; charset=utf-8', text: path.repeat(400),
    ...(path === '/secret' && { headers: { 'cache-control': 'no-store, no-transform' } }) })`,
  'widgets/trip-enquiry.js': script,
  'widgets/trip-enquiry.js.br': brotliCompressSync(script),
  'widgets/plain.js': script,
  'widgets/small.js': 'export {}',
  'blog/index.html': `<p>%PROVIDER%</p>${'<p>tea</p>'.repeat(400)}`,
}

let build: Built<string>
let serving: Serving
beforeAll(async () => {
  build = await built(files)
  serving = await serveForTest({ demo: true, folders: build.folders })
})
afterAll(async () => {
  await serving.close()
  await build.remove()
})

const ask = (path: string, headers = {}, method = 'GET', origin = serving.origins.provider) =>
  askPlainly(origin + path, { headers, method })

const accept = (encoding: string) => ({ 'accept-encoding': encoding })
const coding = ({ headers }: Sent) => headers['content-encoding']
const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}
const decoded = (sent: Sent) => (decoders[coding(sent) ?? '']?.(sent.body) ?? sent.body).toString()

const TEXTS = [
  '/widgets/trip-enquiry.js',
  '/widgets/plain.js',
  '/media/scenes/alps-day.svg',
  '/any-page',
  '/sitemap.xml',
  '/api/v1/trips/cities/',
  '/api/v1/trips/testimonial/',
]

test.each(TEXTS)('sends %s in the requested coding with a correct length', async (path) => {
  const plain = await ask(path)
  expect([plain.status, coding(plain)]).toEqual([200, undefined])
  expect(plain.headers.vary).toMatch(/accept-encoding/i)
  for (const [header, name] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=1.0, br;q=0.2', 'gzip'],
    ['identity;q=0', undefined],
    ['nonsense;;q=x, ,', undefined],
  ] as const) {
    const sent = await ask(path, accept(header))
    expect([header, coding(sent)]).toEqual([header, name])
    expect(decoded(sent)).toBe(plain.body.toString())
    expect(sent.headers.vary).toMatch(/accept-encoding/i)
    expect(sent.body.byteLength < plain.body.byteLength).toBe(name !== undefined)
    const head = await ask(path, accept(header), 'HEAD')
    expect([head.status, coding(head), head.body.byteLength]).toEqual([200, name, 0])
    const told = head.headers['content-length'] ?? sent.body.byteLength
    expect(Number(told)).toBe(sent.body.byteLength)
    expect(head.headers.etag).toBe(sent.headers.etag)
  }
})

test.each(TEXTS)('%s has an ETag per coding, and 304 for a client that has it', async (path) => {
  const etags: string[] = []
  for (const header of ['identity', 'gzip', 'br']) {
    const { etag } = (await ask(path, accept(header))).headers
    etags.push(etag!)
    for (const known of [etag!, `"other", W/${etag!}`, '*']) {
      const again = await ask(path, { ...accept(header), 'if-none-match': known })
      expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, etag])
      expect(again.headers.vary).toMatch(/accept-encoding/i)
    }
  }
  expect(new Set(etags).size).toBe(3)
  const [plain, , br] = etags
  const other = await ask(path, { ...accept('br'), 'if-none-match': plain! })
  expect([other.status, other.headers.etag]).toEqual([200, br])
})

test('sends ranges only of the uncompressed file', async () => {
  for (const path of ['/widgets/trip-enquiry.js', '/widgets/plain.js']) {
    const part = await ask(path, { ...accept('br, gzip'), range: 'bytes=0-5' })
    expect([part.status, coding(part), part.body.toString()]).toEqual([206, undefined, 'export'])
    const { etag } = (await ask(path, accept('br'))).headers
    const other = { ...accept('br'), range: 'bytes=0-5', 'if-range': etag! }
    const whole = await ask(path, other)
    expect([whole.status, decoded(whole)]).toEqual([200, script])
    const beyond = await ask(path, { ...accept('br'), range: 'bytes=99999-' })
    expect([beyond.status, coding(beyond)]).toEqual([416, undefined])
  }
})

test('leaves small and already compressed files alone', async () => {
  for (const path of [
    '/widgets/small.js',
    '/media/clips/alps.mp4',
    '/media/corporate/video?company=xoriant',
    '/media/corporate/sample.webp',
  ]) {
    const sent = await ask(path, accept('br, gzip'), 'HEAD')
    expect([path, sent.status, coding(sent)]).toEqual([path, 200, undefined])
  }
  const forced = await ask('/widgets/small.js', accept('identity;q=0, gzip'))
  expect([coding(forced), decoded(forced)]).toEqual(['gzip', 'export {}'])
})

test('compresses nothing that contains a secret', async () => {
  expect(coding(await ask('/secret', accept('br')))).toBeUndefined()
  for (const path of ['/_demo/outbox', '/desk/sign-in', '/healthz']) {
    const sent = await ask(path, accept('identity;q=0, br'))
    expect([path, sent.status, coding(sent)]).toEqual([path, 200, undefined])
  }
})

test('compresses error pages and the host pages', async () => {
  const lost = await ask('/lost', accept('br'))
  expect([lost.status, coding(lost)]).toEqual([404, 'br'])
  const { provider, blog } = serving.origins
  const host = await ask('/', accept('gzip'), 'GET', blog)
  expect([coding(host), decoded(host)]).toEqual([
    'gzip',
    files['blog/index.html'].replace('%PROVIDER%', provider),
  ])
})
