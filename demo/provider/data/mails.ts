import type { Queries } from './database.ts'
import { newMessageId, threadOf } from './mail-thread.ts'

/** Every kind of email to travellers, or about them. */
export const MAIL_KINDS = [
  'enquiry-to-desk',
  'enquiry-to-traveller',
  'status',
  'reply',
  'held',
  'declined',
  'published',
  'code',
  'account-link',
  'account-ends',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail as it is written. All addresses are bare ones, without a name. */
export interface Mail {
  kind: MailKind
  recipient: string
  /** The address of the person whose data the text contains: the email is deleted with that person's data. */
  about: string
  /** The reference of the enquiry it belongs to. */
  enquiry?: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: string
  subject: string
  /** Plain text. */
  body: string
  /** The same as a page. */
  html?: string
  /** Lets its reader in: the text is not kept longer than it takes to hand it over. */
  secret?: boolean
  /** The address of somebody else that it names. */
  names?: string | undefined
  /** Holds a one-time code, for so many seconds: then, or when the code is worth nothing, the text goes. */
  codeLife?: number
}

/** A mail on its way. */
export interface DueMail {
  id: number
  recipient: string
  reply_to: string | null
  subject: string
  body: string
  /** Nothing for what was written down before mails had one. */
  html: string | null
  message_id: string | null
  in_reply_to: string | null
  thread: string | null
  /** How often it was tried, this time included. */
  tries: number
  first_try_at: Date
}

/**
 * Writes mails down to be sent, in the transaction of what they tell. `sent`: they count as sent.
 * With `wanted` false it asks the same of the database, and writes nothing.
 */
export async function addMails(
  { query }: Queries,
  mails: Mail[],
  now: Date,
  sent: boolean,
  wanted = true,
): Promise<void> {
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

/** Takes the mail that is due the longest; until `leaseEnd` nobody else gets it. */
export async function takeDueMail(
  { query }: Queries,
  now: Date,
  leaseEnd: Date,
): Promise<DueMail | undefined> {
  const rows = await query<DueMail>(
    `update mails set tries = tries + 1, next_try_at = $2, first_try_at = coalesce(first_try_at, $1)
     where id = (
       select id from mails where sent_at is null and given_up_at is null and next_try_at <= $1
       order by next_try_at, id limit 1 for update skip locked
     )
     returning id, recipient, reply_to, subject, body, html, message_id, in_reply_to, thread, tries, first_try_at`,
    [now, leaseEnd],
  )
  return rows[0]
}

/** Forgets the texts of mails that let their readers in, as pages too, and codes also in the subject. */
const WITHOUT_SECRET = `
  body = case when secret or text_until is not null then '' else body end,
  html = case when secret or text_until is not null then null else html end,
  subject = case when text_until is not null then 'Your verification code' else subject end,
  text_until = null`

/** Notes that a mail was handed over, and forgets the text of one that lets its reader in. */
export async function markSent({ query }: Queries, id: number, now: Date): Promise<void> {
  await query(`update mails set sent_at = $2, ${WITHOUT_SECRET} where id = $1`, [id, now])
}

/** Notes that a mail is not tried again, and why, in codes, and forgets the text as {@link markSent} does. */
export async function giveUp(
  { query }: Queries,
  id: number,
  now: Date,
  failure: string,
): Promise<void> {
  const sql = `update mails set given_up_at = $2, failure = $3, ${WITHOUT_SECRET} where id = $1`
  await query(sql, [id, now, failure])
}

/** What becomes of a mail whose code is worth nothing by now, at $1: one that is not sent yet stays so. */
const GONE = `given_up_at = case when sent_at is null then $1::timestamptz end, ${WITHOUT_SECRET}`

/** Forgets the codes that were mailed to an address: used, or replaced. Unsent mails with one stay so. */
export async function forgetCodes({ query }: Queries, address: string, now: Date): Promise<void> {
  const sql = `update mails set ${GONE} where text_until is not null and lower(recipient) = lower($2)`
  await query(sql, [now, address])
}

/** The same for the codes of all addresses that are too old. */
export async function forgetOldTexts({ query }: Queries, now: Date): Promise<void> {
  await query(`update mails set ${GONE} where text_until <= $1`, [now])
}

/** Puts a mail off. */
export async function tryAgainAt({ query }: Queries, id: number, at: Date): Promise<void> {
  await query('update mails set next_try_at = $2 where id = $1', [id, at])
}
