import { Refused, tooManyRequests } from '../http/refused.ts'
import type { Rate } from '../rates.ts'
import type { Database, Queries } from './database.ts'
import { storedSubject } from './rate-limit-subject.ts'

/** A rate limit: who does what, and how often they may. */
export interface RateLimit extends Rate {
  /** As 'sign-in from 192.0.2.1'. */
  subject: string
  /** Repeats of one intent count once, however many come at the same moment. */
  intent?: string | undefined
}

/** Nothing is limited over a longer time than this, in milliseconds. */
export const LONGEST = 3_600_000

/**
 * Counts one request for every subject if none of the limits is reached, else none at all. The counts
 * are in the database, in `hits`, so they hold over all instances. Answers false where nothing was counted,
 * since all of it was counted before for the same intents.
 * @throws {Refused} 429 with `Retry-After` in seconds.
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
      `delete from hits where id in
         (select id from hits where at < $1 limit 100 for update skip locked)`,
      [new Date(now.getTime() - LONGEST)],
    )
    return { wait, counted: intents.size > 0 }
  })
  if (wait === 0) return counted
  throw tooManyRequests(wait)
}

/** Until the transaction ends, no other counts requests of these subjects. */
export async function lockSubjects(
  { query }: Pick<Queries, 'query'>,
  subjects: string[],
): Promise<void> {
  // Always in one order, so that two calls can't wait for each other.
  for (const subject of [...new Set(subjects.map(storedSubject))].toSorted()) {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject])
  }
}

/**
 * Takes the last request of each subject out of the count: it turned out to be none that is limited. Who does
 * so at the same moment takes out another.
 */
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

/** Counts as well, and answers whether none of the limits was reached. */
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
