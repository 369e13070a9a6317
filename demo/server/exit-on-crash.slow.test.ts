import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Throws in a timer, outside of every request. */
const BREAKS = `data:text/javascript,${encodeURIComponent(`
  const typed = 'asha@mail.example'
  process.on('SIGUSR2', () => setImmediate(function breaks() { throw new RangeError(typed) }))
  process.on('SIGHUP', () => void Promise.reject(new TypeError(typed)))
`)}`

let data: string
let child: ChildProcess
let output: string
beforeEach(async () => (data = await mkdtemp(join(tmpdir(), 'trip-last-resort-'))))
afterEach(async () => {
  child.kill('SIGKILL')
  await rm(data, { recursive: true })
})

/** Runs `npm start`, and resolves to its port. */
async function start(): Promise<number> {
  child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', BREAKS, 'demo/start.ts', '--no-build'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: data, PORT: '0' },
    },
  )
  output = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (part: Buffer) => (output += part.toString()))
  }
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Press Ctrl-C to stop.')
  return Number(/http:\/\/localhost:(\d+)/.exec(output)![1])
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function refuses(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((done) => {
    socket.once('connect', () => done(false))
    socket.once('error', () => done(true))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

const BODY = JSON.stringify({ email: 'asha@mail.example', password: 'tiger-trail-2026' })

test.each([
  ['thrown', 'SIGUSR2', 'RangeError'],
  ['rejected', 'SIGHUP', 'TypeError'],
] as const)(
  'finishes running requests and ends when something is %s outside of them',
  { timeout: 120_000 },
  async (_, signal, name) => {
    const port = await start()
    const end = once(child, 'close')
    const underWay = await open(port)
    let answer = ''
    underWay.on('data', (part: Buffer) => (answer += part.toString()))
    underWay.write(
      `POST /api/v1/trips/user/login/ HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\n` +
        `content-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`,
    )
    await expect.poll(() => answer, { timeout: 5000 }).toContain('100 Continue')
    child.kill(signal)
    await expect.poll(() => refuses(port), { timeout: 5000 }).toBe(true)
    underWay.write(BODY)
    await expect.poll(() => answer, { timeout: 5000 }).toContain('wrong_credentials')
    const [code] = (await end) as [number]
    expect(code).toBe(1)
    const line = `this process exits because of an error outside of a request: ${name}\n    at `
    expect(output).toContain(line)
    expect(output).not.toContain('asha@mail.example')
  },
)
