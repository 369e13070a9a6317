import { safeParse } from 'zod/mini'
import { mobile } from '../../../../widgets/contract/text.ts'
import { type Where, conditionsOf } from '../engine/conditions.ts'
import type { Queries } from '../engine/database.ts'
import type { Conditions } from './desk-enquiries.ts'
import { RELEASED, type View, type Viewer, inView, viewCounts } from './queue.ts'

/** Empty fields match all enquiries. */
export interface EnquiryFilter {
  view: View | ''
  status: string
  partner: string
  company: string
  /** Words that all have to occur. Those of one or two characters match at the beginning of a word. */
  text: string
}

/** Row limit for counting, so that a list's cost doesn't grow with the table. Above it a number isn't exact. */
export const MOST_COUNTED = 1000

/** Above this many matches, scanning by time finds about one on every page it reads. */
const FEW = 1000

export interface ReadFilter extends Conditions {
  /** Number of matches by view; undefined if not counted. */
  counts: Record<View, number> | undefined
}

/**
 * Builds the SQL of a filter. A few matches are looked up by index first, because a list sorted by time would
 * scan all rows to find them.
 */
export async function readFilter(
  queries: Queries,
  filter: EnquiryFilter,
  viewer: Viewer,
): Promise<ReadFilter> {
  const { view, status, partner, company, text } = filter
  const { where, conditions, values } = conditionsOf()
  if (partner) where('partner = ?', partner)
  if (company)
    where('corporate_user in (select uuid from corporate_users where company = ?)', company)
  for (const word of wordsOf(text)) {
    const start = word.length < 3 ? ' ' : ''
    where('search like lower(?)', `%${start}${word.replace(/[\\%_]/g, '\\$&')}%`)
  }
  const narrow = (where: Where) => {
    if (status) where('status = ?', status)
    if (view) inView(view, viewer, where)
    else where(RELEASED)
  }
  if (conditions.length === 0) {
    const counts = await viewCounts(queries, viewer, MOST_COUNTED)
    narrow(where)
    return { conditions, values, counts }
  }
  const few = await queries.query<{ uuid: string }>(
    `select uuid from enquiries where ${conditions.join(' and ')} limit ${FEW + 1}`,
    values,
  )
  if (few.length > FEW) {
    narrow(where)
    return { conditions, values, counts: undefined }
  }
  const uuids = JSON.stringify(few.map(({ uuid }) => uuid))
  const found = conditionsOf()
  found.where('uuid = any(array(select jsonb_array_elements_text(?::jsonb)::uuid))', uuids)
  narrow(found.where)
  return { ...found, counts: await viewCounts(queries, viewer, MOST_COUNTED, uuids) }
}

/** Splits a text into words. A mobile number in any format becomes one word, as stored. */
function wordsOf(text: string): string[] {
  const number = safeParse(mobile, text)
  return number.success ? [number.data] : text.split(/[\s,]+/).filter(Boolean)
}
