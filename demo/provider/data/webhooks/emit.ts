import { noteChange } from '../engine/change-counter.ts'
import { type Queries, onlyRow } from '../engine/database.ts'
import type { UploadTable } from '../media/uploads.ts'

/** Events that endpoints can subscribe to. A trigger emits `enquiry.deleted`. */
export const EVENT_TYPES = [
  'enquiry.created',
  'enquiry.updated',
  'enquiry.deleted',
  'review.published',
  'review.declined',
  'testimonial.published',
  'testimonial.declined',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** What an `enquiry.updated` is about. */
export type EnquiryChange = 'status' | 'owner' | 'fields' | 'email' | 'request' | 'plan'

async function emit(queries: Queries, sql: string, values: string[]): Promise<void> {
  const rows = await queries.query<{ count: number }>(sql, values)
  if (rows.length > 0 && onlyRow(rows).count > 0) noteChange(queries, 'jobs')
}

/** Tells the endpoints of an enquiry, in the transaction that adds or changes it. Suspicious ones wait for their release. */
export async function emitEnquiry(
  queries: Queries,
  uuid: string,
  change?: EnquiryChange,
): Promise<void> {
  const sql = `select emit_event($2, jsonb_strip_nulls(jsonb_build_object(
      'id', uuid, 'reference', reference, 'status', status, 'change', nullif($3::text, '')))) as count
    from enquiries where uuid = $1 and suspicious_at is null`
  const type: EventType = change ? 'enquiry.updated' : 'enquiry.created'
  await emit(queries, sql, [uuid, type, change ?? ''])
}

/** Tells the endpoints of a decision about a review or testimonial, in its transaction. */
export async function emitDecision(
  queries: Queries,
  table: UploadTable,
  uuid: string,
  state: 'approved' | 'declined',
): Promise<void> {
  const noun = table === 'reviews' ? 'review' : 'testimonial'
  const type: EventType = `${noun}.${state === 'approved' ? 'published' : 'declined'}`
  const attraction = table === 'reviews' ? 'attraction' : 'null'
  const sql = `select emit_event($2, jsonb_strip_nulls(jsonb_build_object(
      'id', uuid, 'attraction', ${attraction}, 'state', state))) as count
    from ${table} where uuid = $1`
  await emit(queries, sql, [uuid, type])
}
