import { afterEach, expect, test, vi } from 'vitest'
import { type FailingPostgres, failingPostgres } from '../testing/postgres-for-test.ts'
import { openPostgres } from './postgres.ts'

let server: FailingPostgres | undefined
afterEach(() => server?.end())

test('outlives a connection that is lost within a transaction', async () => {
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
