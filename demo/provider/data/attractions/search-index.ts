import { unavailableCodeOf } from '../../errors/database-unavailable.ts'
import { type Database, onlyRow, unlimited } from '../engine/database.ts'
import { codeOf } from '../../errors/error-trace.ts'
import { alone } from '../engine/migrate.ts'
import { makeIndex, statementsOf } from '../engine/online-migration.ts'

/** Arbitrary, but the same in all instances. */
const LOCK = 7_305_002

/** Trigram indexes of the travellers' search and the desk's, each with its table and columns. */
const INDEXES: Record<string, [table: string, ...columns: string[]]> = {
  attraction_index_letters: ['attraction_index', 'plain_name', 'plain_label'],
  attraction_index_foreign_letters: ['attraction_index', 'plain_names', 'plain_labels'],
  enquiries_letters: ['enquiries', 'search'],
}

/**
 * Creates trigram indexes (extension pg_trgm), which find the middle of words. If the role may not create
 * extensions, searches scan all rows; this is logged, and the next start tries again.
 */
export async function indexSearch(database: Database, log: (line: string) => void): Promise<void> {
  const patient = unlimited(database)
  try {
    const letters = await patient.transaction(async ({ query, run }) => {
      await query('select pg_advisory_xact_lock($1)', [LOCK])
      // Not in the current schema, which may be a test's and get dropped.
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
    if (unavailableCodeOf(error)) throw error
    log(`search runs without a trigram index, because pg_trgm is unavailable: ${codeOf(error)}`)
  }
}
