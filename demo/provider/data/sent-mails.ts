import type { Queries } from './database.ts'

/** A mail that was handed over. */
export interface SentMail {
  to: string
  subject: string
  text: string
  sent_at: Date
}

/** The last mails that were sent, newest first. */
export async function sentMails({ query }: Queries): Promise<SentMail[]> {
  return query(
    `select recipient as to, subject, body as text, sent_at from mails
     where sent_at is not null order by sent_at desc, id desc limit 200`,
  )
}

/** One of {@link sentMails}, as its outbox lists it. */
export interface ListedMail {
  id: number
  to: string
  subject: string
  sent_at: Date
}

/** A mail that was handed over, opened. */
export interface OpenedMail extends ListedMail {
  reply_to: string | null
  text: string
  html: string | null
}

/** What {@link sentMails} answers, without the texts. */
export async function listedMails({ query }: Queries): Promise<ListedMail[]> {
  return query(
    `select id, recipient as to, subject, sent_at from mails
     where sent_at is not null order by sent_at desc, id desc limit 200`,
  )
}

/** A mail that was handed over, whole. */
export async function openedMail({ query }: Queries, id: number): Promise<OpenedMail | undefined> {
  const [mail] = await query<OpenedMail>(
    `select id, recipient as to, subject, sent_at, reply_to, body as text, html from mails
     where id = $1 and sent_at is not null`,
    [id],
  )
  return mail
}
