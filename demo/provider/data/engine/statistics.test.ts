import { expect, test } from 'vitest'
import { databaseForTest } from '../../testing/open-for-test.ts'
import { unlimited } from './database.ts'
import { migrate } from './migrate.ts'
import { refreshStatistics } from './statistics.ts'

test('updates statistics once for a table that has grown, and never for small ones', async () => {
  const database = await databaseForTest()
  await migrate(database)
  // Vacuum doesn't run in a transaction.
  const queries = unlimited(database)
  expect(await refreshStatistics(queries)).toEqual([])
  await database.query(
    `insert into hits (subject, at) select repeat('x', 100), now() from generate_series(1, 20000)`,
  )
  expect(await refreshStatistics(queries)).toEqual(['hits'])
  const [row] = await database.query<{ rows: number }>(
    `select reltuples::integer as rows from pg_class
     where relname = 'hits' and relnamespace = current_schema()::regnamespace`,
  )
  expect(row).toEqual({ rows: 20_000 })
  expect(await refreshStatistics(queries)).toEqual([])
  await database.close()
})
