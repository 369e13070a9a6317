import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
let data: string
beforeAll(async () => (data = await mkdtemp(join(tmpdir(), 'trip-start-'))))
afterAll(() => rm(data, { recursive: true }))

interface Run {
  child: ChildProcess
  output: () => string
  /** Exit code. */
  end: Promise<number>
}

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/start.ts', '--no-build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: data, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (output += part.toString()))
  }
  return { child, output: () => output, end: once(child, 'close').then(([code]) => code as number) }
}

async function running(run: Run): Promise<string> {
  await expect.poll(run.output, { timeout: 90_000 }).toContain('Press Ctrl-C to stop.')
  return /http:\/\/localhost:\d+/.exec(run.output())![0]
}

test('prints its addresses, keeps the data, and stops cleanly', async () => {
  const first = start({ PORT: '0' })
  const origin = await running(first)
  expect(first.output()).toMatch(/^ {2}Site and provider +http:\/\/localhost:\d+\/$/m)
  expect(first.output()).toMatch(/^ {2}Partner blog +http:/m)
  expect(first.output()).toMatch(/^ {2}Corporate intranet +http:/m)
  expect(first.output()).toMatch(/^ {2}Outbox +http.*\/_demo\/outbox$/m)
  expect(first.output()).toMatch(
    /^ {2}Demo account +traveller@tigertrail\.example, password tiger-trail-2026$/m,
  )
  const [city] = (await (await fetch(`${origin}/api/v1/trips/cities/`)).json()) as [object]
  const enquiry = {
    destinations: [{ city: (city as { uuid: string }).uuid, no_days: 1 }],
    number_of_adults: 1,
    phone_number: '9876543210',
    email: 'a@b.co',
  }
  const answer = await fetch(`${origin}/api/v1/trips/enquiry/`, {
    method: 'POST',
    body: JSON.stringify(enquiry),
    headers: { 'content-type': 'application/json' },
  })
  const { reference } = (await answer.json()) as { reference: string }

  const second = start({ PORT: '0' })
  expect(await second.end).toBe(1)
  expect(second.output().trim()).toMatch(/^The data folder .* is in use by another process; .*\.$/)

  first.child.kill('SIGTERM')
  expect(await first.end).toBe(0)

  const third = start({ PORT: '0' })
  const outbox = await fetch(`${await running(third)}/_demo/outbox`)
  expect(await outbox.text()).toContain(reference)
  third.child.kill('SIGINT')
  expect(await third.end).toBe(0)
})

test('logs one line in production when it serves', async () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://trips.example' }
  const run = start({ PORT: '0', FRAME_ORIGINS: 'none', ...production })
  await expect.poll(run.output, { timeout: 90_000 }).toContain('the provider is ready')
  run.child.kill('SIGTERM')
  expect(await run.end).toBe(0)
  const lines = run.output().trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ level: 'info', port: expect.stringMatching(/^\d+$/) }),
  )
})

test('names a taken port and a way out', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const run = start({ PORT: String(port) })
  expect(await run.end).toBe(1)
  expect(run.output().trim()).toMatch(
    new RegExp(
      `^Port ${port} is already in use\\. Set PORT to another one, for example PORT=\\d+ npm start\\.$`,
    ),
  )
  other.close()
})

test.each([
  [{ PORT: '80x' }, /^PORT must be a number from 0 to 65533, but is '80x'\.$/],
  [{ PORT: '70000' }, /^PORT must be .*\.$/],
  [{ PORT: '0', SMTP_URL: 'nonsense' }, /^SMTP_URL must be .*\.$/],
  [{ PORT: '0', NODE_ENV: 'production' }, /^PUBLIC_URL must be set .*\.$/],
])('explains in one sentence what is wrong with %j', async (env, sentence) => {
  const run = start(env)
  expect(await run.end).toBe(1)
  expect(run.output().trim()).toMatch(sentence)
})
