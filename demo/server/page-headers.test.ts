import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Built, askPlainly, built } from './built-for-test.ts'
import { serveForTest } from './serve-for-test.ts'
import type { Serving } from './serve.ts'

const SERVER = `export const answer = async ({ refused, path }) => {
  if (path === '/broken') throw new Error()
  return { status: refused ?? 200, type: 'text/html; charset=utf-8', text: '<h1>page</h1>' }
}`

let files: Built<string>
let serving: Serving
beforeAll(async () => {
  files = await built({ 'server/server.js': SERVER })
  serving = await serveForTest({ folders: files.folders, log: () => {} })
})
afterAll(async () => {
  await serving.close()
  await files.remove()
})

const PROMISED = {
  'content-type': expect.stringMatching(/^text\/html/),
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringContaining('default-src'),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': expect.stringMatching(
    /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/,
  ),
}

test.each([
  ['/', 200],
  ['/broken', 500],
  ['/media/nothing', 404],
  ['/desk/sign-in', 200],
  ['/desk/nothing', 404],
  ['/_demo/outbox', 200],
  ['/api/', 200],
])('%s has the headers that SECURITY.md promises for pages', async (path, status) => {
  const answer = await askPlainly(serving.origins.provider + path, {
    headers: { accept: 'text/html' },
  })
  expect(answer).toMatchObject({ status, headers: PROMISED })
})

test('the response to an invalid request has them too', async () => {
  const socket = connect(Number(new URL(serving.origins.provider).port))
  socket.write('nonsense\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  const lines = answer
    .toString()
    .split('\r\n')
    .map((line) => line.split(': '))
  expect(Object.fromEntries(lines)).toMatchObject(PROMISED)
})

test('the desk sends its own referrer policy', async () => {
  const { headers } = await askPlainly(`${serving.origins.provider}/desk/sign-in`)
  expect(headers['referrer-policy']).toBe('same-origin')
})
