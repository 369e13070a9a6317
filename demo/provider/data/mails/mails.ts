import { noteChange } from '../engine/change-counter.ts'
import type { Queries } from '../engine/database.ts'
import { newMessageId, threadOf } from './mail-thread.ts'

/** Emails to travellers, about them, or to staff about their accounts. */
export const MAIL_KINDS = [
  'enquiry-to-desk',
  'enquiry-to-traveller',
  'status',
  'reply',
  'plan',
  'plan-answer',
  'request-to-desk',
  'overdue',
  'incoming',
  'enquiry-link',
  'held',
  'held-reminder',
  'declined',
  'published',
  'code',
  'account-link',
  'account-ends',
  'staff-link',
  'factor-changed',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** An email to send. All addresses are bare, without names. */
export interface Mail {
  kind: MailKind
  recipient: string
  /** The address of the person whose data the text contains. The email is deleted with that person's data. */
  about: string
  /** The reference of the enquiry it belongs to. */
  enquiry?: string
  /** Reply-To, if not the sender. */
  replyTo?: string
  subject: string
  body: string
  html?: string
  /** True for emails with a sign-in link, whose text is deleted as soon as they are sent. */
  secret?: boolean
  /** Another person's address that the text contains. */
  names?: string | undefined
  /**
   * Lifetime of the one-time code in the text, in seconds. The text is deleted afterwards, or when the code is
   * used.
   */
  codeLife?: number
}

export interface UnsentMail {
  id: number
  recipient: string
  reply_to: string | null
  subject: string
  body: string
  /** Null for emails stored before there was HTML. */
  html: string | null
  message_id: string | null
  in_reply_to: string | null
  thread: string | null
}

/**
 * Stores emails, in the transaction that causes them. A trigger adds the job that sends each, also for instances of
 * the previous version.
 * @param sent stores them as sent already
 * @param wanted if false, runs the same queries but stores nothing, so that timing doesn't reveal it
 */
export async function addMails(
  queries: Queries,
  mails: Mail[],
  now: Date,
  sent: boolean,
  wanted = true,
): Promise<void> {
  const { query } = queries
  if (!sent) noteChange(queries, 'jobs')
  for (const mail of mails) {
    const thread = await threadOf({ query }, mail)
    const {
      kind,
      recipient,
      about,
      enquiry,
      replyTo,
      subject,
      body,
      html,
      secret = false,
      names,
      codeLife,
    } = mail
    const until = codeLife === undefined ? null : new Date(now.getTime() + codeLife * 1000)
    await query(
      `insert into mails
         (recipient, reply_to, subject, body, secret, created_at, sent_at, next_try_at, text_until, html, names,
         kind, about, enquiry, message_id, in_reply_to, thread)
       select $1, $2, $3, $4, $5, $6, $7::timestamptz, $6, $9::timestamptz, $10, lower($11), $12, lower($13),
         (select uuid from enquiries where reference = $14), $15, $16, $17
       where $8`,
      [
        recipient,
        replyTo ?? null,
        subject,
        body,
        secret,
        now,
        sent ? now : null,
        wanted,
        until,
        html ?? null,
        names ?? null,
        kind,
        about,
        enquiry ?? null,
        newMessageId(),
        thread.inReplyTo,
        thread.references,
      ],
    )
  }
}

/** An email that is to be sent; undefined if it was sent, given up or deleted meanwhile. */
export async function unsentMail({ query }: Queries, id: number): Promise<UnsentMail | undefined> {
  const [mail] = await query<UnsentMail>(
    `select id, recipient, reply_to, subject, body, html, message_id, in_reply_to, thread
     from mails where id = $1 and sent_at is null and given_up_at is null`,
    [id],
  )
  return mail
}

/** Deletes links and codes from the text and HTML, and codes from the subject too. */
const WITHOUT_SECRET = `
  body = case when secret or text_until is not null then '' else body end,
  html = case when secret or text_until is not null then null else html end,
  subject = case when text_until is not null then 'Your verification code' else subject end,
  text_until = null`

/** Marks an email as sent, and deletes its text if it contains a link or code. */
export async function markSent({ query }: Queries, id: number, now: Date): Promise<void> {
  await query(`update mails set sent_at = $2, ${WITHOUT_SECRET} where id = $1`, [id, now])
}

/**
 * Stops retrying an email, and deletes links and codes as {@link markSent} does.
 * @param failure codes of the error
 */
export async function giveUp(
  { query }: Queries,
  id: number,
  now: Date,
  failure: string,
): Promise<void> {
  const sql = `update mails set given_up_at = $2, failure = $3, ${WITHOUT_SECRET} where id = $1`
  await query(sql, [id, now, failure])
}

/** Deletes a code that no longer works, at $1. If the email wasn't sent yet, it won't be. */
const GONE = `given_up_at = case when sent_at is null then $1::timestamptz end, ${WITHOUT_SECRET}`

/** Deletes the codes emailed to an address, once used or replaced. Unsent ones are never sent. */
export async function forgetCodes({ query }: Queries, address: string, now: Date): Promise<void> {
  const sql = `update mails set ${GONE} where text_until is not null and lower(recipient) = lower($2)`
  await query(sql, [now, address])
}

/** Does the same for all expired codes. */
export async function forgetOldTexts({ query }: Queries, now: Date): Promise<void> {
  await query(`update mails set ${GONE} where text_until <= $1`, [now])
}
