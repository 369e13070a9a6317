import { type Parameter, type Queries, onlyRow } from '../engine/database.ts'
import { type Weeks, startOf } from './enquiry-report.ts'

/** How soon the enquiries of some weeks were answered by an email or a call. */
export interface ResponseTimes {
  answered: number
  /** Hours from the arrival, of answered ones; null without any. */
  median: number | null
  p90: number | null
  /** Answered until the time that was promised. */
  kept: number
  /** Answered, or with a promise that has passed. */
  promised: number
}

/** Of `partner` or of all. */
export async function responseTimes(
  { query }: Queries,
  { from, until }: Weeks,
  partner: string,
  now: Date,
): Promise<ResponseTimes> {
  const values: Parameter[] = [startOf(from), startOf(until), now]
  const hours = 'extract(epoch from answered_at - received_at) / 3600'
  const share = (part: number) => `percentile_cont(${part}) within group (order by ${hours})`
  const rows = await query<ResponseTimes>(
    `select count(answered_at) as answered, ${share(0.5)} as median, ${share(0.9)} as p90,
       count(*) filter (where answered_at <= promised_at) as kept,
       count(*) filter (where promised_at < $3 or answered_at <= promised_at) as promised
     from enquiries where received_at >= $1::timestamptz and received_at < $2::timestamptz
       ${partner && `and partner = $${values.push(partner)}`}`,
    values,
  )
  return onlyRow(rows)
}
