import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { brokenForms } from '../testing/broken-forms-for-test.ts'
import type { TestProvider } from '../testing/open-for-test.ts'
import { REVIEW, TESTIMONIAL, filesOf, textPart } from '../testing/upload-for-test.ts'
import { plainLog } from '../log/log.ts'
import type { Serving } from '../../server/serve.ts'
import { serveForTest } from '../../server/serve-for-test.ts'

const REVIEWS = '/api/v1/create_reviews'
const TESTIMONIALS = '/api/v1/trips/testimonial/'

const textsOf = (fields: object) =>
  Object.entries(fields)
    .map(([name, value]) => textPart(name, value as string))
    .join('')
const WHOLE = Buffer.from(`${textsOf(REVIEW)}--edge--\r\n`)
const FORMS = brokenForms(WHOLE).flatMap(({ says, ...form }) =>
  [REVIEWS, TESTIMONIALS].map((path) => [`${says}, sent to ${path}`, { path, ...form }] as const),
)

let serving: Serving
const logged: string[] = []
const thrown = vi.fn<(error: unknown) => void>()
beforeAll(async () => {
  process.on('uncaughtException', thrown)
  const uploadRate = { limit: 1_000_000, seconds: 1 }
  serving = await serveForTest({ uploadRate, log: plainLog('warn', (line) => logged.push(line)) })
})
beforeEach(() => {
  thrown.mockClear()
  logged.length = 0
})
afterAll(async () => {
  await serving.close()
  process.off('uncaughtException', thrown)
})

const incoming = async () =>
  (await filesOf(serving.provider as TestProvider)).filter((path) => path.startsWith('incoming'))

/** Rows and files left by a form, once its upload folder is gone. */
async function leftBehind() {
  await expect.poll(incoming, { timeout: 10_000 }).toEqual([])
  const { status } = await fetch(`${serving.origins.provider}/healthz`)
  return { logged, thrown: thrown.mock.calls, healthy: status === 200 }
}

const NOTHING = { logged: [], thrown: [], healthy: true }

const isRefusedOrTaken = (status: number) => status === 201 || (status >= 400 && status < 500)

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(serving.origins.provider).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const headOf = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

/** Status of raw bytes, which a client might alter. */
async function overSocket(path: string, type: string, body: Buffer): Promise<number> {
  const socket = await open()
  let answer = ''
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')))
  const end = once(socket, 'close')
  socket.write(headOf(path, type, body.length), 'latin1')
  socket.write(body)
  await end
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}

test.each(FORMS)('answers a form with %s', async (_, { path, type, body }) => {
  expect(await overSocket(path, type, body)).toSatisfy(isRefusedOrTaken)
  const init = { method: 'POST', body: new Uint8Array(body), headers: { 'content-type': type } }
  const inProcess = await serving.provider.app.request(path, init)
  expect(inProcess.status).toSatisfy(isRefusedOrTaken)
  expect(await leftBehind()).toEqual(NOTHING)
})

test.each([REVIEWS, TESTIMONIALS])('answers 400 at %s to undecodable text', async (path) => {
  const head = 'Content-Disposition: form-data; name="feedback"\r\n'
  const text = `--edge\r\n${head}Content-Type: text/plain; charset=xyz\r\n\r\nx\r\n--edge--\r\n`
  const answer = await fetch(serving.origins.provider + path, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: { code: 'malformed_multipart', message: expect.any(String) as string } },
  ])
})

test('survives clients that disconnect at any byte of a form', async () => {
  const video = '--edge\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n'
  const body = Buffer.from(
    `${textPart('data', JSON.stringify(TESTIMONIAL))}${video}${'x'.repeat(300)}\r\n--edge--\r\n`,
  )
  const type = 'multipart/form-data; boundary=edge'
  for (let at = 0; at <= body.length; at += 9) {
    const socket = await open()
    socket.write(headOf(TESTIMONIALS, type, body.length), 'latin1')
    socket.write(body.subarray(0, at), () => (at % 2 ? socket.destroy() : socket.resetAndDestroy()))
    await once(socket, 'close')
  }
  expect(await leftBehind()).toEqual(NOTHING)
})
