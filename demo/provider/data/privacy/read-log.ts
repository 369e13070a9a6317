import type { Queries } from '../engine/database.ts'
import type { Staff } from '../people/staff.ts'
import { ADDRESSES } from '../table-rule.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** Personal data that staff opened. */
export type Read = 'enquiry' | 'person' | 'review' | 'testimonial' | 'export' | 'search' | 'csv'

export interface LoggedRead {
  at: Date
  name: string
  what: Read
}

const HOUR = 3_600_000

/** Notes that staff have opened personal data, once for each subject and hour. */
export async function noteRead(
  { query }: Queries,
  { uuid, roles }: Pick<Staff, 'uuid' | 'roles'>,
  what: Read,
  subject: string | null,
  at: Date,
): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / HOUR) * HOUR)
  await query(
    `insert into read_log (staff, roles, at, what, subject, hour) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [uuid, roles.join(', '), at, what, subject, hour],
  )
}

/** A uuid that stands for a person: of an account, or else of what they sent first; null without any. */
export async function subjectOfPerson(
  { query }: Queries,
  addresses: string,
): Promise<string | null> {
  const first = (table: string, email: string, at: string) =>
    `(select uuid from ${table} where ${email} = ${ADDRESSES} order by ${at}, uuid limit 1)`
  const [row] = await query<{ subject: string | null }>(
    `select coalesce(${first('users', 'email', 'created_at')},
       ${first('enquiries', 'lower(email)', 'received_at')},
       ${first('reviews', 'lower(email)', 'received_at')},
       ${first('testimonials', 'lower(email)', 'received_at')}) as subject`,
    [addresses],
  )
  return row?.subject ?? null
}

const MOST = 50

/** The last reads of a person's data, newest first. */
export async function readersOf({ query }: Queries, addresses: string): Promise<LoggedRead[]> {
  return query<LoggedRead>(
    `select at, name, what from read_log join staff on staff.uuid = staff
     where ${PERSONAL_TABLES['read_log']?.of ?? 'false'} order by at desc, id desc limit ${MOST}`,
    [addresses],
  )
}

/** The last reads by a staff member, newest first. */
export async function readsOf({ query }: Queries, staff: string): Promise<LoggedRead[]> {
  return query<LoggedRead>(
    `select at, name, what from read_log join staff on staff.uuid = staff
     where staff = $1 order by at desc, id desc limit ${MOST}`,
    [staff],
  )
}
