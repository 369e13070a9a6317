import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForTest } from '../testing/open-for-test.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed/seed.ts'

let database: Database
beforeAll(async () => (database = await databaseForTest()))
afterAll(() => database.close())

const count = async (table: string) =>
  (await database.query<{ count: number }>(`select count(*) from ${table}`))[0]!.count

test('two instances that start at once run every migration once', async () => {
  const [one = [], other = []] = await Promise.all([migrate(database), migrate(database)])
  expect([...one, ...other]).toEqual(one.length > 0 ? one : other)
  expect(one.length + other.length).toBe(await count('migrations'))
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
