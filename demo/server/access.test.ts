import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Built, askPlainly, built } from './built-for-test.ts'
import type { Facts } from '../provider/log/log.ts'
import type { Serving } from './serve.ts'
import { serveForTest } from './serve-for-test.ts'

const SERVER = `export const answer = async ({ path, carrier, onFailure }) => {
  const cities = await carrier('http://localhost/api/v1/trips/cities/')
  if (path === '/broken') onFailure(new TypeError('asha@mail.example'))
  return { status: 200, type: 'text/html', text: 'page' + cities.headers.get('x-request-id') }
}`

let build: Built<string>
let serving: Serving
let lines: [string, Facts | undefined][] = []
beforeAll(async () => {
  build = await built({ 'server/server.js': SERVER, 'site/assets/site-1.js': 'x'.repeat(100_000) })
  const log = (...line: (typeof lines)[0]) => void lines.push(line)
  serving = await serveForTest({ folders: build.folders, log })
}, 120_000)
beforeEach(() => (lines = []))
afterAll(async () => {
  await serving.close()
  await build.remove()
})

const ask = async (path: string, headers = {}, method = 'GET') =>
  askPlainly(serving.origins.provider + path, { headers, method })

async function line(): Promise<Facts> {
  await expect.poll(() => lines.filter(([message]) => message === 'request')).toHaveLength(1)
  return lines.find(([message]) => message === 'request')![1]!
}

test.each([
  ['/api/v1/trips/cities/?q=asha@mail.example', '/api/v1/trips/cities/', 200],
  ['/api/v1/trips/attractions/taj-mahal', '/api/v1/trips/attractions/:id', 200],
  ['/api/v1/trips/asha@mail.example', '/*', 404],
  ['/media/scenes/alps-day.svg', '/media/scenes/:name', 200],
  ['/media/asha@mail.example', '/media/*', 404],
  ['/my-profile?token=asha@mail.example', '/*', 200],
  ['/healthz', '/healthz', 200],
])('logs only the pattern of %s', async (path, route, status) => {
  const answer = await ask(path, { accept: 'text/html' })
  const facts = await line()
  expect(facts).toEqual({
    level: 'info',
    request: answer.headers['x-request-id'],
    method: 'GET',
    route: route,
    status,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  })
  expect(facts['bytes']).toBeGreaterThan(answer.body.length)
  expect(JSON.stringify(lines)).not.toContain('asha')
})

test('counts the bytes of each request on a connection separately', async () => {
  const path = `${serving.origins.provider}/assets/site-1.js`
  const headers = { 'accept-encoding': 'identity' }
  for (const _ of [1, 2]) {
    lines = []
    await (await fetch(path, { headers })).arrayBuffer()
    expect((await line())['bytes']).toSatisfy((bytes: number) => bytes > 100_000 && bytes < 102_000)
  }
})

test.each(['0123456789abcdef', '1-67a0/b:c=d+e.f_g', 'x'.repeat(128)])(
  'accepts the request id %s',
  async (id) => {
    expect((await ask('/healthz', { 'x-request-id': id })).headers['x-request-id']).toBe(id)
    expect((await line()).request).toBe(id)
  },
)

test.each([
  '',
  'short',
  'x'.repeat(129),
  'asha@mail.example',
  '<script>alert(1)</script>',
  'a b c d e f g',
])('generates an id instead of %j', async (id) => {
  const made = (await ask('/healthz', { 'x-request-id': id })).headers['x-request-id']
  expect(made).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  expect((await line()).request).toBe(made)
})

test("gives a page's API calls and errors the request id of the page", async () => {
  const id = '0123456789abcdef'
  const page = await ask('/broken', { 'x-request-id': id, accept: 'text/html' })
  expect(page.body.toString()).toBe(`page${id}`)
  await line()
  expect(lines.map(([message, facts]) => [message, facts!.request])).toEqual([
    ['a page could not be rendered', id],
    ['request', id],
  ])
})

test('uses one label for all unknown paths and one for all unknown methods', async () => {
  const labels = async () => {
    const text = (await ask('/metrics')).body.toString()
    return [...text.matchAll(/^http_request_duration_seconds_count(\{.*\}) /gm)].map(
      ([, set]) => set,
    )
  }
  await ask('/api/v1/trips/first')
  await ask('/first.png')
  await ask('/first', {}, 'PROPFIND')
  await expect.poll(() => lines).toHaveLength(3)
  await labels()
  const before = await labels()
  for (const index of Array.from({ length: 20 }, (_, each) => each)) {
    await ask(`/api/v1/trips/${index}`)
    await ask(`/${index}.png`)
    await ask(`/${index}`, {}, index % 2 ? 'PROPFIND' : 'MKCOL')
  }
  expect(await labels()).toEqual(before)
  expect(before).toContain('{method="other",route="/*",status="4xx"}')
})

test('counts clients that disconnect before the response', async () => {
  const { port } = new URL(serving.origins.provider)
  const upload = request({
    port,
    path: '/api/v1/trips/testimonial/',
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 10_000 },
  })
  upload.on('error', () => {})
  upload.write('x'.repeat(1000))
  await expect
    .poll(async () => (await ask('/metrics')).body.toString())
    .toContain('\nuploads_under_way 1\n')
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  const asked = lines.length
  upload.destroy()
  await expect.poll(() => lines.length).toBe(asked + 1)
  expect(lines.at(-1)![1]).toMatchObject({ status: 499, route: '/api/v1/trips/testimonial/' })
})
