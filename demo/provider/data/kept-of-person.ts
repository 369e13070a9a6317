import { mailboxOf } from '../mail/mailbox.ts'
import { type Queries, onlyRow } from './database.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** Tables whose rows mean something to staff; what is in others belongs to these. */
export const TOLD = [
  'enquiries',
  'reviews',
  'testimonials',
  'mails',
  'corporate_users',
  'users',
  'transactions',
] as const

/** How many rows of each such table are somebody's. */
export type Counts = Record<(typeof TOLD)[number], number>

/** Counts what is kept under some addresses (`addressesOf`). */
export async function countsOf({ query }: Queries, addresses: string): Promise<Counts> {
  const each = TOLD.map(
    (table) =>
      `(select count(*) from ${table} where ${PERSONAL_TABLES[table]?.of ?? 'false'}) as ${table}`,
  )
  return onlyRow(await query<Counts>(`select ${each.join()}`, [addresses]))
}

/** One address of each mailbox that came with a mobile number, in order. */
export async function mailboxesWith({ query }: Queries, mobile: string): Promise<string[]> {
  const each = Object.entries(PERSONAL_TABLES).flatMap(([table, rule]) =>
    rule.mobile ? [`select lower(email) as email from ${table} where ${rule.mobile} = $1`] : [],
  )
  const rows = await query<{ email: string }>(
    `select email from (${each.join(' union ')}) as every order by email limit 200`,
    [mobile],
  )
  const byMailbox = new Map(rows.map(({ email }) => [mailboxOf(email), email]))
  return [...byMailbox.values()]
}

/** A deletion that staff did: who, when, and how much, but not whose it was. */
export interface Deletion {
  id: number
  at: Date
  name: string
  text: string
}

/**
 * Writes down that somebody's data are deleted, in the transaction that does it. Answers false where the same form
 * has done it before.
 */
export async function logDeletion(
  { query }: Queries,
  { staff, at, text, intent }: { staff: string; at: Date; text: string; intent: string },
): Promise<boolean> {
  const rows = await query(
    `insert into desk_log (at, staff, deed, text, intent) values ($1, $2, 'deleted', $3, $4)
     on conflict (intent) do nothing returning 1`,
    [at, staff, text, intent],
  )
  return rows.length > 0
}

/** The last deletions, the newest first. */
export async function lastDeletions({ query }: Queries): Promise<Deletion[]> {
  return query<Deletion>(
    `select id, at, name, text from desk_log join staff on staff.uuid = staff
     where deed = 'deleted' order by id desc limit 10`,
  )
}
