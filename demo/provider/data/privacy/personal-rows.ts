import type { Database } from '../engine/database.ts'
import { type Person, addressesOf } from './person.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

export type PersonalRows = Record<string, Record<string, unknown>[]>

/**
 * All data stored about a person, from one snapshot.
 * @param addressOf returns the exported address of a file's path; `published` files are public
 */
export async function personalRows(
  database: Database,
  person: Person,
  addressOf: (path: string, published: boolean) => string,
): Promise<PersonalRows> {
  const found: PersonalRows = {}
  await database.transaction(async (queries) => {
    await queries.run('set transaction isolation level repeatable read, read only')
    const addresses = await addressesOf(queries, person)
    for (const [table, { of, exported, shown = {} }] of Object.entries(PERSONAL_TABLES)) {
      if (exported.length === 0) continue
      const columns = exported.map((name) => (shown[name] ? `${shown[name]} as ${name}` : name))
      const sql = `select ${columns.join()} from ${table} where ${of}`
      found[table] = await queries.query(sql, [addresses])
    }
  })
  for (const [table, { files }] of Object.entries(PERSONAL_TABLES)) {
    if (files === undefined) continue
    for (const row of found[table] ?? []) {
      const paths = row[files] as string | string[]
      const shown = (path: string) => path && addressOf(path, row['state'] === 'approved')
      row[files] = typeof paths === 'string' ? shown(paths) : paths.map(shown)
    }
  }
  return found
}
