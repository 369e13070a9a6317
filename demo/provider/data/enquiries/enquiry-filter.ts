import { safeParse } from 'zod/mini'
import { mobile } from '../../../../widgets/contract/text.ts'
import type { Parameter, Queries } from '../engine/database.ts'
import { type Conditions, STATUSES, type Status } from './desk-enquiries.ts'

/** Empty fields match all enquiries. */
export interface EnquiryFilter {
  status: string
  partner: string
  company: string
  /** Words that all have to occur. Those of one or two characters match at the beginning of a word. */
  text: string
}

/** Number of enquiries by status; above {@link MOST_COUNTED} it isn't exact. */
export type StatusCounts = Record<string, number>

/** Row limit for counting, so that a list's cost doesn't grow with the table. */
export const MOST_COUNTED = 1000

/** Above this many matches, scanning by time finds about one on every page it reads. */
const FEW = 1000

export interface ReadFilter extends Conditions {
  /** Undefined if not counted. */
  counts: StatusCounts | undefined
}

/**
 * Builds the SQL of a filter. A few matches are looked up by index first, because a list sorted by time would
 * scan all rows to find them.
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

/** Collects SQL conditions; each '?' stands for a value. */
function conditionsOf() {
  const conditions: string[] = []
  const values: Parameter[] = []
  const where = (condition: string, ...given: Parameter[]) => {
    conditions.push(condition.replace(/\?/g, () => `$${values.push(given.shift() ?? null)}`))
  }
  return { where, conditions, values }
}

/** Splits a text into words. A mobile number in any format becomes one word, as stored. */
function wordsOf(text: string): string[] {
  const number = safeParse(mobile, text)
  return number.success ? [number.data] : text.split(/[\s,]+/).filter(Boolean)
}
