import { blotOut } from './blot-out.ts'
import { noteChange } from '../engine/change-counter.ts'
import type { Database, Queries } from '../engine/database.ts'
import { holdMailbox } from '../people/mailbox-lock.ts'
import { removeSoon } from '../media/pending-media.ts'
import { type Person, addressesOf } from './person.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { ADDRESSES } from '../table-rule.ts'

/**
 * Deletes all data of a person in one transaction. Payments stay, anonymized. `removeLeftBehind` removes the
 * files afterwards. Emails in the queue are deleted too, but one that is being sent at that moment may still
 * arrive.
 * @param mayGo runs first in the transaction; false cancels the deletion
 * @returns deleted rows by table; undefined if cancelled
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
    noteChange(queries, 'reviews', 'testimonials')
    await forgetNames(queries, addresses)
    await blotOut(queries, addresses)
    return gone
  })
}

/** Forgets addresses named in emails to the desk, such as that of a claimed corporate user. */
async function forgetNames({ query }: Queries, addresses: string): Promise<void> {
  await query(`update mails set names = null where names = ${ADDRESSES}`, [addresses])
}
