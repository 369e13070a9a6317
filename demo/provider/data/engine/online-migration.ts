import type { Database, Queries } from './database.ts'
import { type Patience, takingTurns } from './table-locks.ts'

/** True for migrations that run outside of a transaction, while requests are handled. */
export const isOnline = (name: string): boolean => name.endsWith('.online.sql')

const CONCURRENTLY = ' concurrently'

/**
 * Splits an online migration at its empty lines. Each statement can run repeatedly.
 * @param where transactions and the embedded database don't support `concurrently`
 */
export function statementsOf(sql: string, where?: 'in a transaction'): string[] {
  const text = where ? sql.replaceAll(CONCURRENTLY, '') : sql
  return text.split(/\n{2,}/).filter((part) => part.replace(/^--.*$/gm, '').trim() !== '')
}

/**
 * Runs the statements of an online migration, each in a transaction. A statement that returns a column `more`
 * is repeated until that is false.
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

/** Runs `create index concurrently if not exists`, which doesn't work in a transaction. */
export async function makeIndex(database: Database, statement: string): Promise<void> {
  await dropUnfinished(database, statement)
  await database.run(statement)
}

/** A killed process leaves an invalid index, which `if not exists` would accept. */
async function dropUnfinished({ query, run }: Queries, statement: string): Promise<void> {
  const [, name] = /^create index concurrently if not exists (\w+)/m.exec(statement) ?? []
  if (name === undefined) return
  const invalid = await query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (invalid.length > 0) await run(`drop index concurrently ${name}`)
}
