import { type Queries, onlyRow } from './database.ts'

/** How the queue of mails stands. */
export interface WaitingMails {
  waiting: number
  /** Given up: refused for good, tried for too long, or with a code that is worth nothing by now. */
  dead: number
  /** How long the oldest of those that wait does so; 0 where none does. */
  oldest_seconds: number
}

/** Counts the mails that are not sent. */
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
