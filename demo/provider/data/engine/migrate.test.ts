import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFailure } from '../../operation/start-failure.ts'
import { onPostgres, withPostgres } from '../../testing/new-postgres-for-test.ts'
import { databaseForTest } from '../../testing/open-for-test.ts'
import { type Database, onlyRow } from './database.ts'
import { knownMigrations, migrate, runMigrations } from './migrate.ts'
import { seed } from '../seed/seed.ts'

let database: Database
beforeAll(async () => (database = await databaseForTest()))
afterAll(() => database.close())

const count = async (table: string) =>
  (await database.query<{ count: number }>(`select count(*) from ${table}`))[0]!.count

test('two instances that start together run every migration once', async () => {
  const [one = [], other = []] = await Promise.all([migrate(database), migrate(database)])
  expect([...one, ...other].toSorted()).toEqual(await knownMigrations())
  expect(await count('migrations')).toBe(one.length + other.length)
})

test('a second run does nothing', async () => {
  expect(await migrate(database)).toEqual([])
})

test('seeding again changes nothing', async () => {
  await Promise.all([seed(database, true), seed(database, true)])
  const before = await database.query('select * from cities order by uuid')
  await seed(database, true)
  expect(await database.query('select * from cities order by uuid')).toEqual(before)
  expect(before.length).toBeGreaterThan(90)
  expect(await count('companies')).toBe(6)
})

test('numbers every migration differently, because the number is their order', async () => {
  // Renaming a migration that has run would run it again.
  const released = new Set(['040-operation.sql', '060-staff.sql'])
  const numbers = (await knownMigrations())
    .filter((name) => !released.has(name))
    .map((name) => /^\d{3}(?=-[a-z0-9-]+(?:\.online)?\.sql$)/.exec(name)?.[0] ?? name)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  expect(numbers.filter((number) => !/^\d{3}$/.test(number))).toEqual([])
})

test.each(onPostgres)(
  'names the sessions that lock a table of %s, and migrates when they end',
  async () => {
    await withPostgres(async (_, other) => {
      const known = await knownMigrations()
      const older = known.filter((name) => name < '080')
      await other.transaction((queries) => runMigrations(queries, older))
      await other.transaction(async ({ query, run }) => {
        await run('lock table mails in row exclusive mode')
        const { pid } = onlyRow(await query<{ pid: number }>('select pg_backend_pid() as pid'))
        const patience = { lock: 20, pause: 10, total: 100 }
        const error: unknown = await migrate(other, undefined, patience).catch((thrown) => thrown)
        expect(startFailure(error)).toMatch(
          new RegExp(
            String.raw`^The migration 080-mails-about.sql could not lock its tables within 0 s. The oldest open transaction has lasted \d+ s; end it with select pg_terminate_backend\(${pid}\). Run npm run migrate again.$`,
          ),
        )
      })
      expect([...older, ...(await migrate(other))]).toEqual(known)
    })
  },
)
