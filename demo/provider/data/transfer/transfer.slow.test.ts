import { afterEach, expect, test } from 'vitest'
import { databaseForTest } from '../../testing/open-for-test.ts'
import { memoryForTest } from '../../testing/memory-for-test.ts'
import { everyRow } from '../../testing/rows-for-test.ts'
import { POSTGRES } from '../../testing/servers-for-test.ts'
import { attractionOf } from '../attractions/attractions.ts'
import type { Database } from '../engine/database.ts'
import { knownMigrations, migrate, runMigrations } from '../engine/migrate.ts'
import { seed } from '../seed/seed.ts'
import { load } from './load.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'

const opened: Database[] = []
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))

async function open(make: () => Promise<Database>): Promise<Database> {
  const database = await make()
  opened.push(database)
  return database
}

async function seeded(make: () => Promise<Database>): Promise<Database> {
  const database = await open(make)
  await migrate(database)
  await seed(database, true)
  return database
}

const carry = (from: Database, to: Database) =>
  from.transaction(async (reading) => {
    const snapshot = await snapshotOf(reading)
    return to.transaction((writing) => load(writing, snapshot))
  })

const WORDS = `'"\\, \\n\n\r\t\u0001\u007f\u2028\u2029é\u{1f42f}{}[],null${'ü'.repeat(70_000)}`

/** Values that JavaScript numbers, dates or line-based formats would corrupt. */
async function addOddRows({ query }: Database): Promise<void> {
  const [user] = await query<{ uuid: string }>(
    `insert into users (uuid, email, first_name, password, created_at)
     values (gen_random_uuid(), 'odd@mail.example', $1, null, '2026-11-20 10:00:00.123456+05:30')
     returning uuid`,
    [WORDS],
  )
  await query(
    `insert into transactions (uuid, account, booking_id, date, location, amount, status)
     values (gen_random_uuid(), $1, '', '0044-03-15 BC', ' ', 9223372036854775807, 'Completed')`,
    [user!.uuid],
  )
  await query(`insert into sessions (hash, account, expires_at) values ($1, $2, 'infinity')`, [
    Buffer.from(Array.from({ length: 256 }, (_, index) => index)),
    user!.uuid,
  ])
  await query(
    `update attractions set latitude = 0.1::float8 + 0.2, longitude = 5e-324, category = $1
     where id = 'taj-mahal'`,
    [`["${'\\u00e9\\\\ \\" \\n'}", 12345678901234567890.10, 1e300, null]`],
  )
  await query(`insert into hits (subject, at) values ('first', now()), ('', now())`)
}

const sequences = ({ query }: Database) =>
  query(
    'select sequencename, last_value::text from pg_sequences where schemaname = current_schema() order by 1',
  )

test.each([
  ['the embedded database', memoryForTest, databaseForTest],
  ['the database of the tests', databaseForTest, memoryForTest],
])('preserves every value and sequence from %s', { timeout: 60_000 }, async (_, from, to) => {
  const source = await seeded(from)
  await addOddRows(source)
  const rows = await everyRow(source)
  const target = await open(to)
  const count = await carry(source, target)
  expect(await everyRow(target)).toEqual(rows)
  expect(count).toBe(Object.values(rows).flat().length)
  expect(await attractionOf(target, 'petra', 'ar')).toMatchObject({ name: 'البتراء' })
  expect(await sequences(target)).toEqual(await sequences(source))
  // Sequences and constraints still work.
  const next = `insert into hits (subject, at) values ('next', now()) returning id`
  expect(await target.query(next)).toEqual(await source.query(next))
  await expect(target.query('delete from countries')).rejects.toThrow(/foreign key/)
  await target.query(`update attractions set name = 'Taj' where id = 'taj-mahal'`)
  const changed = `select changed_at > now() - interval '1 hour' as changed from attractions where id = 'taj-mahal'`
  expect(await target.query(changed)).toEqual([{ changed: true }])
  expect(await migrate(target)).toEqual([])
})

test('copies a database of an older version unchanged, to be migrated afterwards', async () => {
  const old = await open(memoryForTest)
  const names = (await knownMigrations()).slice(0, 5)
  await old.transaction((queries) => runMigrations(queries, names))
  await old.query(`insert into countries values (gen_random_uuid(), 'Atlantis')`)
  const target = await open(databaseForTest)
  await carry(old, target)
  expect(await everyRow(target)).toEqual(await everyRow(old))
  expect(await migrate(target)).toHaveLength((await knownMigrations()).length - 5)
})

test('refuses data of a newer version with one sentence, and stores nothing', async () => {
  const newer = await open(memoryForTest)
  await migrate(newer)
  await newer.query(`insert into migrations values ('999-later.sql', now())`)
  const target = await open(databaseForTest)
  await expect(carry(newer, target)).rejects.toThrow(
    'This data is from a newer version. Its migration 999-later.sql is unknown here.',
  )
  expect(await everyRow(target)).toEqual({})
})

test('refuses columns that no migration creates', async () => {
  const own = await open(memoryForTest)
  await migrate(own)
  await own.run('alter table countries add column anthem text')
  const target = await open(databaseForTest)
  await expect(carry(own, target)).rejects.toThrow(/column countries\.anthem/)
  expect(await everyRow(target)).toEqual({})
})

test('refuses to fill a database with data, and to read one without', async () => {
  const source = await open(memoryForTest)
  await expect(carry(source, source)).rejects.toThrow('This database is empty.')
  await migrate(source)
  const target = await open(databaseForTest)
  await target.run('create table of_somebody_else (name text)')
  await expect(carry(source, target)).rejects.toThrow(/not empty/)
  expect(await everyRow(target)).toEqual({ of_somebody_else: [] })
})

test('detects a row that breaks a foreign key, and stores nothing', async () => {
  const source = await open(memoryForTest)
  await migrate(source)
  await source.run('alter table states drop constraint states_country_fkey')
  await source.query(`insert into states values (gen_random_uuid(), gen_random_uuid(), 'Nowhere')`)
  const target = await open(databaseForTest)
  await expect(carry(source, target)).rejects.toThrow(/foreign key/)
  expect(await everyRow(target)).toEqual({})
})

test('detects a row that changed on the way, and stores nothing', async () => {
  const source = await open(memoryForTest)
  await migrate(source)
  await source.query(`insert into countries values (gen_random_uuid(), 'Atlantis')`)
  const target = await open(databaseForTest)
  const shouted = source.transaction(async (reading) => {
    const snapshot = await snapshotOf(reading)
    const lines: Snapshot['lines'] = async function* (table) {
      for await (const batch of snapshot.lines(table)) {
        // PostgreSQL writes uuids in lower case.
        yield batch.map((line) =>
          line.replace(/"[0-9a-f-]{36}"/, (id) => `"A${id.slice(2).toUpperCase()}`),
        )
      }
    }
    return target.transaction((writing) => load(writing, { ...snapshot, lines }))
  })
  await expect(shouted).rejects.toThrow(
    /^Wrote 1 rows, \w+ to countries, but read back 1 rows, \w+\.$/,
  )
  expect(await everyRow(target)).toEqual({})
})

const onPostgres = POSTGRES ? ['a PostgreSQL'] : []

test.each(onPostgres)('reads %s from one snapshot while others write', async () => {
  const source = await open(databaseForTest)
  await migrate(source)
  const target = await open(memoryForTest)
  await source.transaction(async (reading) => {
    const snapshot = await snapshotOf(reading)
    // Committed by another connection.
    await source.query(`insert into countries values (gen_random_uuid(), 'Atlantis')`)
    await target.transaction((writing) => load(writing, snapshot))
  })
  expect((await everyRow(source))['countries']).toHaveLength(1)
  expect((await everyRow(target))['countries']).toEqual([])
})
