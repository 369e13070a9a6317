import { mailboxOf } from '../people/mailbox.ts'
import { type Queries, onlyRow } from '../engine/database.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** Tables that staff see counts of. Rows of all other tables belong to these. */
export const TOLD = [
  'enquiries',
  'reviews',
  'testimonials',
  'mails',
  'incoming_mails',
  'corporate_users',
  'users',
  'transactions',
] as const

export type Counts = Record<(typeof TOLD)[number], number>

export async function countsOf({ query }: Queries, addresses: string): Promise<Counts> {
  const each = TOLD.map(
    (table) =>
      `(select count(*) from ${table} where ${PERSONAL_TABLES[table]?.of ?? 'false'}) as ${table}`,
  )
  return onlyRow(await query<Counts>(`select ${each.join()}`, [addresses]))
}

/** One address of each mailbox stored with a mobile number, sorted. */
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

export interface Deletion {
  id: number
  at: Date
  name: string
  text: string
}

export async function lastDeletions({ query }: Queries): Promise<Deletion[]> {
  return query<Deletion>(
    `select id, at, name, text from desk_log join staff on staff.uuid = staff
     where deed = 'deleted' order by id desc limit 10`,
  )
}
