import { unavailableCodeOf } from '../errors/database-unavailable.ts'
import type { Database, Queries } from '../data/engine/database.ts'

/** Reports each failed statement once, with `away` if the database could not be reached. */
export function countedDatabase(database: Database, failed: (away: boolean) => void): Database {
  const told = new WeakSet<object>()
  const tell = (error: unknown): never => {
    if (error instanceof Object && !told.has(error)) {
      told.add(error)
      failed(unavailableCodeOf(error) !== undefined)
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
        // Errors thrown by `work` itself don't count, but failing to begin a transaction does.
        .catch((error: unknown) => {
          if (unavailableCodeOf(error) !== undefined) tell(error)
          throw error
        }),
  }
}
