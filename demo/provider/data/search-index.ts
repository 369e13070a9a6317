import { awayCodeOf } from './away.ts'
import { type Database, onlyRow, unlimited } from './database.ts'
import { codeOf } from '../error-trace.ts'
import { alone } from './migrate.ts'
import { makeIndex, statementsOf } from './online-migration.ts'

/** Any number, as long as every instance takes the same. */
const LOCK = 7_305_002

/**
 * Lets searches find the middle of words by an index of three letters each (the extension pg_trgm). A role may
 * not be allowed to add an extension: then such a search reads all names, which the log says, and the next
 * start tries again.
 */
export async function indexSearch(database: Database, log: (line: string) => void): Promise<void> {
  const patient = unlimited(database)
  try {
    const letters = await patient.transaction(async ({ query, run }) => {
      await query('select pg_advisory_xact_lock($1)', [LOCK])
      // In the database's first schema but our own, which may be a test's and go.
      await run('create extension if not exists pg_trgm schema public')
      const found = await query<{ schema: string }>(
        `select quote_ident(nspname) as schema from pg_extension
         join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
      )
      return `${onlyRow(found).schema}.gin_trgm_ops`
    })
    const index = `create index concurrently if not exists attraction_index_letters
      on attraction_index using gin (plain_name ${letters}, plain_label ${letters})`
    if (patient !== database)
      await alone(
        patient,
        () => {},
        () => makeIndex(patient, index),
      )
    else
      for (const statement of statementsOf(index, 'in a transaction')) await patient.run(statement)
  } catch (error) {
    if (awayCodeOf(error)) throw error
    log(`searches go without an index of letters, pg_trgm is not to be had: ${codeOf(error)}`)
  }
}
