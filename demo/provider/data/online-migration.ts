import type { Database, Queries } from './database.ts'
import { type Patience, takingTurns } from './table-locks.ts'

/** Whether a migration runs outside of a transaction, beside requests. */
export const isOnline = (name: string): boolean => name.endsWith('.online.sql')

const CONCURRENTLY = ' concurrently'

/**
 * The statements of an online migration: those of a file are parted by an empty line, and each can be run again.
 * @param where a transaction, and the embedded database, know nothing of `concurrently`.
 */
export function statementsOf(sql: string, where?: 'in a transaction'): string[] {
  const text = where ? sql.replaceAll(CONCURRENTLY, '') : sql
  return text.split(/\n{2,}/).filter((part) => part.replace(/^--.*$/gm, '').trim() !== '')
}

/**
 * Runs the statements of an online migration. One that answers a column `more` is run until that is false, and
 * each time is a transaction.
 */
export async function runOnline(
  database: Database,
  name: string,
  sql: string,
  patience: Patience,
  isServer: boolean,
): Promise<void> {
  for (const statement of statementsOf(sql, isServer ? undefined : 'in a transaction')) {
    if (isServer && statement.includes(CONCURRENTLY)) {
      await makeIndex(database, statement)
      continue
    }
    const once = ({ query }: Queries) => query<{ more?: boolean }>(statement)
    while ((await takingTurns(database, name, patience, once))[0]?.more);
  }
}

/** Makes an index beside requests, in no transaction, by a statement `create index concurrently if not exists`. */
export async function makeIndex(database: Database, statement: string): Promise<void> {
  await dropUnfinished(database, statement)
  await database.run(statement)
}

/** A killed process leaves an invalid index, which `if not exists` would take for a whole one. */
async function dropUnfinished({ query, run }: Queries, statement: string): Promise<void> {
  const [, name] = /^create index concurrently if not exists (\w+)/m.exec(statement) ?? []
  if (name === undefined) return
  const invalid = await query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (invalid.length > 0) await run(`drop index concurrently ${name}`)
}
