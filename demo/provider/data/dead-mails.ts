import type { Database, Queries } from './database.ts'

/** A mail that is tried no more. */
export interface DeadMail {
  id: number
  recipient: string
  subject: string
  given_up_at: Date
  /** What let its reader in is gone, so there is nothing to send again. */
  has_text: boolean
}

/** Mails that were given up, the last first. */
export async function deadMails({ query }: Queries): Promise<DeadMail[]> {
  return query<DeadMail>(
    `select id, recipient, subject, given_up_at, body <> '' as has_text from mails
     where given_up_at is not null order by given_up_at desc, id desc limit 200`,
  )
}

/** Has a mail tried again from now on, for days if need be. Answers false where none such was given up. */
export async function tryMailAgain(
  database: Database,
  id: number,
  staff: string,
  now: Date,
): Promise<boolean> {
  return database.transaction(async ({ query }) => {
    const rows = await query(
      `update mails set given_up_at = null, failure = null, first_try_at = null, tries = 0, next_try_at = $2
       where id = $1 and given_up_at is not null and body <> '' returning 1`,
      [id, now],
    )
    if (rows.length === 0) return false
    const sql = "insert into desk_log (at, staff, deed, text) values ($1, $2, 'mail', $3)"
    await query(sql, [now, staff, `mail ${id} is tried again`])
    return true
  })
}
