import { awayCodeOf } from '../data/away.ts'
import type { Database, Queries } from '../data/database.ts'

/** A database that tells of every statement that fails, once, whether anybody was there to fail. */
export function countedDatabase(database: Database, failed: (away: boolean) => void): Database {
  const told = new WeakSet<object>()
  const tell = (error: unknown): never => {
    if (error instanceof Object && !told.has(error)) {
      told.add(error)
      failed(awayCodeOf(error) !== undefined)
    }
    throw error
  }
  const counted = ({ query, run }: Queries): Queries => ({
    query: async (sql, parameters) => query<never>(sql, parameters).catch(tell),
    run: async (sql) => run(sql).catch(tell),
  })
  return {
    ...database,
    ...counted(database),
    ...(database.patient && { patient: countedDatabase(database.patient, failed) }),
    transaction: async (work) =>
      database
        .transaction(async (queries) => work(counted(queries)))
        // What `work` itself throws is no failure of the database; that nobody is there to begin is one.
        .catch((error: unknown) => {
          if (awayCodeOf(error) !== undefined) tell(error)
          throw error
        }),
  }
}
