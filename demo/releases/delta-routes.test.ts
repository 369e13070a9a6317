import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPlainly, built, type Built } from '../server/built-for-test.ts'
import { serveForTest } from '../server/serve-for-test.ts'
import type { Serving } from '../server/serve.ts'
import { filesOf, lastRelease } from './archive.ts'
import { restore } from './brotli-delta.ts'
import { describeBuild } from './integrity.ts'

const RELEASED = (await lastRelease())!
const old = Buffer.from((await filesOf(RELEASED))['widgets/trip-enquiry.js']!)
const next = Buffer.from(`${old.toString()}\nglobalThis.tripNext = 'the next release'\n`)
const packed = brotliCompressSync(next)

let site: Built<'widgets' | 'site'>
let widgetsDir: string
let serving: Serving

beforeAll(async () => {
  site = await built({
    'widgets/trip-enquiry.js': next,
    'widgets/trip-enquiry.js.br': packed,
    'widgets/trip-new.js': 'new',
    'widgets/chunks/later-1.js': 'later',
  })
  await describeBuild(site.folders.widgets, '99.0.0')
  widgetsDir = await mkdtemp(join(tmpdir(), 'trip-deltas-'))
  serving = await serveForTest({ widgetsDir, folders: site.folders })
  await serving.deltas
})
afterAll(async () => {
  await serving.close()
  await site.remove()
  await rm(widgetsDir, { recursive: true })
})

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')
const OLD = `:${hash(old)}:`
const CODINGS = 'gzip, deflate, br, zstd, dcb, dcz'
const BRANDS = { 'sec-ch-ua': '"Chromium";v="156", "Not(A:Brand";v="24"' }
const CHROMIUM = { ...BRANDS, 'sec-fetch-dest': 'script' }
const WORKER = { ...BRANDS, 'sec-fetch-dest': 'empty' }
const returning = { 'accept-encoding': CODINGS, 'available-dictionary': OLD, ...CHROMIUM }

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askPlainly(`${serving.origins.provider}/widgets/${path}`, { headers, method })

test.each(['trip-enquiry.js', '99/trip-enquiry.js', '99.0.0/trip-enquiry.js'])(
  'sends a delta of %s to a browser with the last release',
  async (path) => {
    // The second answer is from the cache.
    for (const _ of [1, 2]) {
      const { status, headers, body } = await ask(path, returning)
      expect([status, headers['content-encoding']]).toEqual([200, 'dcb'])
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers['content-type']).toMatch('text/javascript')
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(body.length).toBeLessThan(150)
      expect(await restore(old, body)).toEqual(next)
    }
  },
)

test.each([
  ['no dictionary', { 'accept-encoding': CODINGS }],
  ['no delta coding', { ...returning, 'accept-encoding': 'gzip, br' }],
  ['any coding', { ...returning, 'accept-encoding': 'br, *' }],
  ['a refused coding', { ...returning, 'accept-encoding': 'br, dcb;q=0' }],
  ['a preferred coding', { ...returning, 'accept-encoding': 'br, dcb;q=0.5' }],
  ['only the other delta coding', { ...returning, 'accept-encoding': 'br, dcz' }],
  ['an unknown dictionary', { ...returning, 'available-dictionary': `:${hash(packed)}:` }],
  ['the same file', { ...returning, 'available-dictionary': `:${hash(next)}:` }],
  ['no byte sequence', { ...returning, 'available-dictionary': hash(old) }],
  ['a short hash', { ...returning, 'available-dictionary': ':YWJj:' }],
  ['a path', { ...returning, 'available-dictionary': ':../../../etc/passwd:' }],
  ['two hashes', { ...returning, 'available-dictionary': `${OLD}, ${OLD}` }],
])('sends Brotli for %s', async (_name, headers) => {
  // A cached delta is for nobody else.
  await ask('trip-enquiry.js', returning)
  const answer = await ask('trip-enquiry.js', headers)
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
  expect(answer.body).toEqual(packed)
})

test('sends no delta of a range', async () => {
  const { status, headers, body } = await ask('trip-enquiry.js', {
    ...returning,
    range: 'bytes=0-9',
  })
  expect([status, headers['content-encoding']]).toEqual([206, undefined])
  expect(body).toEqual(next.subarray(0, 10))
})

test('sends the headers of a delta without its body', async () => {
  const whole = await ask('trip-enquiry.js', returning)
  const head = await ask('trip-enquiry.js', returning, 'HEAD')
  expect(head.body.length).toBe(0)
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
    expect({ [name]: head.headers[name] }).toEqual({ [name]: whole.headers[name] })
})

test('answers 304 once the delta has been loaded', async () => {
  const { headers } = await ask('trip-enquiry.js', returning)
  const known = { 'if-none-match': headers['etag']! }
  for (const dictionary of [`:${hash(next)}:`, OLD, '']) {
    const again = await ask('trip-enquiry.js', {
      ...returning,
      ...known,
      'available-dictionary': dictionary,
    })
    expect({ dictionary, status: again.status }).toEqual({ dictionary, status: 304 })
    expect(again.headers['use-as-dictionary']).toBe('match="/widgets/trip-enquiry.js"')
    expect(again.headers['vary']).toBe('*')
  }
  const plain = await ask('trip-enquiry.js', { 'accept-encoding': 'br' })
  expect(`W/${plain.headers['etag']}`).toBe(headers['etag'])
})

const FOREVER = 'public, max-age=31536000, immutable'
const MONTH = 'private, max-age=2592000'
const VARIES = 'accept-encoding, available-dictionary'
const OTHERS = `${VARIES}, sec-ch-ua, sec-fetch-dest`
const PINNED = '/widgets/*/trip-enquiry.js'

test.each([
  ['trip-enquiry.js', CHROMIUM, '/widgets/trip-enquiry.js', MONTH, '*'],
  ['trip-enquiry.js', {}, '/widgets/trip-enquiry.js', 'no-cache', OTHERS],
  ['trip-enquiry.js', WORKER, '/widgets/trip-enquiry.js', 'no-cache', OTHERS],
  ['99/trip-enquiry.js', CHROMIUM, '/widgets/99/trip-enquiry.js', MONTH, '*'],
  [`${RELEASED}/trip-enquiry.js`, CHROMIUM, PINNED, FOREVER, VARIES],
  [`${RELEASED}/trip-enquiry.js`, {}, PINNED, FOREVER, VARIES],
] as const)('offers %s as a dictionary to %j', async (path, browser, match, caching, vary) => {
  const { headers } = await ask(path, { ...browser, 'accept-encoding': 'br' })
  expect(headers['use-as-dictionary']).toBe(`match="${match}"`)
  expect(headers['cache-control']).toBe(caching)
  expect(headers['vary']).toBe(vary)
})

test.each(['chunks/later-1.js', 'integrity.json'])('offers no dictionary at %s', async (path) => {
  const { status, headers } = await ask(path, returning)
  expect([status, headers['use-as-dictionary']]).toEqual([200, undefined])
})

test('hides deltas from the web', async () => {
  const [delta] = await readdir(join(widgetsDir, '.deltas'))
  expect(delta).toMatch(/^[\da-f]{64}-[\da-f]{64}\.dcb$/)
  for (const path of ['.deltas/', '%2edeltas/', `${RELEASED}/../.deltas/`])
    expect({ path, status: (await ask(path + delta!)).status }).toEqual({ path, status: 404 })
})
