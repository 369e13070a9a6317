import { expect, test } from 'vitest'
import { databaseForTest } from '../../testing/open-for-test.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { knownMigrations, migrate, runMigrations } from './migrate.ts'

test('waits for `npm run migrate` and logs that, unless migrations run at startup', async () => {
  const database = await databaseForTest()
  const older = (await knownMigrations()).filter((name) => name < '100')
  await database.transaction((queries) => runMigrations(queries, older))
  const lines: string[] = []
  let isOver = false
  const start = bringUpToDate(database, {
    databaseUrl: 'postgres://',
    migrateAtStart: false,
    log: (line) => lines.push(line),
  }).then(() => (isOver = true))
  await expect
    .poll(() => lines)
    .toEqual(['the database is missing migrations; run npm run migrate'])
  expect(isOver).toBe(false)
  expect(await migrate(database)).toEqual(
    (await knownMigrations()).filter((name) => !older.includes(name)),
  )
  await start
  expect(lines).toHaveLength(1)
  await database.close()
})
