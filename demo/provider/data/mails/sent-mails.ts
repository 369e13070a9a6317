import type { Queries } from '../engine/database.ts'

export interface SentMail {
  to: string
  subject: string
  text: string
  sent_at: Date
}

export async function sentMails({ query }: Queries): Promise<SentMail[]> {
  return query(
    `select recipient as to, subject, body as text, sent_at from mails
     where sent_at is not null order by sent_at desc, id desc limit 200`,
  )
}

export interface ListedMail {
  id: number
  to: string
  subject: string
  sent_at: Date
}

export interface OpenedMail extends ListedMail {
  reply_to: string | null
  text: string
  html: string | null
}

/** Like {@link sentMails}, without the texts. */
export async function listedMails({ query }: Queries): Promise<ListedMail[]> {
  return query(
    `select id, recipient as to, subject, sent_at from mails
     where sent_at is not null order by sent_at desc, id desc limit 200`,
  )
}

export async function openedMail({ query }: Queries, id: number): Promise<OpenedMail | undefined> {
  const [mail] = await query<OpenedMail>(
    `select id, recipient as to, subject, sent_at, reply_to, body as text, html from mails
     where id = $1 and sent_at is not null`,
    [id],
  )
  return mail
}
