import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProvider } from '../provider/provider.ts'
import { settingsFromEnvironment } from '../provider/settings/settings.ts'
import { runCommand } from '../provider/testing/command-for-test.ts'
import { emptyDatabaseIn } from '../provider/testing/folder-for-test.ts'
import { everyRow } from '../provider/testing/rows-for-test.ts'
import { onPostgres, withPostgres } from '../provider/testing/new-postgres-for-test.ts'
import { idOf, jpeg, reviewForm } from '../provider/testing/upload-for-test.ts'

let temporary: string
let data: string
let rows: Record<string, string[]>
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'trip-move-'))
  data = join(temporary, 'data')
  await emptyDatabaseIn(data)
  const provider = await openProvider(settingsFromEnvironment({ DATA_DIR: data }))
  const body = reviewForm({}, [await jpeg()])
  await idOf(await provider.app.request('/api/v1/create_reviews', { method: 'POST', body }))
  rows = await everyRow(provider.database)
  await provider.close()
}, 120_000)
afterAll(() => rm(temporary, { recursive: true }))

const call = (words: string[], env: Record<string, string> = {}) =>
  runCommand(words, { DATA_DIR: data, ...env })

async function done(name: string, words: string[], env?: Record<string, string>) {
  const command = call([`demo/commands/${name}.ts`, ...words], env)
  return [await command.end, command.output().trim()]
}

test('explains an unreachable database in one sentence', async () => {
  const [code, said] = await done('move', ['postgres://nobody@127.0.0.1:1/none'])
  expect([code, said]).toEqual([
    1,
    'No PostgreSQL is listening at the address in DATABASE_URL; start it, or correct the host and port (ECONNREFUSED).',
  ])
})

test.each(onPostgres)('moves to %s once, with its media, or not at all', { timeout: 240_000 }, () =>
  withPostgres(async (url, database, admin) => {
    const media = join(temporary, 'shared')
    const words = ['demo/commands/move.ts', url, '--media', media]
    const killed = call(words)
    const name = new URL(url).pathname.slice(1)
    const sessions = async (state: string) => {
      const sql = `select from pg_stat_activity where datname = $1 and ${state}`
      return (await admin.query(sql, [name])).rowCount
    }
    // Wait until it has written something.
    const writing = async () => sessions('backend_xid is not null')
    await expect.poll(writing, { timeout: 60_000, interval: 2 }).toBe(1)
    await killed.kill()
    await expect.poll(async () => sessions(`state <> 'idle'`), { timeout: 10_000 }).toBe(0)
    expect(await everyRow(database)).toEqual({})

    const moved = call(words)
    expect([await moved.end, moved.output()]).toEqual([
      0,
      expect.stringMatching(`^Copied \\d+ rows to PostgreSQL\\. .*MEDIA_DIR=${media}\\.`),
    ])
    expect(await everyRow(database)).toEqual(rows)
    const photos = await readdir(join(data, 'media/photos'))
    expect(await readdir(join(media, 'photos'))).toEqual(photos)
    expect(photos).toHaveLength(2)
    expect(await done('move', [url])).toEqual([
      1,
      'The target database is not empty. Nothing was changed.',
    ])
  }),
)

test.each(onPostgres)('moves from %s to a backup, and back', { timeout: 240_000 }, () =>
  withPostgres(async (url, database) => {
    const backup = join(temporary, 'backup')
    const [first] = await done('backup', [backup])
    const [second] = await done('restore', [backup], { DATABASE_URL: url })
    expect([first, second]).toEqual([0, 0])
    expect(await everyRow(database)).toEqual(rows)
    const again = join(temporary, 'again')
    const env = { DATABASE_URL: url }
    expect(await done('backup', [again], env)).toEqual([0, expect.stringContaining('2 photos')])
    expect(await done('restore', [again, '--replace'], env)).toEqual([
      1,
      '--replace only works with the embedded database. Use an empty PostgreSQL database.',
    ])
    expect(await done('restore', [again], env)).toEqual([1, expect.stringMatching(/not empty/)])
  }),
)
