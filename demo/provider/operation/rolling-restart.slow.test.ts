import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import * as http from 'node:http'
import * as https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API } from '../testing/api-for-test.ts'
import { type Command, runCommand, untilReady } from '../testing/command-for-test.ts'
import { freePort } from '../testing/free-port-for-test.ts'
import { type TestProxy, guideProxy } from '../testing/nginx-for-test.ts'
import { POSTGRES } from '../testing/servers-for-test.ts'
import { jpeg, reviewForm } from '../testing/upload-for-test.ts'

const REQUESTS = 2000
const CONNECTIONS = 16
const DATABASE = `trip_rolling_${process.pid}`

let folder: string
let admin: Pool
let database: Pool
let ports: [number, number]
let instances: Command[]
let proxy: TestProxy
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-rolling-'))
  admin = new Pool({ connectionString: POSTGRES, max: 1 })
  await admin.query(`create database ${DATABASE}`)
  const url = new URL(POSTGRES!)
  url.pathname = DATABASE
  database = new Pool({ connectionString: url.href, max: 1 })
  ports = [await freePort(), await freePort()]
  instances = ports.map((port) => start(port, url.href))
  await Promise.all(instances.map((instance, index) => untilReady(instance, ports[index]!)))
  proxy = await guideProxy(ports)
}, 120_000)
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.kill()))
  await proxy.stop()
  await database.end()
  await admin.query(`drop database ${DATABASE} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true })
})

const start = (port: number, databaseUrl: string) =>
  runCommand(['demo/start.ts', '--no-build'], {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://trips.example',
    FRAME_ORIGINS: 'none',
    DATABASE_URL: databaseUrl,
    // No mail server, so emails wait.
    SMTP_URL: 'smtp://127.0.0.1:9',
    TRUST_PROXY: '1',
    STOP_SECONDS: '180',
    LIMITS: 'enquiries=100000/1s, uploads=100000/1s',
    UPLOAD_BYTES_PER_HOUR: '100000000000',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
  })

async function restart(index: 0 | 1): Promise<void> {
  const { child, end } = instances[index]!
  child.kill('SIGTERM')
  expect(await end).toBe(0)
  instances[index] = start(ports[index], databaseUrl())
  await untilReady(instances[index], ports[index])
}

function databaseUrl(): string {
  const url = new URL(POSTGRES!)
  url.pathname = DATABASE
  return url.href
}

const agent = new https.Agent({
  keepAlive: true,
  maxSockets: CONNECTIONS,
  rejectUnauthorized: false,
})

async function post(path: string, body: string | FormData): Promise<number | string> {
  const sent = new Response(body)
  const asked = https.request({
    agent,
    port: proxy.https,
    path,
    method: 'POST',
    servername: 'trips.example',
    headers: {
      host: 'trips.example',
      'content-type':
        body instanceof FormData ? sent.headers.get('content-type')! : 'application/json',
      'idempotency-key': randomUUID(),
    },
  })
  try {
    asked.end(Buffer.from(await sent.arrayBuffer()))
    const [answer] = (await once(asked, 'response')) as [http.IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode!
  } catch (error) {
    return String(error)
  }
}

test('restarts both instances without failing one of 2,000 requests, uploads included', async () => {
  const { rows } = await database.query<{ uuid: string }>('select uuid from cities limit 1')
  const enquiry = (email: string) =>
    JSON.stringify({
      destinations: [{ city: rows[0]!.uuid, no_days: 3 }],
      number_of_adults: 2,
      phone_number: '9876543210',
      email,
    })
  const photo = await jpeg(200, 150)
  const restarts = { left: 2 }
  let count = 0
  const answers = new Map<number | string, number>()
  const send = async (number: number) => {
    if (number % 20 === 0)
      return post('/api/v1/create_reviews', reviewForm({ feedback: `Visit ${number}.` }, [photo]))
    if (number % 5 === 0) return post(`${API}/enquiry/`, enquiry(`${number}@mail.example`))
    return post('/api/v1/reviews', JSON.stringify({ attraction: 'petra', page_size: 1 }))
  }
  const visitor = async () => {
    while (restarts.left > 0 || count < REQUESTS) {
      const status = await send((count += 1))
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  const visitors = Array.from({ length: CONNECTIONS }, visitor)
  for (const index of [0, 1] as const) {
    await restart(index)
    restarts.left -= 1
  }
  await Promise.all(visitors)
  expect([...answers.keys()].toSorted()).toEqual([200, 201])
  expect(count).toBeGreaterThanOrEqual(REQUESTS)
  const { rows: stored } = await database.query<{ count: string }>(
    `select (select count(*) from enquiries) + (select count(*) from reviews where fingerprint <> 'seed') as count`,
  )
  expect(Number(stored[0]!.count)).toBe(answers.get(201))
}, 180_000)

/** Status and redirect target, or the error code. */
const asked = async (protocol: typeof http | typeof https, options: https.RequestOptions) =>
  new Promise((resolve) => {
    protocol
      .get({ rejectUnauthorized: false, ...options }, ({ statusCode, headers }) =>
        resolve([statusCode, headers.location]),
      )
      .on('error', ({ message }) => resolve(message))
  })

test('the proxy serves only its own name, and redirects to no other', async () => {
  const { http: port, https: securePort } = proxy
  const plain = async (host: string) => asked(http, { port, headers: { host }, path: '/a?b=c' })
  expect(await plain('trips.example')).toEqual([301, 'https://trips.example/a?b=c'])
  expect(await plain('evil.example')).toBe('socket hang up')
  const secure = async (servername: string, host: string) =>
    asked(https, { port: securePort, servername, headers: { host }, path: '/healthz' })
  expect(await secure('trips.example', 'trips.example')).toEqual([200, undefined])
  expect(await secure('trips.example', 'evil.example')).toBe('socket hang up')
  expect(await secure('evil.example', 'evil.example')).toContain('alert')
})
