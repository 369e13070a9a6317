import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingsFromEnvironment } from '../../settings/settings.ts'
import { emptyDatabaseIn } from '../../testing/folder-for-test.ts'
import { callHolder } from '../engine/call-holder.ts'
import { openDatabase } from '../open-database.ts'
import type { Database } from '../engine/database.ts'
import { openToRead } from './database-folder.ts'
import { askForCopy } from './folder-copy.ts'

let folder: string
let database: Database
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-copy-'))
  await emptyDatabaseIn(folder)
  database = await openDatabase(settingsFromEnvironment({ DATA_DIR: folder }))
  await database.run('create table things (name text)')
}, 60_000)
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const copies = async () => (await readdir(folder)).filter((name) => name.startsWith('copy-'))

test('a copy has the data from the time of the request', { timeout: 90_000 }, async () => {
  await database.query('insert into things values ($1)', ['before'])
  const copy = await openToRead(folder)
  await database.query('insert into things values ($1)', ['after'])
  expect(await copy.query('select name from things')).toEqual([{ name: 'before' }])
  expect(await copies()).toHaveLength(1)
  await copy.close()
  expect(await copies()).toEqual([])
})

test(
  'a copy waits for writers, and has nothing of open transactions',
  { timeout: 90_000 },
  async () => {
    let asked: ReturnType<typeof openToRead> | undefined
    await database.transaction(async ({ query }) => {
      asked = openToRead(folder)
      for (let row = 0; row < 300; row += 1) {
        await query('insert into things values ($1)', [`${row}`])
        // Let the request arrive.
        expect(await copies()).toEqual([])
      }
    })
    const copy = await asked!
    expect(await copy.query('select count(*) from things')).toEqual([{ count: 300 }])
    await copy.close()
  },
)

test('a copy survives the provider, and the next one keeps it', { timeout: 90_000 }, async () => {
  const copy = (await askForCopy(folder))!
  await database.close()
  expect(await copies()).toHaveLength(1)
  database = await openDatabase(settingsFromEnvironment({ DATA_DIR: folder }))
  expect(await copies()).toHaveLength(1)
  await copy.release()
  expect(await copies()).toEqual([])
})

test(
  'abandoned copies are removed, immediately or at the next start',
  { timeout: 90_000 },
  async () => {
    const call = (await callHolder(folder, 'copy'))!
    expect(await copies()).toEqual([call.file])
    call.end()
    await expect.poll(copies).toEqual([])
    await callHolder(folder, 'copy')
    await database.close()
    expect(await copies()).toHaveLength(1)
    database = await openDatabase(settingsFromEnvironment({ DATA_DIR: folder }))
    expect(await copies()).toEqual([])
  },
)

test('unknown calls are refused', { timeout: 90_000 }, async () => {
  const { failed, bytes } = (await callHolder(folder, 'shell', ['ls']))!
  expect([failed, await text(bytes)]).toEqual([
    true,
    expect.stringContaining('does not know this command'),
  ])
  expect(await copies()).toEqual([])
})

test('a provider that stops during a copy reports that', { timeout: 90_000 }, async () => {
  const refused = openToRead(folder).catch(({ message }: Error) => message)
  await expect.poll(copies, { interval: 1 }).toHaveLength(1)
  await database.close()
  expect(await refused).toEqual(expect.stringContaining('did not respond'))
  expect(await copies()).toEqual([])
  database = await openDatabase(settingsFromEnvironment({ DATA_DIR: folder }))
})
