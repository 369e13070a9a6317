import { afterEach, expect, test, vi } from 'vitest'
import { type FailingPostgres, failingPostgres } from '../../testing/postgres-for-test.ts'
import { POSTGRES, POSTGRES_DIRECT } from '../../testing/servers-for-test.ts'
import { openPostgres } from './postgres.ts'

let server: FailingPostgres | undefined
afterEach(() => server?.end())

test('survives a connection lost in a transaction', async () => {
  const broken = vi.fn<(error: Error) => void>()
  process.on('uncaughtException', broken)
  server = await failingPostgres()
  const database = await openPostgres(server.url, () => {})
  await expect(database.transaction(async ({ run }) => run('select hang up'))).rejects.toThrow(
    /terminated/,
  )
  await database.transaction(async ({ run }) => run('select 1'))
  await database.close()
  process.off('uncaughtException', broken)
  expect(broken).not.toHaveBeenCalled()
})

const servers = [...new Set([POSTGRES, POSTGRES_DIRECT])].filter((url) => url !== undefined)

test.each(servers)('limits only statements of requests, at server %#', async (url) => {
  const database = await openPostgres(url, () => {}, { limit: 1 })
  const slow = 'select pg_sleep(1.5)'
  const ended = { code: '57014' }
  await expect(database.query(slow)).rejects.toMatchObject(ended)
  await expect(database.query(`${slow} where $1 = 1`, [1])).rejects.toMatchObject(ended)
  await expect(database.run(slow)).rejects.toMatchObject(ended)
  await expect(database.transaction(({ query }) => query(slow))).rejects.toMatchObject(ended)
  const patient = database.patient!
  await patient.query(slow)
  await patient.transaction(({ query }) => query(slow))
  // Settings don't leak into other clients' connections.
  const other = await openPostgres(url, () => {})
  await other.query(slow)
  await Promise.all([database.close(), other.close()])
})
