import type { Parameter, Queries } from '../engine/database.ts'
import { type Weeks, mondayNumbered, mondaysOf, startOf } from './enquiry-report.ts'

/** How soon a group of enquiries was answered by an email or a call. */
export interface ResponseTimes {
  /** A Monday or a planner; '' for all, and for enquiries without an owner. */
  name: string
  count: number
  answered: number
  /** Hours from the arrival, of answered ones; null without any. */
  median: number | null
  p90: number | null
  /** Answered until the time that was promised. */
  kept: number
  /** Answered, or with a promise that has passed. */
  promised: number
}

export interface Responses {
  all: ResponseTimes
  /** Weeks without an enquiry are missing. */
  weeks: ResponseTimes[]
  /** By owner, most enquiries first. */
  planners: ResponseTimes[]
}

interface Row extends ResponseTimes {
  kind: 'all' | 'week' | 'planner'
}

const NONE = { name: '', count: 0, answered: 0, median: null, p90: null, kept: 0, promised: 0 }

/** Of `partner` or of all. */
export async function responseTimes(
  { query }: Queries,
  period: Weeks,
  partner: string,
  now: Date,
): Promise<Responses> {
  const { from, until } = period
  const values: Parameter[] = [startOf(from), startOf(until), now, mondaysOf(period)]
  const rows = await query<Row>(
    `with chosen as (
       select owner, answered_at, promised_at, width_bucket(received_at, $4::timestamptz[]) as week,
         answered_at - received_at as took
       from enquiries where received_at >= $1::timestamptz and received_at < $2::timestamptz
         and suspicious_at is null
         ${partner && `and partner = $${values.push(partner)}`}
     ), grouped as (
       select case 0 when grouping(week) then 'week' when grouping(owner) then 'planner' else 'all'
           end as kind,
         week, owner, count(*) as count, count(answered_at) as answered,
         percentile_cont(array[0.5, 0.9]) within group (order by took) as took,
         count(*) filter (where answered_at <= promised_at) as kept,
         count(*) filter (where promised_at < $3 or answered_at <= promised_at) as promised
       from chosen group by grouping sets ((), (week), (owner))
     )
     select kind, coalesce(week::text, staff.name, '') as name, count, answered, kept, promised,
       (extract(epoch from took[1]) / 3600)::float8 as median,
       (extract(epoch from took[2]) / 3600)::float8 as p90
     from grouped left join staff on staff.uuid = owner order by count desc, 2`,
    values,
  )
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  const weeks = of('week')
  for (const week of weeks) week.name = mondayNumbered(period, week.name)
  return { all: of('all')[0] ?? NONE, weeks, planners: of('planner') }
}
