import { brand } from '../../../../site/brand.ts'
import { addDays } from '../../../../widgets/contract/values/add-days.ts'
import type { Database, Parameter } from '../engine/database.ts'

/** Whole weeks from Monday in the company's time zone (ISO 8601). */
export interface Weeks {
  /** The first Monday. */
  from: string
  /** The Monday after the last week. */
  until: string
}

export interface Counted {
  /** A Monday, a name or an address; '' if it isn't known. */
  name: string
  count: number
}

export interface Ranking {
  /** Most first. */
  rows: Counted[]
  /** Number and enquiries of the groups that aren't in `rows`. */
  others: { groups: number; count: number }
}

export const RANKINGS = ['partner', 'source', 'page', 'place'] as const

/** `place` counts an enquiry at each of its destinations. */
export interface EnquiryReport extends Record<(typeof RANKINGS)[number], Ranking> {
  total: number
  /** Weeks without an enquiry are missing. */
  weeks: Counted[]
}

export interface ReportLimits {
  /** Rows of a ranking. */
  most: number
  /** Smaller groups are counted among the others. */
  least: number
}

interface Row extends Counted {
  kind: (typeof RANKINGS)[number] | 'week'
  /** All groups of this kind, and the sum of their counts. */
  groups: number
  sum: number
}

/** Where a visitor came from: the campaign's source, or else the host of the page with the link. */
const SOURCE = String.raw`coalesce(lower(attribution->>'utm_source'),
  substring(attribution->>'referrer' from '^https?://(?:www\.)?([^/]+)'), '')`

/** The start of a day in the company's time zone, for PostgreSQL. */
export const startOf = (date: string) => `${date} 00:00 ${brand.timeZone}`

/** Mondays as an array for PostgreSQL. Finding a time among them is faster than `date_trunc` in a time zone. */
export function mondaysOf({ from, until }: Weeks): string {
  const starts: string[] = []
  for (let monday = from; monday < until; monday = addDays(monday, 7)) starts.push(startOf(monday))
  return JSON.stringify(starts).replace('[', '{').replace(']', '}')
}

/** The Monday that `width_bucket` has numbered. */
export const mondayNumbered = ({ from }: Weeks, bucket: string) =>
  addDays(from, 7 * (Number(bucket) - 1))

/** Numbers of the enquiries that exist now, of `partner` or of all. */
export async function enquiryReport(
  database: Database,
  period: Weeks,
  partner: string,
  { most, least }: ReportLimits,
): Promise<EnquiryReport> {
  const { from, until } = period
  const values: Parameter[] = [startOf(from), startOf(until), most, mondaysOf(period)]
  const chosen = `received_at >= $1::timestamptz and received_at < $2::timestamptz and suspicious_at is null
    ${partner && `and partner = $${values.push(partner)}`}`
  const sql = `with chosen as (
       select width_bucket(received_at, $4::timestamptz[])::text as week, coalesce(partner, '') as partner, ${SOURCE} as source,
         coalesce(attribution->>'page', '') as page
       from enquiries where ${chosen}
     ), places as (
       select city, count(*) as count from (
         select distinct enquiry, city from destinations
         where enquiry in (select uuid from enquiries where ${chosen})
       ) as stops group by city
     ), counted as (
       select case 0 when grouping(week) then 'week' when grouping(partner) then 'partner'
           when grouping(source) then 'source' else 'page' end as kind,
         coalesce(week, partner, source, page) as name, count(*) as count
       from chosen group by grouping sets (week, partner, source, page)
       union all
       select 'place', cities.name || ', ' || states.name, count
       from places join cities on cities.uuid = city join states on states.uuid = state
     ), ranked as (
       select *, row_number() over (partition by kind order by count desc, name) as position,
         count(*) over (partition by kind) as groups,
         (sum(count) over (partition by kind))::bigint as sum
       from counted
     )
     select kind, name, count, groups, sum from ranked
     where kind = 'week' or position <= $3 order by kind, position`
  const rows = await database.transaction(async ({ query, run }) => {
    // Sorting on disk would take twice as long.
    await run("set local work_mem = '64MB'")
    return query<Row>(sql, values)
  })
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  const ranked = (kind: Row['kind']): Ranking => {
    const [first, ...more] = of(kind)
    if (!first) return { rows: [], others: { groups: 0, count: 0 } }
    const kept = [first, ...more].filter(({ count }) => count >= least)
    const counted = kept.reduce((sum, { count }) => sum + count, 0)
    const others = { groups: first.groups - kept.length, count: first.sum - counted }
    return { rows: kept, others }
  }
  const weeks = of('week')
  for (const week of weeks) week.name = mondayNumbered(period, week.name)
  return {
    total: weeks[0]?.sum ?? 0,
    weeks,
    partner: ranked('partner'),
    source: ranked('source'),
    page: ranked('page'),
    place: ranked('place'),
  }
}
