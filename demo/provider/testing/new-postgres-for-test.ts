import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import type { Database } from '../data/engine/database.ts'
import { openPostgres } from '../data/engine/postgres.ts'
import { POSTGRES } from './servers-for-test.ts'

/** For `test.each`: empty without a PostgreSQL for tests. */
export const onPostgres = POSTGRES ? ['a PostgreSQL'] : []

/** Creates a database per test. A schema would need a startup parameter that PgBouncer refuses. */
export async function makeDatabase(server: string, template = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new Pool({ connectionString: server, max: 1 })
  await admin.query(`create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = async () => {
    // A pooler keeps its connections open.
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { name, url, admin, drop }
}

/** Runs `work` with its own database, whose name identifies its sessions. */
export async function withPostgres(
  work: (url: string, database: Database, admin: Pool) => Promise<void>,
  server = POSTGRES!,
): Promise<void> {
  const { url, admin, drop } = await makeDatabase(server)
  const database = await openPostgres(url.href, () => {})
  try {
    await work(url.href, database, admin)
  } finally {
    await database.close()
    await drop()
  }
}
