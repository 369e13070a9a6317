import type { Queries } from './database.ts'

export type Concern = 'enquiry' | 'review' | 'testimonial'

export interface Deed {
  staff: string
  at: Date
  deed: 'status' | 'note' | 'reply' | 'address' | 'approved' | 'declined' | 'mail' | 'changed'
  was?: string
  text: string
  /** A form that is submitted twice is logged once. */
  intent?: string | undefined
}

export interface LoggedDeed {
  id: number
  at: Date
  name: string
  deed: Deed['deed']
  was: string | null
  text: string
}

/** Logs an action. Returns false if the same form was already logged. */
export async function logDeed(
  { query }: Queries,
  { staff, at, deed, was, text, intent }: Deed,
  concern: Concern,
  uuid: string,
): Promise<boolean> {
  const rows = await query(
    `insert into desk_log (staff, at, deed, was, text, intent, ${concern})
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (intent) do nothing returning 1`,
    [staff, at, deed, was ?? null, text, intent ?? null, uuid],
  )
  return rows.length > 0
}

export async function deedsOf(
  { query }: Queries,
  concern: Concern,
  uuid: string,
): Promise<LoggedDeed[]> {
  return query<LoggedDeed>(
    `select id, at, coalesce(name, 'The traveller') as name, deed, was, text
     from desk_log left join staff on staff.uuid = staff
     where ${concern} = $1 order by id`,
    [uuid],
  )
}

export async function timesApproved(
  { query }: Queries,
  concern: Concern,
  uuid: string,
): Promise<number> {
  const sql = `select 1 from desk_log where ${concern} = $1 and deed = 'approved'`
  return (await query(sql, [uuid])).length
}
