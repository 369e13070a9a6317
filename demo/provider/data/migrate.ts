import { readFile, readdir } from 'node:fs/promises'
import type { Database, Queries } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

const namesInOrder = async () =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

/** Any number, as long as every instance takes the same. */
const LOCK = 7_305_001

/**
 * Brings the tables up to date: all of it or nothing. Two instances that start at once on one
 * database wait for each other. Answers the names of the migrations that were run.
 */
export async function migrate(database: Database): Promise<string[]> {
  const names = await namesInOrder()
  return database.transaction(async ({ query, run }) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK])
    await run('create table if not exists migrations (name text primary key, run_at timestamptz)')
    const done = await query<{ name: string }>('select name from migrations')
    const missing = names.filter((name) => !done.some((row) => row.name === name))
    for (const name of missing) {
      await run(await readFile(new URL(name, folder), 'utf8'))
      await query('insert into migrations (name, run_at) values ($1, now())', [name])
    }
    return missing
  })
}

/** The migrations that this provider knows and its database has not seen, as after an older backup was put back. */
export async function missingMigrations({ query }: Queries): Promise<string[]> {
  const done = await query<{ name: string }>('select name from migrations')
  return (await namesInOrder()).filter((name) => !done.some((row) => row.name === name))
}
