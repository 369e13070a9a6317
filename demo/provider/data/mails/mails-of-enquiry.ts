import type { Queries } from '../engine/database.ts'
import type { MailKind } from './mails.ts'

/** An email about an enquiry, as the desk lists it. */
export interface MailAbout {
  id: number
  /** Null for emails from before kinds were stored. */
  kind: MailKind | null
  recipient: string
  subject: string
  created_at: Date
  sent_at: Date | null
  /** When it was given up or came back. */
  given_up_at: Date | null
  failure: string | null
}

/** Emails to anybody about an enquiry, oldest first. */
export async function mailsOf({ query }: Queries, enquiry: string): Promise<MailAbout[]> {
  return query<MailAbout>(
    `select id, kind, recipient, subject, created_at, sent_at, given_up_at, failure
     from mails where enquiry = $1 order by created_at, id`,
    [enquiry],
  )
}
