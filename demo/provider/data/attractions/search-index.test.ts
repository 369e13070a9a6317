import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForTest } from '../../testing/open-for-test.ts'
import type { Database } from '../engine/database.ts'
import { migrate } from '../engine/migrate.ts'
import { indexSearch } from './search-index.ts'
import { searchIn } from './search.ts'
import { seed } from '../seed/seed.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
  await migrate(database)
  await seed(database, false)
})
afterAll(() => database.close())

const indexes = () =>
  database.query(
    `select from pg_indexes
     where indexname = 'attraction_index_letters' and schemaname = current_schema()`,
  )

test('logs that the role may not create the index, and finds the same without it', async () => {
  const role = `poor_${randomBytes(6).toString('hex')}`
  await database.query(`create role ${role}`)
  const { patient: _, ...own } = database
  const poor: Database = {
    ...own,
    run: (sql) => poor.transaction(({ run }) => run(sql)),
    transaction: async (work) =>
      database.transaction(async (queries) => {
        await queries.run(`set local role ${role}`)
        return work(queries)
      }),
  }
  const logged: string[] = []
  await indexSearch(poor, (line) => logged.push(line))
  await database.query(`drop role ${role}`)
  expect(logged).toEqual([expect.stringMatching(/pg_trgm is unavailable: \w+$/)])
  expect(await indexes()).toHaveLength(0)

  const found = await searchIn(database)('arnak')
  await indexSearch(database, (line) => logged.push(line))
  expect(await indexes()).toHaveLength(1)
  expect(await searchIn(database)('arnak')).toEqual(found)
  expect(found.map(({ name }) => name)).toContain('Karnak Temple')
  await indexSearch(database, (line) => logged.push(line))
  expect(logged).toHaveLength(1)
})
