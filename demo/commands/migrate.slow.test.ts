import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  knownMigrations,
  migrate,
  missingMigrations,
  runMigrations,
} from '../provider/data/engine/migrate.ts'
import { runCommand } from '../provider/testing/command-for-test.ts'
import { emptyDatabaseIn } from '../provider/testing/folder-for-test.ts'
import { onPostgres, withPostgres } from '../provider/testing/new-postgres-for-test.ts'

const command = (env: Record<string, string>) => runCommand(['demo/commands/migrate.ts'], env)

test('prints each migration and its duration, and does nothing the second time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trip-migrate-'))
  await emptyDatabaseIn(folder)
  const said = async () => {
    const { end, output } = command({ DATA_DIR: folder })
    return [
      await end,
      output()
        .trim()
        .replaceAll(/ms=\d+$/gm, 'ms=#')
        .split('\n'),
    ]
  }
  const names = await knownMigrations()
  expect(await said()).toEqual([
    0,
    [...names.map((name) => `ran the migration ${name} ms=#`), `Ran ${names.length} migrations.`],
  ])
  expect(await said()).toEqual([0, ['The database is up to date.']])
  await rm(folder, { recursive: true })
})

test.each(onPostgres)('continues on %s after a run that was killed', async () => {
  await withPostgres(async (url, database) => {
    const { query, transaction } = database
    const older = (await knownMigrations()).filter((name) => name < '083')
    await transaction((queries) => runMigrations(queries, older))
    await query(
      `insert into mails (recipient, subject, body, created_at, next_try_at)
       select 'desk@company.example', 'To check: a review', E'A review.\nEmail  asha@mail.example\n', now(), now()
       from generate_series(1, 4001)`,
    )
    const killed = command({ DATABASE_URL: url })
    await transaction(async (other) => {
      // The lock blocks the second batch.
      await other.query('select from mails where id = 3000 for update')
      const progress = () =>
        query('select up_to from read_mails').then(
          (rows) => rows,
          () => [],
        )
      await expect.poll(progress, { timeout: 20_000 }).toEqual([{ up_to: 2000 }])
      await killed.kill()
    })
    await query('update mails set about = null where id <= 2000')
    const { end, output } = command({ DATABASE_URL: url })
    expect(await end).toBe(0)
    expect(output()).toMatch(/^ran the migration 083-/)
    expect(await missingMigrations(database)).toEqual([])
    expect(
      await query('select min(id) as first, count(*) from mails where about is not null'),
    ).toEqual([{ first: 2001, count: 2001 }])
    expect(await migrate(database)).toEqual([])
  })
})
