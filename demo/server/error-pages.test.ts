import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusal } from '../../widgets/contract/refusal.ts'
import { type Built, askPlainly, built } from './built-for-test.ts'
import type { Serving } from './serve.ts'
import { serveForTest } from './serve-for-test.ts'
import { smallDisk } from '../provider/testing/small-disk-for-test.ts'

/** Server module that renders refusals, except at one address. */
const SERVER = `export const answer = async ({ path, refused }) => {
  if (path.includes('broken')) throw new TypeError('quotes')
  return { status: refused ?? 200, type: 'text/html; charset=utf-8', text: 'drawn ' + refused }
}`

let build: Built<string>
let serving: Serving
beforeAll(async () => {
  build = await built({ 'server/server.js': SERVER, 'server/hi/server.js': SERVER })
  serving = await serveForTest({ folders: build.folders, log: () => {} })
})
afterAll(async () => {
  await serving.close()
  await build.remove()
})

async function ask(path: string, accept: string, method = 'GET') {
  const { body, ...sent } = await askPlainly(serving.origins.provider + path, {
    headers: { accept },
    method,
  })
  return { ...sent, text: body.toString() }
}

/** Sends raw bytes that Node's client would refuse to send. */
function send(bytes: string): Promise<string> {
  const { port } = new URL(serving.origins.provider)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), 'localhost')
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    socket.once('end', () => resolve(text)).once('error', reject)
    socket.write(bytes)
  })
}

const READER = 'text/html,application/xhtml+xml,*/*;q=0.8'

test.each([
  ['//', 404],
  ['/widgets/no.js', 404],
  ['/widgets/', 404],
  ['/media/photos/%00', 404],
  ['/media/scenes/..%2f', 404],
  ['/embed/corporate-video/a/b', 404],
  ['/_demo/nothing', 404],
])('shows a visitor at %s the page of a %i', async (path, status) => {
  const { headers, ...sent } = await ask(path, READER)
  expect(sent).toEqual({ status, text: `drawn ${status}` })
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['cache-control']).toBe('no-store')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
  '%s of a page is refused with a page and the allowed methods',
  async (method) => {
    const { status, headers, text } = await ask('/enquiry', READER, method)
    expect([status, text]).toEqual([405, 'drawn 405'])
    // Pages accept POST for forms without JavaScript.
    expect(headers.allow?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'POST'])
  },
)

test('shows a page with a retry time if the disk is too full for a form', async () => {
  const disk = smallDisk(1_000_000)
  await disk.fill(0)
  vi.stubEnv('TMPDIR', disk.folder)
  const body = new FormData()
  body.append('photos', new Blob([Buffer.alloc(200_000)]), 'photo.jpg')
  const answer = await fetch(`${serving.origins.provider}/review/taj-mahal`, {
    method: 'POST',
    headers: { accept: READER },
    body,
  })
  vi.unstubAllEnvs()
  disk.unmount()
  expect([answer.status, await answer.text()]).toEqual([507, 'drawn 507'])
  expect(answer.headers.get('retry-after')).toBe('300')
})

test('HEAD of a missing page has the status and no body', async () => {
  const { status, headers, text } = await ask('/_demo/nothing', READER, 'HEAD')
  expect([status, text]).toEqual([404, ''])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
  ['/api/v1/nothing', READER, 'GET', 404],
  ['/api/nothing', READER, 'GET', 404],
  ['/api/%00', '*/*', 'GET', 404],
  ['/api/v1/trips/countries/', READER, 'DELETE', 405],
  ['/healthz/x', READER, 'GET', 404],
  ['/widgets/no.js', '*/*', 'GET', 404],
  ['/media/photos/x', 'image/avif,image/*,*/*;q=0.8', 'GET', 404],
  ['/nothing', 'application/json', 'GET', 404],
  ['/nothing', 'application/json', 'POST', 405],
])('a program at %s that accepts %s gets the contract’s JSON', async (path, accept, method, is) => {
  const { status, headers, text } = await ask(path, accept, method)
  expect([status, headers['content-type']]).toEqual([is, 'application/json'])
  expect(refusal.parse(JSON.parse(text)).error.message).not.toBe('')
})

test("shows a plain page if the site can't be rendered", async () => {
  for (const [path, method, is] of [
    ['/broken', 'GET', 500],
    ['/broken', 'POST', 405],
  ] as const) {
    const { status, headers, text } = await ask(path, READER, method)
    expect([status, headers['content-type']]).toEqual([is, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("style-src 'sha256-")
    expect(text).toMatch(/<h1>[A-Z][^<]+\.<\/h1>/)
    expect(text).not.toContain('quotes')
  }
})

test.each([
  ['/hi/broken', 'lang="hi" dir="ltr"', 'यह पेज लोड नहीं हो पाया।'],
  ['/broken?lang=ar', 'lang="ar" dir="rtl"', 'تعذّر تحميل هذه الصفحة.'],
])('shows the plain page at %s in its language', async (path, ...parts) => {
  const { text } = await ask(path, READER)
  for (const part of parts) expect(text).toContain(part)
})

test.each([
  ['GARBAGE\r\n\r\n', 400],
  ['FOO / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nhost: bad host\r\nconnection: close\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nhost: a\r\nx: \u0000\r\n\r\n', 400],
  [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
])('answers %j with a page too', async (bytes, status) => {
  const answer = await send(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head.toLowerCase()).toContain('content-type: text/html; charset=utf-8')
  expect(Buffer.byteLength(body)).toBe(Number(/content-length: (\d+)/i.exec(head)?.[1]))
  expect(body).toContain(status === 431 ? 'too long' : 'can’t read')
  expect((await ask('/', READER)).status).toBe(200)
})
