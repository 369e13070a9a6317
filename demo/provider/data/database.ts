import type { FolderCalls } from './folder-calls.ts'

/** What a query may be given. JSON travels as text, so that both databases store the same. */
export type Parameter = string | number | boolean | null | Date | Buffer

/** Asks a database. Dates answer as 'YYYY-MM-DD', int8 as a number, bytea as a `Buffer`. */
export interface Queries {
  /** One statement; `$1` is the first parameter. Answers its rows. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: Parameter[]): Promise<Row[]>
  /** Several statements without parameters. */
  run(sql: string): Promise<void>
}

/** Asks whether anybody is there. Throws what the database does where nobody is. */
export async function ping({ query }: Queries): Promise<void> {
  await query('select 1')
}

/** The row of a statement that always has one. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database answered no row.')
  return row
}

/** The embedded database or a PostgreSQL: the same SQL, the same answers. */
export interface Database extends Queries {
  /** Commits what `work` did, or nothing if it throws. Inside, only the given queries may be used. */
  transaction<Answer>(work: (queries: Queries) => Promise<Answer>): Promise<Answer>
  /** The same database without the limits of requests, for migrations, backups and fills; else itself has none. */
  patient?: Database
  /** The connections of a pool; the embedded database has none. */
  connections?: () => Connections
  /** What other processes ask who has the embedded database; nobody asks a PostgreSQL so. */
  calls?: Pick<FolderCalls, 'take'>
  close(): Promise<void>
}

/** The database for work that is no request: nothing in it ends after 30 seconds. */
export const unlimited = (database: Database): Database => database.patient ?? database

/** How many connections are open, how many of them do nothing, and how many calls wait for one. */
export interface Connections {
  open: number
  idle: number
  waiting: number
}
