import { tooManyRequests } from '../http/refused.ts'
import type { Database } from './database.ts'
import { storedSubject } from './rate-limit-subject.ts'

/** Milliseconds in which an address's bytes are counted. */
const SPAN = 3_600_000

/** Bytes that were counted before they came. */
export interface CountedBytes {
  /** Says how many came in truth: fewer where the form broke off. */
  correct(bytes: number): Promise<void>
}

/**
 * Counts the bytes that an address is about to send, over all instances, as long as it has sent no more than
 * `limit` within an hour with them. They are counted beforehand, so that forms which come at once are, too.
 * @throws {Refused} 429 with `Retry-After`: when enough of what was sent is an hour old.
 */
export async function countUpload(
  database: Database,
  { address, bytes, limit }: { address: string; bytes: number; limit: number },
  now: Date,
): Promise<CountedBytes> {
  const subject = storedSubject(`upload bytes of ${address}`)
  const since = new Date(now.getTime() - SPAN)
  const answer = await database.transaction(async ({ query }) => {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject])
    // The last one without which there is room.
    const [over] = await query<{ at: Date }>(
      `select at from
         (select at, id, sum(amount) over (order by at desc, id desc) as newer from hits
          where subject = $1 and at > $2) as sent
       where newer + $3::bigint > $4::bigint order by at desc, id desc limit 1`,
      [subject, since, bytes, limit],
    )
    if (over) return { wait: over.at.getTime() - since.getTime() }
    const [row] = await query<{ id: number }>(
      'insert into hits (subject, at, amount) values ($1, $2, $3) returning id',
      [subject, now, bytes],
    )
    return { id: row!.id }
  })
  if (answer.id === undefined) throw tooManyRequests(Math.max(1, Math.ceil(answer.wait / 1000)))
  const { id } = answer
  return {
    async correct(bytes) {
      await database.query('update hits set amount = $2 where id = $1', [id, bytes])
    },
  }
}
