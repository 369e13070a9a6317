import { factNames } from '../../../../widgets/contract/enquiry-facts.ts'
import type { EnquirySummary } from '../../../../widgets/contract/enquiry-list.ts'
import type { Attribution } from '../../../../widgets/contract/values/attribution.ts'
import type { Parameter, Queries } from '../engine/database.ts'
import { emitEnquiry } from '../webhooks/emit.ts'
import { ADDRESSES } from '../table-rule.ts'

/** In their usual order. */
export const STATUSES = ['New', 'In progress', 'Completed', 'Canceled'] as const
export type Status = (typeof STATUSES)[number]

export const isStatus = (text: string | undefined): text is Status =>
  STATUSES.some((status) => status === text)

export interface DeskEnquiry extends Omit<EnquirySummary, 'date' | 'id' | 'status'> {
  uuid: string
  /** Cursor of the row, together with `uuid`. */
  at: string
  status: Status
  received_at: Date
  partner: string | null
  attribution: Attribution | null
  /** BCP 47 tag; null for English. */
  language: string | null
  /** Sentence about privacy that the form showed, like '1.hi'; null if it isn't known. */
  notice: string | null
  /** Only set for proven corporate users. */
  company: string | null
  corporate_email: string | null
  email: string
  phone_number: string
  /** Staff who look after it; null for nobody. */
  owner: string | null
  owner_name: string | null
  /** When the company has to act; null while it doesn't. */
  due_at: Date | null
  /** Since when the traveller has to act; null while they don't. */
  waiting_since: Date | null
  /** Set while it waits for staff to release it. */
  suspicious_at: Date | null
  /** Names of its signs. */
  suspicion: string[] | null
}

/** SQL conditions and their parameters. */
export interface Conditions {
  conditions: string[]
  values: Parameter[]
}

/** Pagination cursor. `at` has the database's microseconds, which a `Date` would lose. */
export interface ListPlace {
  /** Text of the order's key. */
  at: string
  uuid: string
}

/** An order of enquiries; equal keys are in the order of their ids. */
export interface Order {
  /** SQL, never null. */
  key: string
  type: 'timestamptz' | 'date' | 'text'
  descending: boolean
}

export const NEWEST: Order = { key: 'received_at', type: 'timestamptz', descending: true }

/** Joins only the rows that `chosen` selects. */
const ENQUIRIES = (chosen: string, { key, descending }: Order = NEWEST) => `
  select enquiries.uuid, reference, received_at, placed::text as at, status, partner,
    attribution, enquiries.language, notice, companies.name as company, corporate_email, stops.destination, stops.destinations,
    owner, owners.name as owner_name, due_at, waiting_since, suspicious_at, suspicion,
    ${factNames('desk')
      .map((name) => `enquiries.${name}`)
      .join()}
  from (select *, ${key} as placed from enquiries ${chosen}) as enquiries
  left join corporate_users on corporate_users.uuid = corporate_user
  left join companies on companies.uuid = corporate_users.company
  left join staff as owners on owners.uuid = owner
  cross join lateral (
    select string_agg(cities.name, ', ' order by position) as destination,
      jsonb_agg(jsonb_build_object('city', cities.name, 'no_days', no_days, 'no_nights', no_nights,
        'accommodation_preference', accommodation_preference) order by position) as destinations
    from destinations join cities on cities.uuid = destinations.city
    where destinations.enquiry = enquiries.uuid
  ) as stops
  order by ${orderBy('placed', 'enquiries.uuid', descending)}`

const orderBy = (key: string, uuid: string, descending: boolean) =>
  descending ? `${key} desc, ${uuid} desc` : `${key}, ${uuid}`

/** SQL for {@link ListPlace.at}. */
export const AT = 'received_at::text'

/** A page after or before a cursor in an order, or from either end. */
export type Part = { older: ListPlace | 'first' } | { newer: ListPlace | 'last' }

/** A page of the filtered enquiries in an order. */
export async function deskEnquiries(
  { query }: Queries,
  { conditions, values }: Conditions,
  part: Part,
  limit: number,
  order: Order = NEWEST,
): Promise<DeskEnquiry[]> {
  const { key, type } = order
  const place = 'older' in part ? part.older : part.newer
  const descends = 'older' in part === order.descending
  const all = [...conditions]
  const given = [...values]
  if (typeof place === 'object') {
    const [at, uuid] = [given.push(place.at), given.push(place.uuid)]
    all.push(`(${key}, uuid) ${descends ? '<' : '>'} ($${at}::${type}, $${uuid}::uuid)`)
  }
  const where = all.length > 0 ? `where ${all.join(' and ')}` : ''
  const chosen = `${where} order by ${orderBy(key, 'uuid', descends)} limit ${limit}`
  return query<DeskEnquiry>(ENQUIRIES(chosen, order), given)
}

/** Finds an enquiry by its reference, case-insensitively. */
export async function deskEnquiry(
  { query }: Queries,
  reference: string,
): Promise<DeskEnquiry | undefined> {
  const rows = await query<DeskEnquiry>(ENQUIRIES('where reference = upper($1)'), [reference])
  return rows[0]
}

/** Up to 50 enquiries of a person's addresses (from `addressesOf`), newest first. */
export async function enquiriesOf({ query }: Queries, addresses: string): Promise<DeskEnquiry[]> {
  const chosen = `where lower(email) = ${ADDRESSES} and suspicious_at is null
    order by received_at desc, uuid desc limit 50`
  return query<DeskEnquiry>(ENQUIRIES(chosen), [addresses])
}

export async function partners({ query }: Queries): Promise<string[]> {
  const rows = await query<{ partner: string }>(
    `with recursive each as (
       (select min(partner) as partner from enquiries where suspicious_at is null)
       union all
       select (select min(partner) from enquiries
         where partner > each.partner and suspicious_at is null)
       from each where each.partner is not null
     ) select partner from each where partner is not null limit 200`,
  )
  return rows.map(({ partner }) => partner)
}

/**
 * Changes a status. A reopened enquiry is due at `due`; the database takes closed ones from the queue. Returns false if
 * the status no longer is `was`.
 */
export async function changeStatus(
  queries: Queries,
  uuid: string,
  was: Status,
  status: Status,
  due: Date,
): Promise<boolean> {
  const sql = `update enquiries set status = $3,
      due_at = case when waiting_since is null then coalesce(due_at, $4) end
    where uuid = $1 and status = $2 returning 1`
  if ((await queries.query(sql, [uuid, was, status, due])).length === 0) return false
  await emitEnquiry(queries, uuid, 'status')
  return true
}
