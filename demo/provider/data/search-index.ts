import { awayCodeOf } from './away.ts'
import { type Database, onlyRow, unlimited } from './database.ts'
import { codeOf } from '../error-trace.ts'
import { alone } from './migrate.ts'
import { makeIndex, statementsOf } from './online-migration.ts'

/** Any number, as long as every instance takes the same. */
const LOCK = 7_305_002

/** Indexes of letters, each with its table and columns: of what travellers search, and of what the desk does. */
const INDEXES: Record<string, [table: string, ...columns: string[]]> = {
  attraction_index_letters: ['attraction_index', 'plain_name', 'plain_label'],
  enquiries_letters: ['enquiries', 'search'],
}

/**
 * Lets searches find the middle of words by an index of three letters each (the extension pg_trgm). A role may
 * not be allowed to add an extension: then such a search reads all rows, which the log says, and the next
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
    for (const [name, columns] of Object.entries(INDEXES)) {
      const [table, ...named] = columns
      const letterColumns = named.map((column) => `${column} ${letters}`).join(', ')
      const index = `create index concurrently if not exists ${name} on ${table} using gin (${letterColumns})`
      if (patient === database) {
        for (const statement of statementsOf(index, 'in a transaction'))
          await patient.run(statement)
      } else {
        await alone(
          patient,
          () => {},
          () => makeIndex(patient, index),
        )
      }
    }
  } catch (error) {
    if (awayCodeOf(error)) throw error
    log(`searches go without an index of letters, pg_trgm is not to be had: ${codeOf(error)}`)
  }
}
