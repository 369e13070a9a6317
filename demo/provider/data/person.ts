import { mailboxOf } from '../mail/mailbox.ts'
import type { Queries } from './database.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** Whose data are meant. */
export interface Person {
  email: string
  /**
   * Only what carries this very address, as for who has proven no other; or all spellings of its mailbox
   * (see `mailboxOf`), and the addresses that it was corrected to or from, for staff who know whom they deal with.
   */
  spellings: 'this one' | 'all'
}

/** One for all spellings of a mailbox; each column with addresses has an index of it. */
const mailboxKey = (column: string) =>
  `replace(split_part(split_part(lower(${column}), '@', 1), '+', 1), '.', '')`

/** Every address under which there may be something, as JSON and in lower case. */
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
  // Roughly those, which the rule then looks at one by one.
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
