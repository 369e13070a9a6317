import type { Rate } from '../rates.ts'
import type { Database } from './database.ts'
import { storedSubject } from './rate-limit-subject.ts'
import { lockSubjects } from './rate-limits.ts'

/** Who tries what, as 'sign-in to asha@mail.example', and from how many tries on it is slowed down. */
export interface AttemptCount extends Rate {
  subject: string
}

/**
 * Counts one try for every subject, and returns how many each had before, within its time: at most 20 more than
 * its limit. Counted before the password is checked, so that tries at the same moment see each other.
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
