import type { Queries } from '../engine/database.ts'
import { emitEnquiry } from '../webhooks/emit.ts'

/** Tables of what visitors send. */
export type SubmittedTable = 'enquiries' | 'reviews' | 'testimonials'

/** A submission that waits for staff, or that they have marked as spam. */
export interface Suspicious {
  table: SubmittedTable
  uuid: string
  /** Only set for enquiries. */
  reference: string | null
  received_at: Date
  name: string
  email: string
  text: string
  /** Names of its signs. */
  suspicion: string[]
  spam_at: Date | null
}

export type HeldRow = Pick<Suspicious, 'table' | 'uuid'>

/** SQL for a row that waits for staff and has no proof yet. */
const UNPROVEN = 'suspicious_at is not null and proven_at is null and spam_at is null'

const SUSPICIOUS = `
  select 'enquiries' as "table", uuid, reference, received_at, suspicious_at,
    concat_ws(' ', first_name, last_name) as name, email, any_special_request as text, suspicion, spam_at
  from enquiries where suspicious_at is not null
  union all
  select 'reviews', uuid, null, received_at, suspicious_at,
    concat_ws(' ', first_name, last_name), email, feedback, suspicion, spam_at
  from reviews where suspicious_at is not null
  union all
  select 'testimonials', uuid, null, received_at, suspicious_at,
    concat_ws(' ', first_name, last_name), email, description, suspicion, spam_at
  from testimonials where suspicious_at is not null`

/** The newest 100, either marked as spam or not. */
export async function suspiciousOnes({ query }: Queries, spam: boolean): Promise<Suspicious[]> {
  return query<Suspicious>(
    `select * from (${SUSPICIOUS}) as suspicious where spam_at is ${spam ? 'not' : ''} null
     order by suspicious_at desc, uuid limit 100`,
  )
}

/** Locked until the transaction ends; undefined if it's no longer suspicious. */
export async function suspiciousOne(
  { query }: Queries,
  { table, uuid }: HeldRow,
): Promise<Suspicious | undefined> {
  await query(`select 1 from ${table} where uuid = $1 for update`, [uuid])
  const sql = `select * from (${SUSPICIOUS}) as suspicious where "table" = $1 and uuid = $2`
  return (await query<Suspicious>(sql, [table, uuid]))[0]
}

/** Names of the signs of a row that is held without a proof yet; undefined for any other. */
export async function unprovenSigns(
  { query }: Queries,
  { table, uuid }: HeldRow,
): Promise<string[] | undefined> {
  const sql = `select suspicion from ${table} where uuid = $1 and ${UNPROVEN}`
  return (await query<{ suspicion: string[] }>(sql, [uuid]))[0]?.suspicion
}

/** SQL for the number of those that wait for staff, up to 100 of each kind. */
export const SUSPICIOUS_COUNT = (['enquiries', 'reviews', 'testimonials'] as const)
  .map(
    (table) =>
      `(select count(*) from (select from ${table} where suspicious_at is not null and spam_at is null limit 100) as found)`,
  )
  .join(' + ')

/** The id of a held row without a proof yet, by its reference or id; undefined for any other. */
export async function unproven(
  { query }: Queries,
  table: SubmittedTable,
  name: string,
): Promise<string | undefined> {
  const column = table === 'enquiries' ? 'reference' : 'uuid::text'
  const sql = `select uuid from ${table} where ${column} = $1 and ${UNPROVEN}`
  return (await query<{ uuid: string }>(sql, [name]))[0]?.uuid
}

/** Notes a proof of work or a confirmation. Returns the row's signs; undefined if it isn't held, or has a proof. */
export async function noteProof(
  { query }: Queries,
  { table, uuid }: HeldRow,
  at: Date,
): Promise<string[] | undefined> {
  const sql = `update ${table} set proven_at = $2 where uuid = $1 and ${UNPROVEN} returning suspicion`
  return (await query<{ suspicion: string[] }>(sql, [uuid, at]))[0]?.suspicion
}

export async function markSpam(
  { query }: Queries,
  { table, uuid }: HeldRow,
  at: Date,
): Promise<boolean> {
  const sql = `update ${table} set spam_at = $2
    where uuid = $1 and suspicious_at is not null and spam_at is null returning 1`
  return (await query(sql, [uuid, at])).length > 0
}

/** Releases an enquiry, which is due from now on. Returns its reference; undefined if it isn't held. */
export async function releaseEnquiry(
  queries: Queries,
  uuid: string,
  at: Date,
  due: Date,
): Promise<string | undefined> {
  const sql = `update enquiries set suspicious_at = null, spam_at = null, released_at = $2,
      due_at = $3, promised_at = $3
    where uuid = $1 and suspicious_at is not null returning reference`
  const [row] = await queries.query<{ reference: string }>(sql, [uuid, at, due])
  if (row) await emitEnquiry(queries, uuid)
  return row?.reference
}
