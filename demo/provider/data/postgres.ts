import { Pool, type PoolClient, types } from 'pg'
import type { Log } from '../operation/log.ts'
import { awayCodeOf } from './away.ts'
import { type Database, type Parameter, type Queries, ping } from './database.ts'

const { builtins } = types

/**
 * Opens a pool on a PostgreSQL, of `most` connections, and asks it once, so that a wrong address is known at
 * once.
 */
export async function openPostgres(databaseUrl: string, log: Log, most = 10): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: most,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A server that is gone without a word ends no statement.
    query_timeout: 40_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A lost connection is replaced at the next query; unheard, its error ends the process. The pool hears
  // those of idle ones alone.
  const lose = (error: Error) =>
    log(`database connection lost: ${awayCodeOf(error) ?? error.name}`, { level: 'warn' })
  pool.on('error', lose)
  try {
    await ping(queriesOf(pool))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    ...queriesOf(pool),
    async transaction(work) {
      const client = await pool.connect()
      client.on('error', lose)
      const release = (failure?: Error) => {
        client.removeListener('error', lose)
        client.release(failure)
      }
      try {
        await client.query('begin')
        const answer = await work(queriesOf(client))
        await client.query('commit')
        release()
        return answer
      } catch (error) {
        const lost = await client.query('rollback').then(
          () => undefined,
          (failure: Error) => failure,
        )
        release(lost)
        throw error
      }
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

function queriesOf(client: Pool | PoolClient): Queries {
  return {
    query: async (sql: string, parameters: Parameter[] = []) =>
      (await client.query(sql, parameters)).rows,
    run: async (sql) => {
      await client.query(sql)
    },
  }
}

const getTypeParser = ((type: number, format?: 'text') => {
  if (type === builtins.INT8) return Number
  if (type === builtins.DATE) return String
  return types.getTypeParser(type, format)
}) as typeof types.getTypeParser
