import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabaseIn } from '../provider/testing/folder-for-test.ts'
import { type Serving, serve } from './serve.ts'

const program = `
  const { serve } = await import(${JSON.stringify(new URL('./serve.ts', import.meta.url).href)})
  const rate = { limit: 1_000_000, seconds: 1 }
  const rates = { enquiryRate: rate, travellerRate: rate }
  const { origins } = await serve({ port: 0, dataDir: process.argv[1], ...rates })
  console.log(origins.provider)
`

let folder: string
let child: ChildProcess
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'trip-kill-'))))
afterEach(async () => {
  child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

function start(): ChildProcess {
  const parameters = ['--import', 'tsx', '--input-type=module', '-e', program, folder]
  // A DATABASE_URL in the environment would keep what this test must lose.
  const env = { ...process.env, DATABASE_URL: '' }
  child = spawn(process.execPath, parameters, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return child
}

async function kill(): Promise<void> {
  const end = once(child, 'exit')
  child.kill('SIGKILL')
  await end
}

/** Sends enquiries, eight at a time, and kills the process after that many responses. */
async function killAfter(answers: number, acknowledged: Map<string, string>): Promise<void> {
  const [line] = (await once(start().stdout!, 'data')) as [Buffer]
  const origin = line.toString().trim()
  const cities = await fetch(`${origin}/api/v1/trips/cities/`)
  const [city] = (await cities.json()) as [{ uuid: string }]
  const end = acknowledged.size + answers
  const visitor = async () => {
    for (;;) {
      const key = randomUUID()
      const response = await send(origin, city.uuid, key)
      acknowledged.set(key, ((await response.json()) as { reference: string }).reference)
      if (acknowledged.size >= end) child.kill('SIGKILL')
    }
  }
  const exit = once(child, 'exit')
  // Each visitor ends with the connection.
  await Promise.allSettled(Array.from({ length: 8 }, visitor))
  await exit
}

function send(origin: string, city: string, key: string): Promise<Response> {
  return fetch(`${origin}/api/v1/trips/enquiry/`, {
    method: 'POST',
    body: JSON.stringify({
      destinations: [{ city, no_days: 1 }],
      number_of_adults: 1,
      phone_number: '9876543210',
      email: 'a@b.co',
    }),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })
}

const reopen = () => serve({ port: 0, dataDir: folder, databaseUrl: undefined })

test('loses no acknowledged enquiry when it is killed', { timeout: 120_000 }, async () => {
  await emptyDatabaseIn(folder)
  const acknowledged = new Map<string, string>()
  for (const answers of [1, 7, 40, 100]) await killAfter(answers, acknowledged)
  const serving: Serving = await reopen()
  const { database } = serving.provider
  const rows = await database.query<{ idempotency_key: string; reference: string }>(
    'select idempotency_key, reference from enquiries where idempotency_key is not null',
  )
  const stored = new Map(rows.map((row) => [row.idempotency_key, row.reference]))
  expect(stored.size).toBe(rows.length)
  for (const [key, reference] of acknowledged) expect(stored.get(key)).toBe(reference)
  const [key, reference] = [...acknowledged].at(-1)!
  const [city] = await database.query<{ uuid: string }>(
    `select city as uuid from destinations join enquiries on uuid = enquiry
     where idempotency_key = $1`,
    [key],
  )
  const again = await send(serving.origins.provider, city!.uuid, key)
  expect(await again.json()).toEqual({ reference })
  // Each enquiry has its place and both emails, or nothing is stored.
  const [counts] = await database.query(
    `select count(distinct uuid) as enquiries, count(*) as destinations,
       (select count(*) from mails) as mails
     from enquiries left join destinations on enquiry = uuid where idempotency_key is not null`,
  )
  expect(counts).toEqual({
    enquiries: rows.length,
    destinations: rows.length,
    mails: rows.length * 2,
  })
  await serving.close()
})

test('opens after it was killed while creating its database', { timeout: 60_000 }, async () => {
  start()
  await expect
    .poll(() => existsSync(join(folder, 'database.unfinished/base')), { timeout: 20_000 })
    .toBe(true)
  await kill()
  expect(existsSync(join(folder, 'database'))).toBe(false)
  const serving = await reopen()
  expect((await fetch(`${serving.origins.provider}/healthz`)).status).toBe(200)
  await serving.close()
})
