import { type Queries, onlyRow } from '../engine/database.ts'
import { quoted, sequencesOf, tablesOf } from './tables.ts'
import { TransferRefused } from './transfer-refused.ts'

/** State of a sequence. `last` is a string because it may exceed JavaScript's safe integers. */
export interface Sequence {
  name: string
  last: string
  called: boolean
}

export interface SnapshotTable {
  name: string
  columns: string[]
}

/** The content of a database at one moment. */
export interface Snapshot {
  /** In the order in which they ran. */
  migrations: string[]
  tables: SnapshotTable[]
  sequences: Sequence[]
  /**
   * Yields a table's rows in batches. Each is a JSON list of strings or nulls, formatted by PostgreSQL in UTC,
   * so that no value is changed by JavaScript.
   */
  lines(table: SnapshotTable): AsyncIterable<string[]>
}

/** Approximate number of characters in memory. */
const AT_ONCE = 1_000_000

/**
 * Reads a database. Has to be the first call in its transaction, and is valid until that ends. Concurrent
 * writes aren't included.
 * @throws {TransferRefused} if the database has no provider's tables
 */
export async function snapshotOf(queries: Queries): Promise<Snapshot> {
  await queries.run('set transaction isolation level repeatable read, read only')
  await plainTexts(queries)
  const tables = await tablesOf(queries)
  if (!tables.some(({ name }) => name === 'migrations')) {
    throw new TransferRefused('This database is empty.')
  }
  const run = await queries.query<{ name: string }>(
    'select name from migrations order by run_at, name',
  )
  const sequences: Sequence[] = []
  for (const name of await sequencesOf(queries)) {
    const sql = `select last_value::text as last, is_called as called from ${quoted(name)}`
    sequences.push({ name, ...onlyRow(await queries.query<Omit<Sequence, 'name'>>(sql)) })
  }
  return {
    migrations: run.map(({ name }) => name),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((one) => one.name) })),
    sequences,
    lines: (table) => linesOf(queries, table),
  }
}

/** Makes text output independent of the server's settings, and lifts its limits, until the transaction ends. */
export async function plainTexts({ run }: Queries): Promise<void> {
  await run(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
     set local extra_float_digits = 1; set local bytea_output = 'hex';
     set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
  )
}

export function linesOf(
  queries: Queries,
  { name, columns }: SnapshotTable,
): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${quoted(column)}::text`).join()
  return readLines(queries, `select to_json(array[${texts}])::text as line from ${quoted(name)}`)
}

/** Yields the column `line` of a query in batches. Only one cursor can be open at a time. */
export async function* readLines({ query, run }: Queries, sql: string): AsyncGenerator<string[]> {
  await run(`declare rows_to_read no scroll cursor for ${sql}`)
  let count = 50
  for (;;) {
    const rows = await query<{ line: string }>(`fetch ${count} from rows_to_read`)
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    const each = lines.reduce((sum, line) => sum + line.length, 0) / lines.length
    count = Math.max(1, Math.min(2000, Math.floor(AT_ONCE / each)))
    yield lines
  }
  await run('close rows_to_read')
}
