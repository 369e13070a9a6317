import { tooManyRequests } from '../../errors/refused.ts'
import type { Database } from '../engine/database.ts'
import { storedSubject } from '../rate-limit-subject.ts'

/** Period in ms of the limit per address. */
const SPAN = 3_600_000

export interface CountedBytes {
  /** Corrects the count, if fewer bytes arrived because the upload was aborted. */
  correct(bytes: number): Promise<void>
}

/**
 * Counts bytes before an address uploads them, across instances, so that concurrent uploads are limited too.
 * @param limit bytes per hour
 * @throws {Refused} 429 with `Retry-After`, when enough earlier bytes have expired
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
    // The latest upload that has to expire to make room.
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
