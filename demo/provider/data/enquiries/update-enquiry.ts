import type { Attribution } from '../../../../widgets/contract/values/attribution.ts'
import type { Enquiry } from '../../../../widgets/contract/enquiries.ts'
import { Refused } from '../../errors/refused.ts'
import type { Queries } from '../engine/database.ts'
import { emitEnquiry } from '../webhooks/emit.ts'
import { COLUMNS, DESTINATION_COLUMNS, storeDestinations } from './enquiries.ts'

/** Period in ms in which a visitor may change an enquiry; the browser keeps the draft for as long. */
const CHANGEABLE_FOR = 24 * 3_600_000

export interface Changeable {
  uuid: string
  reference: string
  fingerprint: string
  enquiry: Enquiry
  partner: string | null
  attribution: Attribution | null
  language: string | null
  /** It waits for staff. */
  isSuspicious: boolean
}

/** The sender's address; undefined if there is no enquiry with this key. */
export async function senderOf({ query }: Queries, key: string): Promise<string | undefined> {
  const rows = await query<{ email: string }>(
    'select email from enquiries where idempotency_key = $1',
    [key],
  )
  return rows[0]?.email
}

/**
 * The enquiry of a key, locked until the transaction ends.
 * @throws {Refused} 409 `not_changeable` once staff have started, or a day after receipt
 */
export async function changeable(
  { query }: Queries,
  key: string,
  now: Date,
): Promise<Changeable | undefined> {
  const rows = await query<Record<string, unknown> & Omit<Changeable, 'enquiry'>>(
    `select uuid, reference, fingerprint, partner, attribution, language, status, received_at,
       suspicious_at is not null as is_suspicious, ${COLUMNS.join()}
     from enquiries where idempotency_key = $1 for update`,
    [key],
  )
  const row = rows[0]
  if (!row) return undefined
  const isOld = now.getTime() - (row['received_at'] as Date).getTime() > CHANGEABLE_FOR
  const worked = await query('select 1 from desk_log where enquiry = $1 and staff is not null', [
    row.uuid,
  ])
  if (row['status'] !== 'New' || isOld || worked.length > 0) {
    throw new Refused(409, 'not_changeable', 'This enquiry can no longer be changed.')
  }
  const destinations = await query(
    `select ${DESTINATION_COLUMNS.join()} from destinations where enquiry = $1 order by position`,
    [row.uuid],
  )
  const fields = Object.fromEntries(COLUMNS.map((name) => [name, row[name] ?? undefined]))
  const { uuid, reference, fingerprint, partner, attribution, language } = row
  return {
    uuid,
    reference,
    fingerprint,
    partner,
    attribution,
    language,
    isSuspicious: row['is_suspicious'] === true,
    enquiry: { ...fields, destinations } as unknown as Enquiry,
  }
}

export interface Change {
  enquiry: Enquiry
  fingerprint: string
  corporateUser: string | null
  language: string | undefined
  /** Null leaves that of the enquiry. */
  notice: string | null
  /** Its suspicious signs if it has to wait for staff; null leaves that as it is. */
  suspicion: readonly string[] | null
  /** Labels of the changed fields, never their values. */
  labels: string[]
  at: Date
}

/** Replaces a stored enquiry. Its reference stays. */
export async function replaceEnquiry(
  queries: Queries,
  uuid: string,
  { enquiry, fingerprint, corporateUser, language, notice, suspicion, labels, at }: Change,
): Promise<void> {
  const { query } = queries
  const { destinations, ...fields } = enquiry
  await query(
    `update enquiries set fingerprint = $2, corporate_user = $3, language = $5,
       notice = coalesce($6, enquiries.notice),
       suspicious_at = coalesce($7::timestamptz, enquiries.suspicious_at), suspicion = coalesce($8::jsonb, enquiries.suspicion),
       due_at = case when $7::timestamptz is null then enquiries.due_at end,
       ${COLUMNS.map((name) => `${name} = sent.${name}`).join()}
     from jsonb_populate_record(null::enquiries, $4::jsonb) as sent
     where enquiries.uuid = $1`,
    [
      uuid,
      fingerprint,
      corporateUser,
      JSON.stringify(fields),
      language ?? null,
      notice,
      suspicion ? at : null,
      suspicion && JSON.stringify(suspicion),
    ],
  )
  // Deletion of the person's data finds emails by this address.
  await query('update mails set about = lower($2) where enquiry = $1', [uuid, enquiry.email])
  await query('delete from destinations where enquiry = $1', [uuid])
  await storeDestinations(queries, uuid, destinations)
  await query(`insert into desk_log (at, deed, text, enquiry) values ($1, 'changed', $2, $3)`, [
    at,
    labels.join(', '),
    uuid,
  ])
  await emitEnquiry(queries, uuid, 'fields')
}
