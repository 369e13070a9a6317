import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import * as https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOf, lastRelease } from '../../releases/archive.ts'
import { API } from '../testing/api-for-test.ts'
import { type Command, runCommand, untilReady } from '../testing/command-for-test.ts'
import { freePort } from '../testing/free-port-for-test.ts'
import { type TestProxy, guideProxy } from '../testing/nginx-for-test.ts'

let folder: string
let port: number
let provider: Command
let proxy: TestProxy
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-cache-'))
  port = await freePort()
  await start('https://trips.example')
  // The guide's other instance is stopped all the time.
  proxy = await guideProxy([port, await freePort()])
}, 120_000)
afterAll(async () => {
  await provider.kill()
  await proxy.stop()
  await rm(folder, { recursive: true })
})

async function start(publicUrl: string): Promise<void> {
  provider = runCommand(['demo/start.ts', '--no-build'], {
    NODE_ENV: 'production',
    PUBLIC_URL: publicUrl,
    FRAME_ORIGINS: 'none',
    SMTP_URL: 'smtp://127.0.0.1:9',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
  })
  await untilReady(provider, port)
}

interface Answer {
  status: number
  cache: unknown
  headers: IncomingMessage['headers']
  body: Buffer
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  sent?: string,
): Promise<Answer> {
  const asked = https.request({
    port: proxy.https,
    path,
    method: sent === undefined ? 'GET' : 'POST',
    servername: 'trips.example',
    rejectUnauthorized: false,
    headers: { host: 'trips.example', accept: 'text/html,*/*', ...headers },
  })
  asked.end(sent)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  const cache = answer.headers['x-cache-status']
  return { status: answer.statusCode!, cache, headers: answer.headers, body }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const STORED = [
  '/',
  '/attraction-details/taj-mahal',
  `${API}/cities/`,
  '/media/scenes/alps-day.svg',
]

test('stores what is public once per coding, without tracking parameters', async () => {
  for (const path of STORED) {
    const first = await ask(path)
    expect([path, first.status, first.cache]).toEqual([path, 200, 'MISS'])
    const again = await ask(`${path}?utm_source=a&gclid=b`)
    expect([path, again.cache, again.body.equals(first.body)]).toEqual([path, 'HIT', true])
  }
  for (const [accepted, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0', undefined],
  ] as const) {
    const { headers } = await ask('/', { 'accept-encoding': accepted })
    expect([accepted, headers['content-encoding']]).toEqual([accepted, coding])
  }
  expect((await ask('/', { 'accept-encoding': 'br' })).cache).toBe('HIT')
  const { headers } = await ask('/')
  expect((await ask('/', { 'if-none-match': headers.etag! })).status).toBe(304)
  expect((await ask('/?q=a')).cache).toBe('MISS')
  expect((await ask('/attraction-details/nowhere')).cache).toBe('MISS')
  expect(await ask('/attraction-details/nowhere')).toMatchObject({ status: 404, cache: 'HIT' })
})

test('passes on that a browser has the last release, and stores its delta for nobody else', async () => {
  const old = (await filesOf((await lastRelease())!))['widgets/trip-enquiry.js']!
  const hash = createHash('sha256').update(old).digest('base64')
  const accepting = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' }
  const offering = { ...accepting, 'available-dictionary': `:${hash}:` }
  const codingFor = async (headers: Record<string, string>) =>
    (await ask('/widgets/trip-enquiry.js', headers)).headers['content-encoding']
  // Deltas are made in the background of a start.
  await expect.poll(async () => codingFor(offering), { timeout: 120_000 }).toBe('dcb')
  expect(await codingFor(accepting)).toBe('br')
  expect(await codingFor(offering)).toBe('dcb')
})

test('stores nothing of one person, of staff or of videos', async () => {
  for (const [path, headers, status] of [
    ['/desk/sign-in', {}, 200],
    [`${API}/cities/`, { authorization: 'Bearer a' }, 200],
    [`${API}/user/profile/`, { authorization: 'Bearer a' }, 401],
    ['/media/clips/alps.mp4', { range: 'bytes=0-9' }, 206],
  ] as const) {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await ask(path, headers)
      expect([path, answer.status, answer.cache]).toEqual([path, status, undefined])
    }
  }
  for (const path of ['/follow-enquiry?key=a', '/embed/enquiry', '/thank-you?form=a&confirm=b']) {
    await ask(path)
    expect([path, (await ask(path)).cache]).toEqual([path, 'MISS'])
  }
  const reviews = JSON.stringify({ attraction: 'petra' })
  expect(await ask('/api/v1/reviews', JSON_TYPE, reviews)).toMatchObject({
    status: 200,
    cache: undefined,
  })
})

test('serves what it has while the provider is stopped, and new pages afterwards', async () => {
  const before = new Map<string, Answer>()
  for (const path of STORED) before.set(path, await ask(path))
  provider.child.kill('SIGTERM')
  expect(await provider.end).toBe(0)
  const [page, , list] = STORED as [string, string, string]
  while ((await ask(list)).cache !== 'STALE' || (await ask(page)).cache !== 'STALE') {
    await wait(500)
  }
  for (const [path, { body }] of before) {
    const stale = await ask(path)
    expect([path, stale.status, stale.body.equals(body)]).toEqual([path, 200, true])
  }
  const lost = await ask('/destinations')
  expect([lost.status, lost.headers['retry-after']]).toEqual([503, '30'])
  expect(lost.body.toString()).toContain('<h1>We can&rsquo;t answer right now</h1>')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await ask('/', form, 'form=trip-enquiry')).toMatchObject({
    status: 503,
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  })
  for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'idempotency-key': 'a' }]) {
    const refused = await ask(`${API}/enquiry/`, headers, '{}')
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30'])
    expect(JSON.parse(refused.body.toString())).toMatchObject({ error: { code: 'unavailable' } })
  }

  await start('https://new.example')
  const fresh = await ask(page)
  expect([fresh.status, fresh.body.includes('https://new.example/')]).toEqual([200, true])
  expect((await ask(page)).cache).toBe('HIT')
  expect((await ask('/destinations')).status).toBe(200)
}, 300_000)
