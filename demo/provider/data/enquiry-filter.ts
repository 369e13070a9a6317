import { safeParse } from 'zod/mini'
import { mobile } from '../../../widgets/contract/text.ts'
import type { Parameter, Queries } from './database.ts'
import { type Conditions, STATUSES, type Status } from './desk-enquiries.ts'

/** Which enquiries are asked for; what is empty asks for all. */
export interface EnquiryFilter {
  status: string
  partner: string
  /** A company's id. */
  company: string
  /** Words, all of which stand somewhere in it; those of one or two characters begin a word. */
  text: string
}

/** Numbers of enquiries by status; one above {@link MOST_COUNTED} is not exact. */
export type StatusCounts = Record<string, number>

/** Rows that are counted at most, so that a list costs the same however many there are. */
export const MOST_COUNTED = 1000

/** Matches that are looked up before they are sorted. Above it there is one on every page or so that is read. */
const FEW = 1000

/** What a filter comes to in SQL, and how many enquiries there are by status. */
export interface ReadFilter extends Conditions {
  /** Nothing where they are not known. */
  counts: StatusCounts | undefined
}

/**
 * Reads a filter. If few enquiries match, it finds them by the index of their words, partner or company and names
 * them, because a list that is read in the order of its time would read all to find these.
 */
export async function readFilter(queries: Queries, filter: EnquiryFilter): Promise<ReadFilter> {
  const { status, partner, company, text } = filter
  const { where, conditions, values } = conditionsOf()
  if (partner) where('partner = ?', partner)
  if (company)
    where('corporate_user in (select uuid from corporate_users where company = ?)', company)
  for (const word of wordsOf(text)) {
    const start = word.length < 3 ? ' ' : ''
    where('search like lower(?)', `%${start}${word.replace(/[\\%_]/g, '\\$&')}%`)
  }
  if (conditions.length === 0) {
    const counts = await cappedCounts(queries)
    if (status) where('status = ?', status)
    return { conditions, values, counts }
  }
  const few = await queries.query<{ uuid: string; status: Status }>(
    `select uuid, status from enquiries where ${conditions.join(' and ')} limit ${FEW + 1}`,
    values,
  )
  if (few.length > FEW) {
    if (status) where('status = ?', status)
    return { conditions, values, counts: undefined }
  }
  const counts: StatusCounts = {}
  for (const one of few) counts[one.status] = (counts[one.status] ?? 0) + 1
  const uuids = few.filter((one) => !status || one.status === status).map(({ uuid }) => uuid)
  return {
    conditions: ['uuid = any(array(select jsonb_array_elements_text($1::jsonb)::uuid))'],
    values: [JSON.stringify(uuids)],
    counts,
  }
}

async function cappedCounts({ query }: Queries): Promise<StatusCounts> {
  const rows = await query<{ status: string; count: number }>(
    `select status, (select count(*) from (
       select 1 from enquiries where enquiries.status = each.status limit ${MOST_COUNTED + 1}
     ) as counted) as count
     from jsonb_array_elements_text($1::jsonb) as each (status)`,
    [JSON.stringify(STATUSES)],
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** Conditions that are put together, each with a '?' for each of its values. */
function conditionsOf() {
  const conditions: string[] = []
  const values: Parameter[] = []
  const where = (condition: string, ...given: Parameter[]) => {
    conditions.push(condition.replace(/\?/g, () => `$${values.push(given.shift() ?? null)}`))
  }
  return { where, conditions, values }
}

/** The words of a text; a mobile number is one, as it is stored, however it was written. */
function wordsOf(text: string): string[] {
  const number = safeParse(mobile, text)
  return number.success ? [number.data] : text.split(/[\s,]+/).filter(Boolean)
}
