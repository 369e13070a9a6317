import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import type { App } from '../../http/new-app.ts'
import { unavailableCodeOf } from '../../errors/database-unavailable.ts'
import type { Database } from './database.ts'
import { type FailingPostgres, failingPostgres } from '../../testing/postgres-for-test.ts'
import { openPostgres } from './postgres.ts'
import type { Media } from '../../media/media.ts'
import { API } from '../../testing/api-for-test.ts'
import { plainLog } from '../../log/log.ts'
import { settingsFromEnvironment } from '../../settings/settings.ts'

let server: FailingPostgres
let database: Database
let app: App
let logged: string[]
beforeEach(async () => {
  logged = []
  const log = plainLog('warn', (line) => logged.push(line))
  server = await failingPostgres()
  database = await openPostgres(server.url, log)
  app = createApp(database, { ...settingsFromEnvironment({}), log }, () => {}, {} as Media)
})
afterEach(async () => {
  await database.close()
  server.end()
})

const signIn = {
  method: 'POST',
  body: JSON.stringify({ email: 'asha@mail.example', password: 'tiger trail' }),
  headers: { 'content-type': 'application/json' },
}

async function asked(path: string, init?: RequestInit) {
  const answer = await app.request(path, init)
  const { error } = (await answer.json()) as { error: { code: string } }
  return [answer.status, error.code, answer.headers.get('retry-after')]
}

const AWAY = [503, 'unavailable', '10']

test('answers 503 while the database is unreachable, and logs only the code', async () => {
  server.end()
  // Wait until the pool notices.
  await expect.poll(() => logged.length).toBe(1)
  expect(await asked(`${API}/countries/`)).toEqual(AWAY)
  expect(await asked(`${API}/user/login/`, signIn)).toEqual(AWAY)
  expect(await asked('/healthz')).toEqual(AWAY)
  expect(logged.join('\n').match(/ECONNREFUSED/g)).toHaveLength(3)
  expect(logged.join('\n')).not.toMatch(/connect |127\.0\.0\.1|asha/)
})

test.each(['57P01', '57P03', '53300', '08006'])(
  'answers 503 when PostgreSQL fails with %s',
  async (code) => {
    server.refuseWith(code)
    expect(await asked(`${API}/countries/`)).toEqual(AWAY)
    expect(await asked('/healthz')).toEqual(AWAY)
    // The pool logs its lost connection too.
    expect(logged.filter((line) => line.includes(code)).length).toBeGreaterThanOrEqual(2)
    expect(logged.join('\n')).not.toContain('asha')
  },
)

test('treats other PostgreSQL errors as internal errors', async () => {
  server.refuseWith('42P01')
  expect(await asked(`${API}/countries/`)).toEqual([500, 'internal', null])
  expect(logged.join('\n')).toContain('42P01')
  expect(logged.join('\n')).not.toContain('asha')
})

test.each([
  [new Error('Connection terminated unexpectedly'), 'CLOSED'],
  [new Error('timeout exceeded when trying to connect'), 'TIMEOUT'],
  [Object.assign(new Error(), { code: 'ENOENT', syscall: 'connect' }), 'ENOENT'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new Error(), { code: 'ENOENT', syscall: 'open' }), undefined],
  [Object.assign(new Error(), { code: '23505' }), undefined],
  [new Error('some other'), undefined],
  [undefined, undefined],
])('recognizes by %s whether the database is unreachable', (error, code) => {
  expect(unavailableCodeOf(error)).toBe(code)
})
