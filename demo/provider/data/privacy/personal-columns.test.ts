import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForTest } from '../../testing/open-for-test.ts'
import type { Database } from '../engine/database.ts'
import { migrate } from '../engine/migrate.ts'
import { OTHER_TABLES } from './other-tables.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
  await migrate(database)
})
afterAll(() => database.close())

const columnsOf = async (): Promise<string[]> => {
  const rows = await database.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  return rows.map(({ column }) => column).toSorted()
}

test('every column of the database has exactly one rule', async () => {
  const personal = Object.entries(PERSONAL_TABLES).flatMap(([table, rule]) =>
    [...rule.exported, ...Object.keys(rule.withheld), ...Object.keys(rule.impersonal)].map(
      (column) => `${table}.${column}`,
    ),
  )
  const others = Object.entries(OTHER_TABLES).flatMap(([table, reasons]) =>
    Object.values(reasons).flatMap((columns) => columns.map((column) => `${table}.${column}`)),
  )
  // Add a new column to a list of its table in personal-tables.ts, or to other-tables.ts.
  expect([...personal, ...others].toSorted()).toEqual(await columnsOf())
})

test('lists every column with an address', () => {
  const named = Object.entries(PERSONAL_TABLES).flatMap(([table, { exported, withheld }]) =>
    [...exported, ...Object.keys(withheld)]
      .filter((column) => /mail|address|recipient|reply_to|names|about|sender$/.test(column))
      .map((column) => `${table}.${column}`),
  )
  const known = Object.entries(PERSONAL_TABLES).flatMap(([table, { addresses = [] }]) =>
    addresses.map((column) => `${table}.${column}`),
  )
  // Rows of codes are also found by their corporate user, and those of files by their email.
  expect(named).toEqual(expect.arrayContaining(known))
  expect(named.filter((column) => !known.includes(column))).toEqual([
    'one_time_codes.corporate_email',
    'incoming_files.mail',
  ])
})

test('lists every column with a mobile number', () => {
  const rules = Object.entries(PERSONAL_TABLES)
  const named = rules.flatMap(([table, { exported, withheld }]) =>
    [...exported, ...Object.keys(withheld)]
      .filter((column) => /phone|mobile/.test(column))
      .map((column) => `${table}.${column}`),
  )
  const known = rules.flatMap(([table, { mobile }]) => (mobile ? [`${table}.${mobile}`] : []))
  expect(named).toEqual(known)
})

test('no foreign key prevents deleting personal data', async () => {
  const pointing = await database.query<{ name: string; table: string }>(
    `select conname as name, confrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confdeltype not in ('c', 'n')
       and connamespace = current_schema()::regnamespace`,
  )
  expect(pointing.filter(({ table }) => table in PERSONAL_TABLES)).toEqual([])
  expect(pointing.map(({ name }) => name)).toContain('cities_state_fkey')
})
