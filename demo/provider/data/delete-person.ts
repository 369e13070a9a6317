import { blotOut } from './blot-out.ts'
import type { Database, Queries } from './database.ts'
import { holdMailbox } from './mailbox-lock.ts'
import { removeSoon } from './pending-media.ts'
import { type Person, addressesOf } from './person.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { ADDRESSES } from './table-rule.ts'

/**
 * Deletes everything that is kept of a person, in one transaction; `mayGo` is asked first in it, and may stop
 * it. Answers how many rows of each table went, or nothing where it was stopped. Payments stay, and name nobody
 * any more. The files are to be removed then, by `removeLeftBehind`.
 *
 * Emails that wait are deleted too. One that the postman is handing to the mail server at that moment may still
 * arrive; it is not tried again.
 */
export async function deletePerson(
  database: Database,
  person: Person,
  mayGo: (queries: Queries) => Promise<boolean> = async () => true,
): Promise<Record<string, number> | undefined> {
  return database.transaction(async (queries) => {
    const { query } = queries
    await holdMailbox(queries, person.email)
    if (!(await mayGo(queries))) return undefined
    const addresses = await addressesOf(queries, person)
    const gone: Record<string, number> = {}
    for (const [table, { of, deleted, files, stored = files }] of Object.entries(PERSONAL_TABLES)) {
      if (deleted !== 'by itself') continue
      const rows = await query<{ files: string | string[] | null }>(
        `delete from ${table} where ${of} returning ${stored ?? 'null'} as files`,
        [addresses],
      )
      gone[table] = rows.length
      await removeSoon(
        queries,
        rows.flatMap((row) => row.files ?? []),
      )
    }
    await forgetNames(queries, addresses)
    await blotOut(queries, addresses)
    return gone
  })
}

/** Emails to the desk that name an address, as that of a claimed corporate user, name nobody any more. */
async function forgetNames({ query }: Queries, addresses: string): Promise<void> {
  await query(`update mails set names = null where names = ${ADDRESSES}`, [addresses])
}
