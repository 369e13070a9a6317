import { type Queries, onlyRow } from '../database.ts'
import { quoted, sequencesOf, tablesOf } from './tables.ts'
import { TransferRefused } from './transfer-refused.ts'

/** Where a sequence stands. The number is a text: it may be larger than a number of JavaScript. */
export interface Sequence {
  name: string
  last: string
  called: boolean
}

/** A table of a snapshot, with the names of its columns. */
export interface SnapshotTable {
  name: string
  columns: string[]
}

/** Everything in a database at one moment. */
export interface Snapshot {
  /** The migrations that made its tables, in the order in which they were run. */
  migrations: string[]
  tables: SnapshotTable[]
  sequences: Sequence[]
  /**
   * The rows of a table, some at a time: each is a JSON list of the columns' texts, or null, as PostgreSQL
   * writes them in UTC. So no value loses anything on its way through JavaScript.
   */
  lines(table: SnapshotTable): AsyncIterable<string[]>
}

/** About so many characters are in memory at a time. */
const AT_ONCE = 1_000_000

/**
 * What a database holds now. It has to be the first thing in its transaction, and is good until that ends:
 * what others write meanwhile is not in it.
 * @throws {TransferRefused} where no provider has ever been opened on the database.
 */
export async function snapshotOf(queries: Queries): Promise<Snapshot> {
  await queries.run('set transaction isolation level repeatable read, read only')
  await plainTexts(queries)
  const tables = await tablesOf(queries)
  if (!tables.some(({ name }) => name === 'migrations')) {
    throw new TransferRefused('There is nothing in this database yet.')
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

/** Until the transaction ends, texts are the same on every database, and nothing is cut off for its length. */
export async function plainTexts({ run }: Queries): Promise<void> {
  await run(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
     set local extra_float_digits = 1; set local bytea_output = 'hex';
     set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
  )
}

/** The rows of a table as {@link Snapshot} tells of them. */
export function linesOf(
  queries: Queries,
  { name, columns }: SnapshotTable,
): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${quoted(column)}::text`).join()
  return readLines(queries, `select to_json(array[${texts}])::text as line from ${quoted(name)}`)
}

/** What a query answers in its column `line`, some at a time. One such query at a time is open. */
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
