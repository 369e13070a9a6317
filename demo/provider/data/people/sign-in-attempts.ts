import type { Rate } from '../../settings/rate-limit-settings.ts'
import type { Database } from '../engine/database.ts'
import { storedSubject } from '../rate-limit-subject.ts'
import { lockSubjects } from '../rate-limits.ts'

/** For example 'sign-in to asha@mail.example', and the limit above which attempts are delayed. */
export interface AttemptCount extends Rate {
  subject: string
}

/**
 * Counts one attempt for every subject, and returns how many each had before in its period, up to 20 above its
 * limit. Counting before the password check makes concurrent attempts see each other.
 */
export async function countAttempt(
  database: Database,
  counts: AttemptCount[],
  now: Date,
): Promise<number[]> {
  return database.transaction(async ({ query }) => {
    await lockSubjects(
      { query },
      counts.map(({ subject }) => subject),
    )
    const before: number[] = []
    for (const { subject, limit, seconds } of counts) {
      const [row] = await query<{ count: number }>(
        `with earlier as (
           select count(*) from (select 1 from hits where subject = $1 and at > $2 limit $3) as lately
         ), added as (
           insert into hits (subject, at) values ($1, $4)
         )
         select count from earlier`,
        [storedSubject(subject), new Date(now.getTime() - seconds * 1000), limit + 20, now],
      )
      before.push(row?.count ?? 0)
    }
    return before
  })
}
