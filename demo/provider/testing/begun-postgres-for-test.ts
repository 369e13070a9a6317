import { Client } from 'pg'
import { openPostgres } from '../data/engine/postgres.ts'
import { begin, begunHash } from './memory-for-test.ts'
import { POSTGRES_DIRECT } from './servers-for-test.ts'

/** Any number that no other lock has. */
const LOCK = 7_231_950

/** Templates that this worker has found or made, by demo mode. */
const made = new Map<boolean, Promise<string>>()

/** Name of a migrated and seeded database to copy. All workers share it. */
export async function begunPostgres(demo: boolean): Promise<string> {
  const name = made.get(demo) ?? make(demo)
  made.set(demo, name)
  return name
}

async function make(demo: boolean): Promise<string> {
  const name = `begun_${demo ? 'demo' : 'plain'}_${await begunHash()}`
  // PgBouncer would give the lock to another session.
  const admin = new Client({ connectionString: POSTGRES_DIRECT })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      // A worker that ends in the middle leaves nothing that others would copy.
      const unfinished = `${name}_unfinished`
      await admin.query(`drop database if exists ${unfinished} with (force)`)
      await admin.query(`create database ${unfinished}`)
      const url = new URL(POSTGRES_DIRECT!)
      url.pathname = `/${unfinished}`
      const database = await openPostgres(url.href, () => {})
      await begin(database, demo)
      await database.close()
      await admin.query(`alter database ${unfinished} rename to ${name}`)
    }
    return name
  } finally {
    await admin.end()
  }
}
