import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../operation/log.ts'
import { type Database, type Queries, onlyRow, unlimited } from './database.ts'
import { isOnline, runOnline, statementsOf } from './online-migration.ts'
import { type Patience, PATIENCE, takingTurns } from './table-locks.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Any numbers, as long as all instances use the same. Release 0.2.0 holds the first while it migrates. */
const SCHEMA_LOCK = 7_305_001
const RUN_LOCK = 7_305_003

/** Milliseconds until a process checks again whether another one has finished. */
const CHECKS_AGAIN = 300

/** The names of all migrations that are known here, in order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
}

const sqlOf = (name: string) => readFile(new URL(name, folder), 'utf8')

/**
 * Brings the tables up to date while others use them. Each migration is one transaction; a file that ends in
 * `.online.sql` is run statement by statement, and continued where a run before was interrupted. One process
 * migrates at a time.
 * @returns the names of the migrations that were run.
 * @throws {MigrationBlocked} when a table stays locked; an error of the database otherwise.
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
  // The embedded database has one process and one connection.
  return isServer ? alone(patient, log, runAll) : runAll()
}

/**
 * Runs `work` on a server while no other process migrates. The lock belongs to an open transaction, because one of a session
 * does not work behind PgBouncer; and it is not waited for, because an index that is made concurrently waits for
 * statements that wait.
 */
export async function alone<Answer>(
  database: Database,
  log: Log,
  work: () => Promise<Answer>,
): Promise<Answer> {
  for (let turn = 0; ; turn += 1) {
    const done = await database.transaction(async ({ query }) => {
      // With a parameter this connection would keep its snapshot, for which an index that is made concurrently waits.
      const sql = `select pg_try_advisory_xact_lock(${RUN_LOCK}) as locked`
      const { locked } = onlyRow(await query<{ locked: boolean }>(sql))
      return locked ? { answer: await work() } : undefined
    })
    if (done) return done.answer
    if (turn === 0) log('another process migrates the database', { level: 'info' })
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

/** Whether it was not noted before. */
async function note({ query }: Queries, name: string): Promise<boolean> {
  await query('create table if not exists migrations (name text primary key, run_at timestamptz)')
  const noted = await query(
    'insert into migrations (name, run_at) values ($1, now()) on conflict do nothing returning 1',
    [name],
  )
  return noted.length > 0
}

/** Until the transaction ends, no other process changes the schema of this database. */
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

/** The migrations that this provider knows and its database has not seen, as after an older backup was restored. */
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
