import { mailboxOf } from '../people/mailbox.ts'
import type { Queries } from '../engine/database.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

export interface Person {
  email: string
  /**
   * 'this one' is the exact address, for visitors who have proven only that. 'all' includes other spellings of
   * the mailbox (see `mailboxOf`) and addresses it was corrected to or from, for staff who have verified the
   * person.
   */
  spellings: 'this one' | 'all'
}

/** The same for all spellings of a mailbox. Each address column has an index on it. */
const mailboxKey = (column: string) =>
  `replace(split_part(split_part(lower(${column}), '@', 1), '+', 1), '.', '')`

/** All addresses of the person, as a JSON list in lower case. */
export async function addressesOf(
  { query }: Queries,
  { email, spellings }: Person,
): Promise<string> {
  const typed = email.toLowerCase()
  if (spellings === 'this one') return JSON.stringify([typed])
  const mailbox = mailboxOf(typed)
  const all = Object.entries(PERSONAL_TABLES).flatMap(([table, { addresses = [] }]) =>
    addresses.map(
      (column) =>
        `select lower(${column}) as email from ${table} where ${mailboxKey(column)} = ${mailboxKey('$1')}`,
    ),
  )
  // Candidates only; `mailboxOf` decides for each.
  const rows = await query<{ email: string }>(all.join(' union '), [typed])
  const same = rows.map((row) => row.email).filter((other) => mailboxOf(other) === mailbox)
  return corrected({ query }, [...new Set([typed, ...same])])
}

/** Adds the addresses that staff have corrected to or from these. */
async function corrected({ query }: Pick<Queries, 'query'>, addresses: string[]): Promise<string> {
  const rows = await query<{ email: string }>(
    `with recursive linked (email) as (
       select jsonb_array_elements_text($1::jsonb)
       union
       select case when lower(was) = email then lower(text) else lower(was) end
       from desk_log join linked on email in (lower(was), lower(text)) where deed = 'address'
     ) select email from linked`,
    [JSON.stringify(addresses)],
  )
  const others = rows.map(({ email }) => email).filter((email) => !addresses.includes(email))
  return JSON.stringify([...addresses, ...others.toSorted()])
}
