import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../../errors/error-trace.ts'
import type { Database, Queries } from './database.ts'

/** All in ms. */
export interface Patience {
  /** For one attempt at a lock. Requests queue behind it meanwhile. */
  lock: number
  /** Between two attempts, while those requests run. */
  pause: number
  /** For all attempts of one migration. */
  total: number
}

/**
 * `lock` is below PostgreSQL's deadlock_timeout of 1 s, so that in a deadlock the migration fails, not the
 * request.
 */
export const PATIENCE: Patience = { lock: 800, pause: 700, total: 120_000 }

/** A migration couldn't lock its tables. The message is for operators. */
export class MigrationBlocked extends Error {
  override name = 'MigrationBlocked'
}

/** lock_not_available and deadlock_detected. */
const BUSY = new Set(['55P03', '40P01'])

/** Runs a migration's transaction, and retries until it gets its locks. */
export async function takingTurns<Answer>(
  database: Database,
  name: string,
  { lock, pause, total }: Patience,
  work: (queries: Queries) => Promise<Answer>,
): Promise<Answer> {
  const end = Date.now() + total
  for (;;) {
    try {
      return await database.transaction(async (queries) => {
        await queries.run(`set local lock_timeout = ${lock}`)
        return work(queries)
      })
    } catch (error) {
      if (!BUSY.has(codeOf(error) ?? '')) throw error
      if (Date.now() > end) throw await blocked(database, name, total, error)
    }
    await wait(pause)
  }
}

async function blocked(
  { query }: Database,
  name: string,
  total: number,
  cause: unknown,
): Promise<MigrationBlocked> {
  const [oldest] = await query<{ pid: number; seconds: number }>(
    `select pid, extract(epoch from now() - xact_start)::integer as seconds from pg_stat_activity
     where datname = current_database() and xact_start < now() and backend_type = 'client backend'
       and pid <> pg_backend_pid() and not exists (
         select from pg_locks where pg_locks.pid = pg_stat_activity.pid and locktype = 'advisory')
     order by xact_start limit 1`,
  )
  const hint = oldest
    ? ` The oldest open transaction has lasted ${oldest.seconds} s; end it with select pg_terminate_backend(${oldest.pid}).`
    : ''
  return new MigrationBlocked(
    `The migration ${name} could not lock its tables within ${Math.round(total / 1000)} s.${hint} ` +
      'Run npm run migrate again.',
    { cause },
  )
}
