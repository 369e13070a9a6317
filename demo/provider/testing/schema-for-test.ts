import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import type { Database } from '../data/database.ts'
import { openPostgres } from '../data/postgres.ts'
import { POSTGRES } from './servers-for-test.ts'

/** 'a PostgreSQL', where there is one for tests: for `test.each`. */
export const onPostgres = POSTGRES ? ['a PostgreSQL'] : []

/**
 * A schema of its own, which is the whole database to who has the address; its name is in `application_name`, by
 * which its sessions are known from those of other tests.
 */
export async function withSchema(
  work: (url: string, database: Database, admin: Pool) => Promise<void>,
): Promise<void> {
  const own = new URL(POSTGRES!)
  const admin = new Pool({ connectionString: own.href, max: 1 })
  const schema = `test_${randomBytes(6).toString('hex')}`
  await admin.query(`create schema ${schema}`)
  own.searchParams.set('options', `-c search_path=${schema}`)
  const database = await openPostgres(own.href, () => {})
  own.searchParams.set('application_name', schema)
  try {
    await work(own.href, database, admin)
  } finally {
    await database.close()
    await admin.query(`drop schema ${schema} cascade`)
    await admin.end()
  }
}
