import { mailboxOf } from '../mail/mailbox.ts'
import type { Queries } from './database.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** Whose data are meant. */
export interface Person {
  email: string
  /**
   * Only what carries this very address, as for who has proven no other; or all spellings of its mailbox
   * (see `mailboxOf`), for staff who know whom they deal with.
   */
  spellings: 'this one' | 'all'
}

/** Every address under which there may be something, as JSON and in lower case. */
export async function addressesOf(
  { query }: Queries,
  { email, spellings }: Person,
): Promise<string> {
  const typed = email.toLowerCase()
  if (spellings === 'this one') return JSON.stringify([typed])
  const mailbox = mailboxOf(typed)
  const start = mailbox.replace(/@.*$/, '').replaceAll('.', '')
  const all = Object.entries(PERSONAL_TABLES).flatMap(([table, { addresses = [] }]) =>
    addresses.map((column) => `select lower(${column}) as email from ${table}`),
  )
  // Roughly those, which the rule then looks at one by one.
  const rows = await query<{ email: string }>(
    `select distinct email from (${all.join(' union all ')}) as every
     where starts_with(replace(email, '.', ''), $1)`,
    [start],
  )
  const same = rows.map((row) => row.email).filter((other) => mailboxOf(other) === mailbox)
  return JSON.stringify([...new Set([typed, ...same])])
}
