import type { Queries } from '../engine/database.ts'
import type { FoundEnquiry } from './find-enquiry.ts'

export type IncomingKind = 'reply' | 'auto-reply' | 'bounce' | 'loop'

/** Why the text of an email is incomplete. */
export type Cut = 'large' | 'long' | 'unreadable'

/** Why a file is not stored. */
export type FileProblem = 'kind' | 'damaged' | 'size' | 'many'

export interface IncomingFile {
  name: string
  type: string
  size: number
  /** Path below /media/; null if it is not stored. */
  file: string | null
  fault: FileProblem | null
}

export interface IncomingMail {
  fingerprint: string
  message_id: string | null
  kind: IncomingKind
  sender: string
  sender_name: string
  subject: string
  body: string
  cut: Cut | null
  files: IncomingFile[]
}

export interface StoredMail extends Omit<IncomingMail, 'fingerprint'> {
  id: number
  received_at: Date
}

/** True if an email with this fingerprint is stored. */
export async function isKnown({ query }: Queries, fingerprint: string): Promise<boolean> {
  const sql = 'select 1 from incoming_mails where fingerprint = $1'
  return (await query(sql, [fingerprint])).length > 0
}

/** Stores an email, of an enquiry or unassigned. Returns false if it is stored already. */
export async function addIncomingMail(
  { query }: Queries,
  mail: IncomingMail,
  enquiry: FoundEnquiry | undefined,
  at: Date,
): Promise<boolean> {
  const [row] = await query<{ id: number }>(
    `insert into incoming_mails (fingerprint, message_id, enquiry, kind, sender, sender_name, subject, body, cut,
       received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (fingerprint) do nothing returning id`,
    [
      mail.fingerprint,
      mail.message_id,
      enquiry?.uuid ?? null,
      mail.kind,
      mail.sender,
      mail.sender_name,
      mail.subject,
      mail.body,
      mail.cut,
      at,
    ],
  )
  if (!row) return false
  await query(
    `insert into incoming_files (mail, position, name, type, size, file, fault)
     select $1, row_number() over () - 1, name, type, size, file, fault
     from jsonb_to_recordset($2::jsonb)
       as files (name text, type text, size integer, file text, fault text)`,
    [row.id, JSON.stringify(mail.files)],
  )
  return true
}

/** Number of emails of an enquiry that arrived since a time. */
export async function countSince(
  { query }: Queries,
  enquiry: string,
  since: Date,
): Promise<number> {
  const sql = 'select count(*) from incoming_mails where enquiry = $1 and received_at > $2'
  const [row] = await query<{ count: number }>(sql, [enquiry, since])
  return row?.count ?? 0
}

const STORED = `select id, message_id, kind, sender, sender_name, subject, body, cut, received_at, coalesce((
    select jsonb_agg(jsonb_build_object('name', name, 'type', type, 'size', size, 'file', file, 'fault', fault)
      order by position)
    from incoming_files where mail = id), '[]') as files
  from incoming_mails`

/** Emails of an enquiry, oldest first, without loops. */
export async function incomingOf({ query }: Queries, enquiry: string): Promise<StoredMail[]> {
  return query<StoredMail>(
    `${STORED} where enquiry = $1 and kind <> 'loop' order by received_at, id`,
    [enquiry],
  )
}

const UNASSIGNED = `enquiry is null and dismissed_at is null and kind <> 'loop'`

/** Emails that belong to no enquiry, latest first, at most `most`. */
export async function unassignedMails({ query }: Queries, most: number): Promise<StoredMail[]> {
  return query<StoredMail>(
    `${STORED} where ${UNASSIGNED} order by received_at desc, id desc limit ${most}`,
  )
}

export async function unassignedMail(
  { query }: Queries,
  id: number,
): Promise<StoredMail | undefined> {
  return (await query<StoredMail>(`${STORED} where id = $1 and ${UNASSIGNED}`, [id]))[0]
}

/** Number of unassigned emails from people, up to `most` + 1. */
export async function unassignedCount({ query }: Queries, most: number): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*) from (
       select from incoming_mails where ${UNASSIGNED} and kind = 'reply' limit ${most + 1}
     ) as found`,
  )
  return row?.count ?? 0
}

/** Assigns an email to an enquiry. Returns false if a colleague was faster. */
export async function assignMail(
  { query }: Queries,
  id: number,
  enquiry: string,
): Promise<boolean> {
  const sql = `update incoming_mails set enquiry = $2 where id = $1 and ${UNASSIGNED} returning 1`
  return (await query(sql, [id, enquiry])).length > 0
}

/** Takes an email from the list. Returns false if a colleague was faster. */
export async function dismissMail({ query }: Queries, id: number, at: Date): Promise<boolean> {
  const sql = `update incoming_mails set dismissed_at = $2 where id = $1 and ${UNASSIGNED} returning 1`
  return (await query(sql, [id, at])).length > 0
}

/** A stored file of an email. */
export async function incomingFile(
  { query }: Queries,
  mail: number,
  position: number,
): Promise<IncomingFile | undefined> {
  const sql = `select name, type, size, file, fault from incoming_files
    where mail = $1 and position = $2 and file is not null`
  return (await query<IncomingFile>(sql, [mail, position]))[0]
}
