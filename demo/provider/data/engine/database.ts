import type { FolderSocket } from './folder-socket.ts'

/** Query parameters. JSON is passed as text, so that both databases store the same. */
export type Parameter = string | number | boolean | null | Date | Buffer

/** Runs SQL. Rows contain dates as 'YYYY-MM-DD', int8 as a number, bytea as a `Buffer`. */
export interface Queries {
  /** Runs one statement with parameters $1, $2, ... and returns its rows. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: Parameter[]): Promise<Row[]>
  /** Runs several statements without parameters. */
  run(sql: string): Promise<void>
}

/** Throws the database's error if it is unreachable. */
export async function ping({ query }: Queries): Promise<void> {
  await query('select 1')
}

export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row.')
  return row
}

/** The embedded database or PostgreSQL, with the same SQL and results. */
export interface Database extends Queries {
  /** Commits when `work` resolves, else rolls back. Inside, use only the given queries. */
  transaction<Answer>(work: (queries: Queries) => Promise<Answer>): Promise<Answer>
  /** The same database without request timeouts, for migrations, backups and seeding. Unset if there are none. */
  patient?: Database
  connections?: () => Connections
  /** Calls of other processes; only the embedded database has them. */
  socket?: Pick<FolderSocket, 'handle'>
  close(): Promise<void>
}

/** The database for background work, without the 30-second timeout of requests. */
export const unlimited = (database: Database): Database => database.patient ?? database

/** Connections of a PostgreSQL pool; `waiting` counts the queries in the queue. */
export interface Connections {
  open: number
  idle: number
  waiting: number
}
