import { type Weeks, startOf } from '../enquiries/enquiry-report.ts'
import type { Parameter, Queries } from '../engine/database.ts'

/** Enquiries to which a planner has sent a plan, and the answers to the latest one. */
export interface PlanCounts {
  /** The planner; '' for all. */
  name: string
  planned: number
  accepted: number
  declined: number
}

/** By the planner who sent the latest version within some weeks, most first; then all. Of `partner` or of all. */
export async function planCounts(
  { query }: Queries,
  { from, until }: Weeks,
  partner: string,
): Promise<PlanCounts[]> {
  const values: Parameter[] = [startOf(from), startOf(until)]
  return query<PlanCounts>(
    `with latest as (
       select distinct on (enquiry) plans.staff, accepted_at, declined_at
       from plans join enquiries on uuid = enquiry
       where sent_at >= $1::timestamptz and sent_at < $2::timestamptz
         ${partner && `and partner = $${values.push(partner)}`}
       order by enquiry, version desc
     )
     select coalesce(staff.name, '') as name, count(*) as planned,
       count(accepted_at) as accepted, count(declined_at) as declined
     from latest left join staff on staff.uuid = latest.staff
     group by grouping sets ((), (latest.staff, staff.name)) order by grouping(staff.name), 2 desc, 1`,
    values,
  )
}
