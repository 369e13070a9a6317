import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Listener, type Patience, listenAt } from './listen.ts'
import { newApp } from '../provider/http/new-app.ts'
import { type Settings, settingsFromEnvironment } from '../provider/settings/settings.ts'

let listener: Listener
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await listener.stop()
})

async function opened(changes: Partial<Settings> = {}, patience: Partial<Patience> = {}) {
  listener = await listenAt(0, { ...settingsFromEnvironment({}), ...changes }, patience)
  const app = newApp({ log: () => {} })
  app.post('/body', async ({ req, text }) => text(await req.text()))
  listener.open(app.get('/', ({ text }) => text('here')))
}

/** Opens a connection from an address of this machine, and collects what it receives. */
function from(address: string, begin: string) {
  const { port } = new URL(listener.origin)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: address })
  sockets.push(socket)
  let told = ''
  socket.on('data', (part: Buffer) => (told += part.toString()))
  socket.on('error', () => {})
  const ended = once(socket, 'close')
  socket.write(begin)
  return { socket, ended, told: () => told }
}

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

test('other addresses get in while one uses all of its connections', async () => {
  await opened({ connectionsOfAddress: 20 })
  const idle = Array.from({ length: 40 }, () => from('127.0.0.1', ''))
  const refused = idle.slice(20).map(({ ended }) => ended)
  await Promise.all(refused)
  const late = from('127.0.0.1', GET)
  await late.ended
  expect(late.told()).toBe('')
  const other = from('127.0.0.2', GET)
  await expect.poll(other.told).toContain('here')
  // Closing some frees their places.
  for (const { socket } of idle) socket.destroy()
  await expect
    .poll(async () => {
      const again = from('127.0.0.1', `${GET.trimEnd()}\r\nconnection: close\r\n\r\n`)
      await again.ended
      return again.told()
    })
    .toContain('here')
})

test('does not count connections behind a proxy', async () => {
  await opened({ connectionsOfAddress: 0 })
  const many = Array.from({ length: 300 }, () => from('127.0.0.1', GET))
  await expect
    .poll(() => many.every(({ told }) => told().includes('here')), { timeout: 10_000 })
    .toBe(true)
})

test.each([
  ['says nothing', ''],
  ['never ends the head of its request', 'GET / HTTP/1.1\r\nhost: localhost\r\n'],
])('disconnects a client that %s', async (_, begin) => {
  await opened({}, { head: 100 })
  const slow = from('127.0.0.1', begin)
  await slow.ended
  expect(slow.told()).toMatch(/^HTTP\/1\.1 408 /)
})

test('disconnects a client that starts a body and goes silent', async () => {
  await opened({}, { silence: 200 })
  const slow = from(
    '127.0.0.1',
    'POST /body HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nabc',
  )
  await slow.ended
  expect(slow.told()).not.toContain('200 OK')
})

test('disconnects a client that trickles a body for longer than a request may last', async () => {
  await opened({}, { head: 100, request: 300 })
  const slow = from(
    '127.0.0.1',
    'POST /body HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n',
  )
  const drops = setInterval(() => slow.socket.write('x'), 20)
  await slow.ended
  clearInterval(drops)
  expect(slow.told()).not.toContain('200 OK')
})

test('refuses a complete request head with too many fields', async () => {
  await opened()
  const fields = (count: number) => 'a: b\r\n'.repeat(count)
  const most = from('127.0.0.1', `${GET.trimEnd()}\r\n${fields(99)}\r\n`)
  await expect.poll(most.told).toContain('here')
  const more = from('127.0.0.1', `${GET.trimEnd()}\r\n${fields(100)}\r\n`)
  await expect.poll(more.told).toMatch(/^HTTP\/1\.1 431 /)
  const farMore = from('127.0.0.1', `${GET.trimEnd()}\r\n${fields(3000)}\r\n`)
  await expect.poll(farMore.told).toMatch(/^HTTP\/1\.1 431 /)
})

test('is not ready while starting or stopping', async () => {
  listener = await listenAt(0, settingsFromEnvironment({}))
  const ready = (begin = GET) => from('127.0.0.1', begin.replace('/', '/readyz'))
  const starting = ready()
  await expect.poll(starting.told).toMatch(/^HTTP\/1\.1 503 .*This server is starting\./s)
  const waiting = from('127.0.0.1', GET)
  const app = newApp({ log: () => {} })
  const [begin, end] = [GET.slice(0, 20), GET.slice(20)]
  const late = ready(begin)
  const here = from('127.0.0.1', GET)
  listener.open(app.get('/', ({ text }) => text('here')))
  await expect.poll(waiting.told).toContain('here')
  await expect.poll(here.told).toContain('here')
  const stopped = listener.stop()
  late.socket.write(end)
  await Promise.all([late.ended, stopped])
  expect(late.told()).toMatch(/^HTTP\/1\.1 503 .*This server is stopping\./s)
})

test('lets a running upload finish while stopping, then stops immediately', async () => {
  await opened({ stopSeconds: 600, trustProxy: 1 })
  const post = 'POST /body HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nfirst'
  const upload = from('127.0.0.1', `${GET}${post}`)
  await expect.poll(upload.told).toContain('here')
  const stopped = listener.stop()
  await expect(from('127.0.0.1', GET).ended).rejects.toThrow('ECONNREFUSED')
  upload.socket.write(`later${GET}`)
  await Promise.all([upload.ended, stopped])
  expect(upload.told()).toMatch(/firstlater.*connection: close.*here$/is)
})

test('answers one more request on each connection that a proxy keeps open during shutdown', async () => {
  await opened({ stopSeconds: 600, trustProxy: 1 }, { idle: 400 })
  const [used, unused] = [from('127.0.0.1', GET), from('127.0.0.1', GET)]
  await expect.poll(() => used.told() + unused.told()).toMatch(/here.*here/s)
  const stopped = listener.stop()
  await expect(from('127.0.0.1', GET).ended).rejects.toThrow('ECONNREFUSED')
  expect([used.socket.readyState, unused.socket.readyState]).toEqual(['open', 'open'])
  used.socket.write(GET)
  await used.ended
  expect(used.told()).toMatch(/here.*connection: close.*here$/is)
  expect(unused.socket.readyState).toBe('open')
  await Promise.all([unused.ended, stopped])
})

test('waits no longer than configured when it stops', async () => {
  await opened({ stopSeconds: 0 })
  const upload = from(
    '127.0.0.1',
    'POST /body HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n',
  )
  const here = from('127.0.0.1', GET)
  await expect.poll(here.told).toContain('here')
  await Promise.all([upload.ended, listener.stop()])
  expect(upload.told()).toBe('')
})

test.each(['192.0.2.1', 'nobody.invalid'])(
  'reports in one sentence that it cannot listen at %s',
  async (host) => {
    await opened()
    const settings = { ...settingsFromEnvironment({}), host }
    await expect(listenAt(0, settings)).rejects.toThrow(
      `HOST must be an address of this machine, but is '${host}'.`,
    )
  },
)

test('listens only at the given address', async () => {
  await opened({ host: '127.0.0.3' })
  expect(listener.origin).toMatch(/^http:\/\/127\.0\.0\.3:\d+$/)
  expect(await (await fetch(listener.origin)).text()).toBe('here')
  const elsewhere = fetch(listener.origin.replace('127.0.0.3', '127.0.0.1'))
  await expect(elsewhere).rejects.toThrow('fetch failed')
})
