import type { Database } from '../data/database.ts'
import type { SentMail } from '../data/sent-mails.ts'
import { begunMemoryForTest, memoryForTest } from './memory-for-test.ts'
import { openPostgres } from '../data/postgres.ts'
import { type Provider, openProvider } from '../provider.ts'
import { makeDatabase } from './new-postgres-for-test.ts'
import { POSTGRES } from './servers-for-test.ts'
import { plainLog } from '../operation/log.ts'
import { type Settings, settingsFromEnvironment } from '../settings.ts'

/** A provider on a database of its own, with a clock that stands still until it is moved. */
export interface TestProvider extends Provider {
  /** Moves the clock. */
  pass(seconds: number): void
  /** For how many milliseconds sign-ins were delayed; nobody waits so long. */
  delays: number[]
  /** What went to the log. */
  logged: string[]
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** All mails, newest first. */
  mails(): Promise<SentMail[]>
  /** Forgets what visitors did. */
  forget(): Promise<void>
  /** How many rows each table has. */
  counts(): Promise<Record<string, number>>
}

/** Tables that begin with something in them. */
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
  'hits',
  'pending_media',
]

/** Opens it in memory, or in a new database of the PostgreSQL that `TEST_DATABASE_URL` names. */
export async function openForTest(changes: Partial<Settings> = {}): Promise<TestProvider> {
  let now = new Date('2026-11-20T10:00:00Z')
  const logged: string[] = []
  const delays: number[] = []
  const settings: Settings = {
    ...settingsFromEnvironment({}),
    dataDir: undefined,
    now: () => now,
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
      for (const table of VISITORS) await database.query(`delete from ${table}`)
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

async function begunForTest(demo: boolean): Promise<Database> {
  return POSTGRES ? databaseForTest() : begunMemoryForTest(demo)
}

/** An empty database: in memory, or of its own on a PostgreSQL, where it goes when it is closed. */
export async function databaseForTest(): Promise<Database> {
  return POSTGRES ? postgresForTest(POSTGRES) : memoryForTest()
}

/** A new database of a PostgreSQL, whose tables are in a tablespace that may be named. */
export async function postgresForTest(server: string, tablespace?: string): Promise<Database> {
  const made = await makeDatabase(server)
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
