import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { openPostgres } from '../data/engine/postgres.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { failingPostgres } from '../testing/postgres-for-test.ts'
import type { Settings } from '../settings/settings.ts'
import { newMetrics } from './metrics.ts'

const TOKEN = 'a-token-of-sixteen-letters'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

const appWith = (changes: Partial<Settings>) =>
  createApp(provider.database, { ...provider.settings, ...changes }, () => {}, provider.media)

async function outcome(answer: Response) {
  return [answer.status, ((await answer.json()) as { error: { message: string } }).error.message]
}

test("is ready if the database has this provider's migrations", async () => {
  const ready = await provider.app.request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
  expect(ready.headers.get('cache-control')).toBe('no-store')
})

test('is not ready on a database that lacks a migration, and names it', async () => {
  const name = '014-hits-by-intent.sql'
  await provider.database.query('delete from migrations where name = $1', [name])
  const answer = await provider.app.request('/readyz')
  expect(answer.headers.get('retry-after')).toBe('10')
  expect(await outcome(answer)).toEqual([503, `The database is missing migrations: ${name}.`])
  expect((await provider.app.request('/healthz')).status).toBe(200)
  await provider.database.query('insert into migrations (name, run_at) values ($1, now())', [name])
  expect((await provider.app.request('/readyz')).status).toBe(200)
})

test('is not ready while the database is unreachable', async () => {
  const server = await failingPostgres()
  const database = await openPostgres(server.url, () => {})
  const app = createApp(database, provider.settings, () => {}, provider.media)
  server.end()
  const away = [503, 'The database is not responding.']
  expect(await outcome(await app.request('/readyz'))).toEqual(away)
  expect(await outcome(await app.request('/healthz'))).toEqual(away)
  await database.close()
})

test('requires a token for metrics, except in the demo', async () => {
  expect((await appWith({ demo: false }).request('/metrics')).status).toBe(404)
  expect((await provider.app.request('/metrics')).status).toBe(200)
})

test.each([
  [undefined, 401],
  ['', 401],
  ['Bearer ', 401],
  [`Bearer ${TOKEN}x`, 401],
  [`Basic ${TOKEN}`, 401],
  [`Bearer ${TOKEN}`, 200],
  [`bearer ${TOKEN}`, 200],
])('answers %s with %i if a token is set', async (authorization, status) => {
  for (const demo of [true, false]) {
    const app = appWith({ demo, metricsToken: TOKEN })
    const answer = await app.request('/metrics', {
      headers: { ...(authorization && { authorization }) },
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
  }
})

const metrics = async () => (await provider.app.request('/metrics')).text()

test('counts waiting and abandoned emails, and the wait of the oldest', async () => {
  expect(await metrics()).toContain('\nmails{state="waiting"} 0\n')
  expect(await metrics()).toContain('\nmails_oldest_waiting_seconds 0\n')
  const at = provider.settings.now()
  for (const givenUp of [null, null, at]) {
    await provider.database.query(
      `insert into mails (recipient, subject, body, created_at, next_try_at, given_up_at)
       values ('asha@mail.example', 'Hello', '', $1, $1, $2)`,
      [at, givenUp],
    )
  }
  provider.pass(90)
  const text = await metrics()
  expect(text).toContain('\nmails{state="waiting"} 2\n')
  expect(text).toContain('\nmails{state="dead"} 1\n')
  expect(text).toContain('\nmails_oldest_waiting_seconds 90\n')
  expect(text).toContain('\njobs{kind="email",state="waiting"} 2\n')
  expect(text).not.toContain('asha')
  await provider.forget()
})

test('counts failed statements, and reports on the process', async () => {
  await expect(provider.database.query('select nothing')).rejects.toThrow('nothing')
  await expect(
    provider.database.transaction(async ({ query }) => query('select nothing')),
  ).rejects.toThrow('nothing')
  const text = await metrics()
  expect(text).toContain('\ndatabase_query_failures_total{away="false"} 2\n')
  expect(text).toContain('\nprocess_cpu_seconds_total ')
  expect(text).toContain('\nkey_derivations{state="waiting"} 0\n')
})

test('leaves database metrics out while the database is unreachable', async () => {
  const server = await failingPostgres()
  const database = await openPostgres(server.url, () => {}, { most: 3 })
  const counted = newMetrics()
  counted.watch({
    connections: database.connections!,
    mails: () => Promise.reject(new Error('away')),
  })
  const { text } = await counted.text()
  expect(text).toContain('\ndatabase_connections{state="idle"} 1\n')
  expect(text).toContain('\ndatabase_waiting 0\n')
  expect(text).not.toMatch(/^mails/m)
  await database.close()
  server.end()
})

test('counts the bytes of uploads as they arrive', async () => {
  const form = new FormData()
  form.set('data', 'x'.repeat(5000))
  const answer = await provider.app.request(`${API}/testimonial/`, { method: 'POST', body: form })
  expect(answer.status).toBe(422)
  const [, bytes] = /^upload_bytes_total (\d+)$/m.exec(await metrics())!
  expect(Number(bytes)).toBeGreaterThan(5000)
  expect(await metrics()).toContain('\nuploads_under_way 0\n')
})
