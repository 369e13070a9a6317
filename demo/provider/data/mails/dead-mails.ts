import { logDeed } from '../desk-log.ts'
import { noteChange } from '../engine/change-counter.ts'
import type { Database, Queries } from '../engine/database.ts'

export interface DeadMail {
  id: number
  recipient: string
  subject: string
  given_up_at: Date
  /** False for emails with sign-in links or codes, whose text is deleted. They can't be sent again. */
  has_text: boolean
}

export async function deadMails({ query }: Queries): Promise<DeadMail[]> {
  return query<DeadMail>(
    `select id, recipient, subject, given_up_at, body <> '' as has_text from mails
     where given_up_at is not null order by given_up_at desc, id desc limit 200`,
  )
}

/** Retries a failed email, for days if need be. Returns false if it isn't among the failed ones. */
export async function tryMailAgain(
  database: Database,
  id: number,
  staff: string,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const rows = await queries.query(
      // `next_try_at` adds the job again. The server may have accepted it before it bounced.
      `update mails set given_up_at = null, failure = null, sent_at = null, next_try_at = $2
       where id = $1 and given_up_at is not null and body <> '' returning 1`,
      [id, now],
    )
    if (rows.length === 0) return false
    noteChange(queries, 'jobs')
    return logDeed(queries, { at: now, staff, deed: 'mail', text: `email ${id} resent` })
  })
}
