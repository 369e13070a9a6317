import type { Queries } from './engine/database.ts'

export type Concern = 'enquiry' | 'review' | 'testimonial' | 'attraction' | 'member'

export interface Deed {
  /** Null for the traveller. */
  staff: string | null
  at: Date
  deed:
    | 'status'
    | 'note'
    | 'reply'
    | 'assigned'
    | 'called'
    | 'address'
    | 'approved'
    | 'declined'
    | 'reminded'
    | 'mail'
    | 'changed'
    | 'asked'
    | 'planned'
    | 'plan-accepted'
    | 'plan-declined'
    | 'plan-asked'
    | 'revoked'
    | 'added'
    | 'edited'
    | 'hidden'
    | 'shown'
    | 'pictures'
    | 'deleted'
    | 'linked'
    | 'unlinked'
    | 'webhook'
    | 'filed'
    | 'dismissed'
    | 'invited'
    | 'link'
    | 'roles'
    | 'factor'
    | 'reset'
    | 'signed-out'
    | 'left'
    | 'released'
    | 'spam'
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
  concern: Concern = 'enquiry',
  /** A uuid, also of a staff member, or the id of an attraction; null if the action is about none. */
  subject: string | null = null,
): Promise<boolean> {
  const rows = await query(
    `insert into desk_log (staff, at, deed, was, text, intent, ${concern})
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (intent) do nothing returning 1`,
    [staff, at, deed, was ?? null, text, intent ?? null, subject],
  )
  return rows.length > 0
}

export async function deedsOf(
  { query }: Queries,
  concern: Concern,
  subject: string,
): Promise<LoggedDeed[]> {
  return query<LoggedDeed>(
    `select id, at, coalesce(name, 'The traveller') as name, deed, was, text
     from desk_log left join staff on staff.uuid = staff
     where ${concern} = $1 order by id`,
    [subject],
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

/** True if a form was already processed. */
export async function isLogged({ query }: Queries, intent: string | undefined): Promise<boolean> {
  const sql = 'select 1 from desk_log where intent = $1'
  return (await query(sql, [intent ?? null])).length > 0
}

/** The attraction that a form has added; undefined if it was not sent before. */
export async function addedWith(
  { query }: Queries,
  intent: string | undefined,
): Promise<string | undefined> {
  const sql = `select attraction from desk_log where intent = $1 and deed = 'added'`
  return (await query<{ attraction: string }>(sql, [intent ?? null]))[0]?.attraction
}

/** The reference of the enquiry that a form has assigned an email to; undefined if it was not sent before. */
export async function filedWith(
  { query }: Queries,
  intent: string | undefined,
): Promise<string | undefined> {
  const sql = `select reference from desk_log join enquiries on uuid = enquiry
    where intent = $1 and deed = 'filed'`
  return (await query<{ reference: string }>(sql, [intent ?? null]))[0]?.reference
}
