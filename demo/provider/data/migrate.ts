import { readFile, readdir } from 'node:fs/promises'
import type { Database, Queries } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Any number, as long as every instance takes the same. */
const LOCK = 7_305_001

/** The names of all migrations that are known here, in order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
}

/**
 * Brings the tables up to date: all of it or nothing. Two instances that start at once on one
 * database wait for each other. Answers the names of the migrations that were run.
 */
export async function migrate(database: Database): Promise<string[]> {
  const names = await knownMigrations()
  return database.transaction(async (queries) => {
    await holdSchema(queries)
    return runMigrations(queries, names)
  })
}

/** Until the transaction ends, nobody else migrates this database. */
export async function holdSchema({ query }: Queries): Promise<void> {
  await query('select pg_advisory_xact_lock($1)', [LOCK])
}

/** Runs those of `names` that were not run yet, in their order, and answers which. */
export async function runMigrations({ query, run }: Queries, names: string[]): Promise<string[]> {
  await run('create table if not exists migrations (name text primary key, run_at timestamptz)')
  const missing = await notRun({ query }, names)
  for (const name of missing) {
    await run(await readFile(new URL(name, folder), 'utf8'))
    await query('insert into migrations (name, run_at) values ($1, now())', [name])
  }
  return missing
}

/** The migrations that this provider knows and its database has not seen, as after an older backup was put back. */
export async function missingMigrations(queries: Queries): Promise<string[]> {
  return notRun(queries, await knownMigrations())
}

async function notRun({ query }: Pick<Queries, 'query'>, names: string[]): Promise<string[]> {
  const done = await query<{ name: string }>('select name from migrations')
  return names.filter((name) => !done.some((row) => row.name === name))
}
