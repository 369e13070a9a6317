import { type Queries, onlyRow } from '../engine/database.ts'

export interface WaitingMails {
  waiting: number
  /** Failed for good: refused, tried for too long, or with an expired code. */
  dead: number
  /** Age of the oldest waiting email; 0 without any. */
  oldest_seconds: number
}

export async function waitingMails({ query }: Queries, now: Date): Promise<WaitingMails> {
  const sql = `
    select waiting, dead,
      greatest(0, coalesce(extract(epoch from $1 - oldest), 0))::float8 as oldest_seconds
    from
      (select count(*) as waiting, min(created_at) as oldest
       from mails where sent_at is null and given_up_at is null) as those_that_wait,
      (select count(*) as dead from mails where given_up_at is not null) as those_that_do_not`
  return onlyRow(await query<WaitingMails>(sql, [now]))
}
