import { type ClientBase, Pool, type PoolClient, type PoolConfig, types } from 'pg'
import { codeOf } from '../../errors/error-trace.ts'
import type { Log } from '../../log/log.ts'
import { unavailableCodeOf } from '../../errors/database-unavailable.ts'
import { type Database, type Parameter, type Queries, ping } from './database.ts'

const { builtins } = types

/** Seconds per statement of a request. */
const LIMIT = 30
/** More seconds until the client gives up, because an unreachable server doesn't end statements. */
const VANISHED = 10

/** Overrides limits that the role may have. */
const BEGIN_UNLIMITED =
  'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'
const UNLIMITED = 'set statement_timeout = 0'

/** PgBouncer's code for parameters it doesn't pass on (protocol_violation). */
const REFUSED_PARAMETER = '08P01'

export interface PostgresOptions {
  /** Maximum number of connections for requests. */
  most?: number
  /** A direct address for long work, if `databaseUrl` is a pooler's. */
  directUrl?: string | undefined
  /** Seconds per statement of a request. */
  limit?: number
}

/**
 * Opens a pool for requests and one without timeouts, which connects on demand. Connects once, so that a wrong
 * address fails here.
 */
export async function openPostgres(
  databaseUrl: string,
  log: Log,
  { most = 10, directUrl, limit = LIMIT }: PostgresOptions = {},
): Promise<Database> {
  const { pool, isDirect } = await openLimited(
    { connectionString: databaseUrl, max: most },
    limit,
    log,
  )
  if (directUrl) await checkDirect(directUrl, log, pool)
  const database = databaseOf(pool, log, `begin; set local statement_timeout = '${limit}s'`)
  // Without timeouts, only keepalives detect that the server is gone.
  const patient = {
    connectionString: directUrl ?? databaseUrl,
    max: 3,
    keepAliveInitialDelayMillis: 30_000,
  }
  // Behind PgBouncer, `set` would leak into other clients' sessions.
  const unlimit = { onConnect: async (client: ClientBase) => void (await client.query(UNLIMITED)) }
  const patientPool = newPool({ ...patient, ...((isDirect || directUrl) && unlimit) }, log)
  return {
    ...database,
    ...(!isDirect && eachInTransaction(database)),
    patient: databaseOf(patientPool, log, BEGIN_UNLIMITED),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await Promise.all([pool.end(), patientPool.end()])
    },
  }
}

/** Makes a wrong direct address fail at startup, with an error that names the setting. */
async function checkDirect(directUrl: string, log: Log, pool: Pool): Promise<void> {
  const direct = newPool({ connectionString: directUrl, max: 1 }, log)
  try {
    await ping(queriesOf(direct))
  } catch (error) {
    await pool.end()
    throw Object.assign(error as Error, { setting: 'DATABASE_DIRECT_URL' })
  } finally {
    await direct.end()
  }
}

/** Opens a PostgreSQL without timeouts, for backups, restores and moves. */
export async function openUnlimited(
  databaseUrl: string,
  log: Log,
  directUrl?: string,
): Promise<Database> {
  const { patient, close } = await openPostgres(databaseUrl, log, { most: 1, directUrl })
  return { ...patient!, close }
}

/** A pool with statement timeouts set per connection, or `isDirect: false` if a pooler prevents that. */
async function openLimited(
  config: PoolConfig,
  limit: number,
  log: Log,
): Promise<{ pool: Pool; isDirect: boolean }> {
  const limited = { ...config, query_timeout: (limit + VANISHED) * 1000 }
  const direct = newPool({ ...limited, statement_timeout: limit * 1000 }, log)
  try {
    const { rows } = await direct.query<{ statement_timeout: string }>('show statement_timeout')
    // PgBouncer may be configured to drop the parameter.
    if (rows[0]?.statement_timeout === `${limit}s`) return { pool: direct, isDirect: true }
  } catch (error) {
    if (codeOf(error) !== REFUSED_PARAMETER) {
      await direct.end()
      throw error
    }
  }
  await direct.end()
  const pool = newPool(limited, log)
  try {
    await ping(queriesOf(pool))
  } catch (error) {
    await pool.end()
    throw error
  }
  return { pool, isDirect: false }
}

function newPool(config: PoolConfig, log: Log): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser },
    ...config,
  })
  // Lost connections are replaced at the next query. Without a listener, the error would end the process.
  pool.on('error', (error) => logLost(log, error))
  return pool
}

const logLost = (log: Log, error: Error) =>
  log(`database connection lost: ${unavailableCodeOf(error) ?? error.name}`, { level: 'warn' })

function databaseOf(pool: Pool, log: Log, begin: string): Database {
  return {
    ...queriesOf(pool),
    async transaction(work) {
      const client = await pool.connect()
      const lose = (error: Error) => logLost(log, error)
      // The pool only listens to idle connections.
      client.on('error', lose)
      const release = (failure?: Error) => {
        client.removeListener('error', lose)
        client.release(failure)
      }
      try {
        await client.query(begin)
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
    close: () => pool.end(),
  }
}

const eachInTransaction = ({ transaction }: Database): Queries => ({
  query: async (sql, parameters) => transaction(({ query }) => query(sql, parameters)),
  run: async (sql) => transaction(({ run }) => run(sql)),
})

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
