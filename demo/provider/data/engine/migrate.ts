import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../log/log.ts'
import { type Database, type Queries, onlyRow, unlimited } from './database.ts'
import { isOnline, runOnline, statementsOf } from './online-migration.ts'
import { type Patience, PATIENCE, takingTurns } from './table-locks.ts'

const folder = new URL('../migrations/', import.meta.url)

/** Arbitrary, but the same in all instances. Release 0.2.0 locks the first while it migrates. */
const SCHEMA_LOCK = 7_305_001
const RUN_LOCK = 7_305_003

/** Interval in ms for checking whether another process has finished. */
const CHECKS_AGAIN = 300

/** All migrations of this release, in order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
}

const sqlOf = (name: string) => readFile(new URL(name, folder), 'utf8')

/**
 * Migrates the schema while others use it. Each migration is one transaction, except that a file ending in
 * `.online.sql` runs statement by statement and continues where an interrupted run stopped. Only one process
 * migrates at a time.
 * @returns the names of the migrations that ran
 * @throws {MigrationBlocked} if a table stays locked; other errors of the database
 */
export async function migrate(
  database: Database,
  log: Log = () => {},
  patience: Patience = PATIENCE,
): Promise<string[]> {
  const patient = unlimited(database)
  const isServer = patient !== database
  const runAll = async (): Promise<string[]> => {
    const ran: string[] = []
    for (const name of await notRun(patient, await knownMigrations())) {
      const begun = performance.now()
      if (!(await runOne(patient, name, patience, isServer))) continue
      ran.push(name)
      log(`ran the migration ${name}`, { level: 'info', ms: Math.round(performance.now() - begun) })
    }
    return ran
  }
  return isServer ? alone(patient, log, runAll) : runAll()
}

/**
 * Runs `work` on a server while no other process migrates. A transaction owns the lock, because session locks
 * don't work behind PgBouncer. The lock is polled, because `create index concurrently` waits for waiting
 * statements.
 */
export async function alone<Answer>(
  database: Database,
  log: Log,
  work: () => Promise<Answer>,
): Promise<Answer> {
  for (let turn = 0; ; turn += 1) {
    const done = await database.transaction(async ({ query }) => {
      // With a parameter this connection would keep its snapshot, and `create index concurrently` would wait
      // for it.
      const sql = `select pg_try_advisory_xact_lock(${RUN_LOCK}) as locked`
      const { locked } = onlyRow(await query<{ locked: boolean }>(sql))
      return locked ? { answer: await work() } : undefined
    })
    if (done) return done.answer
    if (turn === 0)
      log('waiting for another process that is migrating the database', { level: 'info' })
    await wait(CHECKS_AGAIN)
  }
}

async function runOne(
  database: Database,
  name: string,
  patience: Patience,
  isServer: boolean,
): Promise<boolean> {
  if (isOnline(name)) {
    await runOnline(database, name, await sqlOf(name), patience, isServer)
    return database.transaction((queries) => note(queries, name))
  }
  return takingTurns(database, name, patience, async (queries) => {
    await holdSchema(queries)
    const [isMissing] = await notRun(queries, [name])
    if (isMissing) await queries.run(await sqlOf(name))
    return note(queries, name)
  })
}

/** Returns false if it was noted before. */
async function note({ query }: Queries, name: string): Promise<boolean> {
  await query('create table if not exists migrations (name text primary key, run_at timestamptz)')
  const noted = await query(
    'insert into migrations (name, run_at) values ($1, now()) on conflict do nothing returning 1',
    [name],
  )
  return noted.length > 0
}

/** Blocks schema changes by other processes until the transaction ends. */
export async function holdSchema({ query }: Queries): Promise<void> {
  await query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
}

/** Runs `names` on an empty database, in the transaction of `queries`. */
export async function runMigrations(queries: Queries, names: string[]): Promise<void> {
  for (const name of names) {
    const sql = await sqlOf(name)
    for (const statement of isOnline(name) ? statementsOf(sql, 'in a transaction') : [sql]) {
      await queries.run(statement)
    }
    await note(queries, name)
  }
}

/** Migrations that haven't run on this database, for example after restoring an older backup. */
export async function missingMigrations(queries: Queries): Promise<string[]> {
  return notRun(queries, await knownMigrations())
}

async function notRun({ query }: Pick<Queries, 'query'>, names: string[]): Promise<string[]> {
  const sql = `select to_regclass('migrations') is not null as made`
  const { made } = onlyRow(await query<{ made: boolean }>(sql))
  if (!made) return names
  const done = await query<{ name: string }>('select name from migrations')
  return names.filter((name) => !done.some((row) => row.name === name))
}
