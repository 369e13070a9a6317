import { type Queries, onlyRow } from '../engine/database.ts'

export interface PlanDay {
  place: string
  activity: string
  /** Where the travellers sleep; '' on the last day. */
  night: string
}

/** What a planner offers. Amounts are in paise. */
export interface PlanContent {
  title: string
  message: string
  terms: string
  people: number
  /** For each person. */
  price: number
  total: number
  /** Calendar date, YYYY-MM-DD. */
  valid_until: string
  days: PlanDay[]
}

/** A version that was sent. */
export interface Plan extends Omit<PlanContent, 'days'> {
  version: number
  sent_at: Date
  accepted_at: Date | null
  declined_at: Date | null
  /** Name of the planner who sent it. */
  planner: string
}

const COLUMNS = `version, sent_at, title, message, terms, people, price, total, valid_until,
  accepted_at, declined_at, staff.name as planner`

/** All versions of an enquiry's plan, latest first. */
export async function plansOf({ query }: Queries, enquiry: string): Promise<Plan[]> {
  return query<Plan>(
    `select ${COLUMNS} from plans join staff on staff.uuid = staff
     where enquiry = $1 order by version desc`,
    [enquiry],
  )
}

export async function daysOf(
  { query }: Queries,
  enquiry: string,
  version: number,
): Promise<PlanDay[]> {
  return query<PlanDay>(
    `select place, activity, night from plan_days where enquiry = $1 and version = $2
     order by position`,
    [enquiry, version],
  )
}

/**
 * Locks an enquiry until the transaction ends, so that no version is sent while another one is answered. Returns its
 * status; undefined if it was deleted.
 */
export async function lockEnquiry({ query }: Queries, uuid: string): Promise<string | undefined> {
  const sql = 'select status from enquiries where uuid = $1 for no key update'
  return (await query<{ status: string }>(sql, [uuid]))[0]?.status
}

/** The number of the next version. Valid while {@link lockEnquiry} holds the enquiry. */
export async function nextVersion({ query }: Queries, enquiry: string): Promise<number> {
  const sql = 'select coalesce(max(version), 0) + 1 as next from plans where enquiry = $1'
  return onlyRow(await query<{ next: number }>(sql, [enquiry])).next
}

/** Stores a version, which never changes afterwards. */
export async function addPlan(
  { query }: Queries,
  { enquiry, version, staff, at }: { enquiry: string; version: number; staff: string; at: Date },
  { title, message, terms, people, price, total, valid_until, days }: PlanContent,
): Promise<void> {
  await query(
    `insert into plans (enquiry, version, staff, sent_at, title, message, terms, people, price, total, valid_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [enquiry, version, staff, at, title, message, terms, people, price, total, valid_until],
  )
  await query(
    `insert into plan_days (enquiry, version, position, place, activity, night)
     select $1, $2, (at - 1)::integer, day->>'place', day->>'activity', day->>'night'
     from jsonb_array_elements($3::jsonb) with ordinality as days (day, at)`,
    [enquiry, version, JSON.stringify(days)],
  )
}

/** Stores the traveller's answer to the latest version. Returns false if it is another one, or answered already. */
export async function settlePlan(
  { query }: Queries,
  enquiry: string,
  version: number,
  answer: 'accepted' | 'declined',
  at: Date,
): Promise<boolean> {
  const sql = `update plans set ${answer}_at = $3
    where enquiry = $1 and version = $2 and accepted_at is null and declined_at is null
      and version = (select max(version) from plans where enquiry = $1)
    returning 1`
  return (await query(sql, [enquiry, version, at])).length > 0
}

export interface PlanQuestion {
  at: Date
  text: string
}

/** The traveller's questions about a version, oldest first. */
export async function questionsOf(
  { query }: Queries,
  enquiry: string,
  version: number,
): Promise<PlanQuestion[]> {
  return query<PlanQuestion>(
    `select at, text from desk_log
     where enquiry = $1 and deed = 'plan-asked' and was = $2 order by id`,
    [enquiry, String(version)],
  )
}
