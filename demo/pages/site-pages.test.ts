import type { Database } from '../provider/data/engine/database.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conditional } from '../provider/http/etag.ts'
import { newApp } from '../provider/http/new-app.ts'
import { UNDRAWN } from '../server/built-for-test.ts'
import { settingsFromEnvironment } from '../provider/settings/settings.ts'
import { plainLog } from '../provider/log/log.ts'
import { sitePages } from './site-pages.ts'

/** Server module that renders the result of an API call, and throws at one address. */
const SERVER = `export const answer = async ({ path, carrier }) => {
  if (path.startsWith('/broken')) throw new TypeError('quotes ' + path)
  const text = await carrier('http://localhost/api', {}).then(() => 'here', ({ name }) => name)
  return { status: path === '/503' ? 503 : 200, type: 'text/html', text }
}`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-pages-'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), '')
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'server.js'), SERVER)
  await mkdir(join(folder, 'elements'))
  await writeFile(join(folder, 'elements/server.js'), UNDRAWN)
})
afterAll(() => rm(folder, { recursive: true }))

/** Pages are rendered without one, too. */
const AWAY = { query: async () => Promise.reject(new Error('away')) } as unknown as Database

function open(call: (context: Context) => Promise<Response>) {
  const logged: string[] = []
  const settings = settingsFromEnvironment(
    {},
    { log: plainLog('warn', (line) => logged.push(line)) },
  )
  const app = newApp(settings)
  app.get('/api', call)
  const site = newApp(settings)
  const pages = sitePages(
    { app, database: AWAY, settings },
    { site: folder, server: folder, elements: join(folder, 'elements') },
    50,
  )
  site.get('*', conditional, pages.page)
  const get = async (path: string, headers: Record<string, string> = {}, env = {}) =>
    site.request(path, { headers }, env)
  return { get, logged }
}

const quick = async () => new Response('{}')

test('renders a page without data that arrives too late', async () => {
  const { get } = open(() => new Promise(() => {}))
  const partial = await get('/')
  expect(await partial.text()).toBe('TimeoutError')
  expect(partial.headers.get('cache-control')).toBe('no-cache')
  const whole = await open(quick).get('/')
  expect(await whole.text()).toBe('here')
  expect(whole.headers.get('cache-control')).toContain('s-maxage')
})

test.each([429, 500, 503])(
  'keeps a page whose call failed with %i out of shared caches',
  async (status) => {
    const { get } = open(async () => new Response('{}', { status }))
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  },
)

test('logs the error of a page without the query', async () => {
  const { get, logged } = open(quick)
  const answer = await get('/broken?q=asha@mail.example')
  expect(answer.status).toBe(500)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(logged).toEqual([expect.stringContaining('TypeError')])
  expect(logged.join('') + (await answer.text())).not.toContain('asha')
})

test('forbids caching of a page that failed', async () => {
  const { get } = open(quick)
  const failed = await get('/503', { 'if-none-match': '*' })
  expect(failed.status).toBe(503)
  expect(failed.headers.get('cache-control')).toBe('no-store')
  expect(failed.headers.get('retry-after')).toBe('30')
  expect((await get('/', { 'if-none-match': '*' })).status).toBe(304)
})

test('passes the address of a visitor on to API calls, and no header', async () => {
  const calls: unknown[] = []
  const { get } = open(async ({ env, req }) => {
    calls.push(env, req.header('accept-encoding'))
    return new Response('{}')
  })
  const headers = { 'accept-encoding': 'br' }
  const socket = { remoteAddress: '192.0.2.7' }
  await get('/', headers, { incoming: { headers, socket } })
  expect(calls).toEqual([{ incoming: { socket } }, undefined])
})
