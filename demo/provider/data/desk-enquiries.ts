import { safeParse } from 'zod/mini'
import type { EnquirySummary } from '../../../widgets/contract/enquiry-list.ts'
import { mobile } from '../../../widgets/contract/text.ts'
import type { Parameter, Queries } from './database.ts'
import { ADDRESSES } from './table-rule.ts'

/** How an enquiry stands, in the order in which it goes. */
export const STATUSES = ['New', 'In progress', 'Completed', 'Canceled'] as const
export type Status = (typeof STATUSES)[number]

/** Whether a text is one of them. */
export const isStatus = (text: string | undefined): text is Status =>
  STATUSES.some((status) => status === text)

/** Which enquiries are asked for; what is empty asks for all. */
export interface EnquiryFilter {
  status: string
  partner: string
  /** A company's id. */
  company: string
  /** Words, all of which stand somewhere in it. */
  text: string
}

/** An enquiry as the desk sees it. */
export interface DeskEnquiry extends Omit<EnquirySummary, 'date' | 'id' | 'status'> {
  uuid: string
  status: Status
  received_at: Date
  partner: string | null
  /** The company of a corporate user, as proven. */
  company: string | null
  corporate_email: string | null
  email: string
  phone_number: string
}

const ENQUIRIES = `
  select enquiries.uuid, reference, received_at, status, partner, companies.name as company,
    corporate_email, stops.destination, stops.destinations, number_of_adults, number_of_kids,
    meal_plan, coupon_code, from_date, to_date, any_special_request, first_name, last_name,
    phone_number, enquiries.email
  from enquiries
  left join corporate_users on corporate_users.uuid = corporate_user
  left join companies on companies.uuid = corporate_users.company
  cross join lateral (
    select string_agg(cities.name, ', ' order by position) as destination,
      jsonb_agg(jsonb_build_object('city', cities.name, 'no_days', no_days, 'no_nights', no_nights,
        'accommodation_preference', accommodation_preference) order by position) as destinations
    from destinations join cities on cities.uuid = destinations.city
    where destinations.enquiry = enquiries.uuid
  ) as stops`

/** Whether a word stands in an enquiry. Its cities are looked for among all cities, not enquiry by enquiry. */
const HAS_WORD = `(concat_ws(' ', reference, first_name, last_name, enquiries.email, phone_number,
  any_special_request, coupon_code, partner, companies.name) ilike ?
  or enquiries.uuid in (select enquiry from destinations
    where city in (select uuid from cities where name ilike ?)))`

/** From where a list goes on: after so many, or after one that came before. */
type From = { offset: number } | { after: DeskEnquiry }

/** Those that a filter lets through, the newest first: `limit` of them. */
export async function deskEnquiries(
  { query }: Queries,
  { status, partner, company, text }: EnquiryFilter,
  limit: number,
  from: From = { offset: 0 },
): Promise<DeskEnquiry[]> {
  const { where, chosen, values } = conditionsOf()
  if (status) where('status = ?', status)
  if (partner) where('partner = ?', partner)
  if (company) where('corporate_users.company = ?', company)
  for (const word of wordsOf(text)) {
    const inside = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    where(HAS_WORD, inside, inside)
  }
  if ('after' in from) {
    where('(received_at, enquiries.uuid) < (?, ?)', from.after.received_at, from.after.uuid)
  }
  return query<DeskEnquiry>(
    `${ENQUIRIES} ${chosen()} order by received_at desc, enquiries.uuid desc
     limit ${limit} offset ${'offset' in from ? from.offset : 0}`,
    values,
  )
}

/** Conditions that are put together, each with a '?' for each of its values. */
function conditionsOf() {
  const conditions: string[] = []
  const values: Parameter[] = []
  const where = (condition: string, ...given: Parameter[]) => {
    conditions.push(condition.replace(/\?/g, () => `$${values.push(given.shift() ?? null)}`))
  }
  const chosen = () => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '')
  return { where, chosen, values }
}

/** The words of a text; a mobile number is one, as it is stored, however it was written. */
function wordsOf(text: string): string[] {
  const number = safeParse(mobile, text)
  return number.success ? [number.data] : text.split(/[\s,]+/).filter(Boolean)
}

/** One enquiry by its reference, in any case. */
export async function deskEnquiry(
  { query }: Queries,
  reference: string,
): Promise<DeskEnquiry | undefined> {
  const rows = await query<DeskEnquiry>(`${ENQUIRIES} where reference = upper($1)`, [reference])
  return rows[0]
}

/** Those of some addresses (`addressesOf`), the newest first, 50 at most. */
export async function enquiriesOf({ query }: Queries, addresses: string): Promise<DeskEnquiry[]> {
  return query<DeskEnquiry>(
    `${ENQUIRIES} where lower(enquiries.email) = ${ADDRESSES}
     order by received_at desc, enquiries.uuid desc limit 50`,
    [addresses],
  )
}

/** How many enquiries of a partner, of a company, or of all stand how. */
export async function countsByStatus(
  { query }: Queries,
  { partner, company }: Pick<EnquiryFilter, 'partner' | 'company'>,
): Promise<Record<string, number>> {
  const { where, chosen, values } = conditionsOf()
  if (partner) where('partner = ?', partner)
  if (company)
    where('corporate_user in (select uuid from corporate_users where company = ?)', company)
  const rows = await query<{ status: string; count: number }>(
    `select status, count(*) from enquiries ${chosen()} group by status`,
    values,
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** Whose pages enquiries came from, by name. */
export async function partners({ query }: Queries): Promise<string[]> {
  const rows = await query<{ partner: string }>(
    `with recursive each as (
       (select min(partner) as partner from enquiries)
       union all
       select (select min(partner) from enquiries where partner > each.partner)
       from each where each.partner is not null
     ) select partner from each where partner is not null limit 200`,
  )
  return rows.map(({ partner }) => partner)
}

/**
 * Changes how an enquiry stands if it still stands as `was` says. Answers false where somebody else was
 * first.
 */
export async function changeStatus(
  { query }: Queries,
  uuid: string,
  was: Status,
  status: Status,
): Promise<boolean> {
  const sql = 'update enquiries set status = $3 where uuid = $1 and status = $2 returning 1'
  return (await query(sql, [uuid, was, status])).length > 0
}
