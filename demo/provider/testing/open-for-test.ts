import type { Database } from '../data/engine/database.ts'
import { codeOf } from '../errors/error-trace.ts'
import type { SentMail } from '../data/mails/sent-mails.ts'
import { begunPostgres } from './begun-postgres-for-test.ts'
import { begunMemoryForTest, memoryForTest } from './memory-for-test.ts'
import { openPostgres } from '../data/engine/postgres.ts'
import { type Provider, openProvider } from '../provider.ts'
import { makeDatabase } from './new-postgres-for-test.ts'
import { POSTGRES } from './servers-for-test.ts'
import { type Derive, deriveKey } from '../secrets/password.ts'
import { plainLog } from '../log/log.ts'
import { type Settings, settingsFromEnvironment } from '../settings/settings.ts'

/** A provider with its own database and a clock that only moves on demand. */
export interface TestProvider extends Provider {
  pass(seconds: number): void
  /** Delays of sign-ins in ms, without waiting. */
  delays: number[]
  logged: string[]
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** All emails, newest first. */
  mails(): Promise<SentMail[]>
  forget(): Promise<void>
  counts(): Promise<Record<string, number>>
}

const KEPT = [
  'countries',
  'states',
  'cities',
  'companies',
  'attractions',
  'reviews',
  'testimonials',
  'staff',
]
const VISITORS = [
  'read_log',
  'desk_log',
  'sessions',
  'account_links',
  'transactions',
  'users',
  'destinations',
  'enquiries',
  'one_time_codes',
  'corporate_proofs',
  'corporate_users',
  'mails',
  'incoming_files',
  'incoming_mails',
  'mailbox_claims',
  'hits',
  'partial_uploads',
  'pending_media',
  'webhook_endpoints',
  'jobs',
]

const derived = new Map<string, Promise<Buffer>>()

/** Derives a key once, because tests sign in with the same passwords hundreds of times. */
const deriveOnce: Derive = (password, salt, cost) => {
  const key = JSON.stringify([password, salt.toString('base64'), cost])
  const made = derived.get(key) ?? deriveKey(password, salt, cost)
  derived.set(key, made)
  return made
}

/** Opens it in memory, or in a new database on `TEST_DATABASE_URL`. */
export async function openForTest(changes: Partial<Settings> = {}): Promise<TestProvider> {
  let now = new Date('2026-11-20T10:00:00Z')
  const logged: string[] = []
  const delays: number[] = []
  const settings: Settings = {
    ...settingsFromEnvironment({}),
    dataDir: undefined,
    // Tests that move the clock would make them due.
    jobs: false,
    // Calls of tests have no headers of a browser.
    holdSuspicious: false,
    now: () => now,
    derive: deriveOnce,
    pause: async (milliseconds) => void delays.push(milliseconds),
    log: plainLog('warn', (line) => logged.push(line)),
    ...changes,
  }
  const provider = await openProvider(settings, await begunForTest(settings.demo))
  const { app, database } = provider
  return {
    ...provider,
    pass: (seconds) => (now = new Date(now.getTime() + seconds * 1000)),
    delays,
    logged,
    post: async (path, body, headers) =>
      app.request(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    mails: async () => {
      const headers = { accept: 'application/json' }
      return (await app.request('/_demo/outbox', { headers })).json() as Promise<SentMail[]>
    },
    forget: async () => {
      for (const table of VISITORS) await deleteAll(database, table)
      logged.length = 0
      delays.length = 0
    },
    counts: async () => {
      const counts: Record<string, number> = {}
      for (const table of [...VISITORS, ...KEPT]) {
        const [row] = await database.query<{ count: number }>(`select count(*) from ${table}`)
        counts[table] = row!.count
      }
      return counts
    },
  }
}

/** Tries again after a deadlock: an email of the test before may be on its way and lock rows in another order. */
async function deleteAll({ query }: Database, table: string): Promise<void> {
  const all = async () => query(`delete from ${table}`)
  await all().catch((error: unknown) => {
    if (codeOf(error) !== '40P01') throw error
    return all()
  })
}

async function begunForTest(demo: boolean): Promise<Database> {
  return POSTGRES
    ? postgresForTest(POSTGRES, { template: await begunPostgres(demo) })
    : begunMemoryForTest(demo)
}

/** An empty database in memory, or on PostgreSQL, where it is dropped when closed. */
export async function databaseForTest(): Promise<Database> {
  return POSTGRES ? postgresForTest(POSTGRES) : memoryForTest()
}

/** A new database on a PostgreSQL, optionally a copy of another or in a tablespace. */
export async function postgresForTest(
  server: string,
  { template, tablespace }: { template?: string; tablespace?: string } = {},
): Promise<Database> {
  const made = await makeDatabase(server, template)
  if (tablespace) {
    await made.admin.query(`alter database ${made.name} set default_tablespace = ${tablespace}`)
  }
  const database = await openPostgres(made.url.href, () => {})
  return {
    ...database,
    close: async () => {
      await database.close()
      await made.drop()
    },
  }
}
