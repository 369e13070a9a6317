import type { Queries } from '../engine/database.ts'
import type { MailKind } from '../mails/mails.ts'
import { emitEnquiry } from '../webhooks/emit.ts'

export interface Unsent {
  kind: MailKind
  subject: string
  /** Empty if the email contained a sign-in link or code. */
  body: string
  html: string | null
}

/**
 * Replaces the address of an enquiry and everything stored because of it. Deletes and returns the emails that
 * didn't reach the old address; undefined if the enquiry's address has changed meanwhile.
 */
export async function correctAddress(
  queries: Queries,
  { uuid, was, email }: { uuid: string; was: string; email: string },
): Promise<Unsent[] | undefined> {
  const { query } = queries
  const changed = await query<{ corporate_user: string | null }>(
    'update enquiries set email = $3 where uuid = $1 and email = $2 returning corporate_user',
    [uuid, was, email],
  )
  if (changed.length === 0) return undefined
  const unsent = await query<Unsent>(
    `delete from mails where enquiry = $1 and lower(recipient) = lower($2)
       and (sent_at is null or given_up_at is not null)
     returning kind, subject, body, html`,
    [uuid, was],
  )
  // Emails to the old address are still this person's; deletion finds them by `about`.
  await query(
    `update mails set about = lower($3),
       reply_to = case when lower(reply_to) = lower($2) then $3 else reply_to end
     where enquiry = $1`,
    [uuid, was, email],
  )
  await query(
    `update corporate_users as own set email = lower($3) where uuid = $1 and email = lower($2)
       and not exists (select from corporate_users as other where other.email = lower($3)
         and other.company = own.company and other.corporate_email = own.corporate_email)`,
    [changed[0]?.corporate_user ?? null, was, email],
  )
  // The account that the enquiry created for the wrong address.
  await query(
    `delete from users where email = lower($1) and password is null
       and not exists (select from enquiries where lower(enquiries.email) = lower($1))`,
    [was],
  )
  await emitEnquiry(queries, uuid, 'email')
  return unsent
}
