import type { PGlite } from '@electric-sql/pglite'
import { DiskFull, diskFullCodeOf } from '../../errors/disk-full.ts'
import type { Database, Queries } from './database.ts'
import { queriesOf } from './pglite-queries.ts'

/** Statements that need disk space, for data or the write-ahead log. */
const WRITES = /\b(?:insert|update|delete|truncate|create|alter|drop)\b/i

/** PostgreSQL restarts when it can't write its log. PGlite stays broken and refuses every statement. */
const isBroken = (error: unknown) =>
  error instanceof Error &&
  ((diskFullCodeOf(error) !== undefined && error.message.includes('pg_wal')) ||
    error.message.startsWith('cannot drop active portal'))

/**
 * The embedded database on a disk that may be full: throws {@link DiskFull} for writes without free space, and
 * reopens a broken database once there is space.
 */
export function guardedPglite(
  opened: PGlite,
  open: () => Promise<PGlite>,
  hasRoom: () => boolean,
): Database {
  let current = Promise.resolve(opened)
  let broken = false
  const working = async () => {
    if (!broken) return current
    if (!hasRoom()) throw Object.assign(new Error('The log cannot be written.'), { code: '57P03' })
    broken = false
    // The old one isn't closed, because closing would write.
    current = open()
    current.catch(() => (broken = true))
    return current
  }
  const watch = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work()
    } catch (error) {
      broken ||= isBroken(error)
      throw error
    }
  }
  const guarded = ({ query, run }: Queries): Queries => {
    const check = (sql: string) => {
      if (WRITES.test(sql) && !hasRoom()) throw new DiskFull()
    }
    return {
      async query(sql, parameters) {
        check(sql)
        return watch(() => query(sql, parameters))
      },
      async run(sql) {
        check(sql)
        return watch(() => run(sql))
      },
    }
  }
  return {
    query: async (sql, parameters) => guarded(queriesOf(await working())).query(sql, parameters),
    run: async (sql) => guarded(queriesOf(await working())).run(sql),
    async transaction(work) {
      const database = await working()
      return watch(() => database.transaction((queries) => work(guarded(queriesOf(queries)))))
    },
    close: async () => (broken ? undefined : (await current).close()),
  }
}
