import { Refused, tooManyRequests } from '../errors/refused.ts'
import type { Rate } from '../settings/rate-limit-settings.ts'
import type { Database, Queries } from './engine/database.ts'
import { storedSubject } from './rate-limit-subject.ts'

export interface RateLimit extends Rate {
  /** For example 'sign-in from 192.0.2.1'. */
  subject: string
  /** Requests with the same intent count once, even concurrent ones. */
  intent?: string | undefined
}

/** The longest period of any limit, in ms. */
export const LONGEST = 3_600_000

/**
 * Counts one request for every subject, or none if any limit is reached. Counts are in the table `hits`, so
 * they apply across instances. Returns false if all were already counted for the same intents.
 * @throws {Refused} 429 with `Retry-After` in seconds
 */
export async function enforceRateLimits(
  database: Database,
  limits: RateLimit[],
  now: Date,
): Promise<boolean> {
  const { wait, counted } = await database.transaction(async ({ query }) => {
    await lockSubjects(
      { query },
      limits.map(({ subject }) => subject),
    )
    let wait = 0
    const intents = new Map<string, string | null>()
    for (const { subject: named, limit, seconds, intent = null } of limits) {
      const subject = storedSubject(named)
      const since = now.getTime() - seconds * 1000
      const sql = 'select 1 from hits where subject = $1 and at > $2 and intent = $3 limit 1'
      if (intent && (await query(sql, [subject, new Date(since), intent])).length > 0) continue
      intents.set(subject, intent)
      const [last] = await query<{ at: Date }>(
        'select at from hits where subject = $1 and at > $2 order by at desc offset $3 limit 1',
        [subject, new Date(since), limit - 1],
      )
      if (last) wait = Math.max(wait, (last.at.getTime() - since) / 1000)
    }
    if (wait > 0) return { wait: Math.ceil(wait), counted: false }
    for (const [subject, intent] of intents) {
      const sql = 'insert into hits (subject, at, intent) values ($1, $2, $3)'
      await query(sql, [subject, now, intent])
    }
    await query(
      `delete from hits where id = any
         (array(select id from hits where at < $1 limit 100 for update skip locked))`,
      [new Date(now.getTime() - LONGEST)],
    )
    return { wait, counted: intents.size > 0 }
  })
  if (wait === 0) return counted
  throw tooManyRequests(wait)
}

/** Serializes counting for these subjects until the transaction ends. */
export async function lockSubjects(
  { query }: Pick<Queries, 'query'>,
  subjects: string[],
): Promise<void> {
  // Sorted, so that two calls can't deadlock.
  for (const subject of [...new Set(subjects.map(storedSubject))].toSorted()) {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject])
  }
}

/** Removes the last request of each subject from the count. Concurrent calls remove different ones. */
export async function refundRateLimits(database: Database, subjects: string[]): Promise<void> {
  for (const subject of subjects) {
    await database.query(
      `delete from hits where id =
         (select id from hits where subject = $1 order by at desc, id desc limit 1
          for update skip locked)`,
      [storedSubject(subject)],
    )
  }
}

/** As {@link enforceRateLimits}, but returns false if a limit is reached. */
export async function passesRateLimits(
  database: Database,
  limits: RateLimit[],
  now: Date,
): Promise<boolean> {
  return enforceRateLimits(database, limits, now).then(
    () => true,
    (error) => {
      if (error instanceof Refused) return false
      throw error
    },
  )
}
