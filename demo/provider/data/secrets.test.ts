import { expect, test } from 'vitest'
import type { Queries } from './engine/database.ts'
import { keptSecret } from './secrets.ts'

test('reads a secret once, and again after a failure', async () => {
  let isAway = true
  const statements: string[] = []
  const value = Buffer.alloc(32, 1)
  const query = async (sql: string) => {
    if (isAway) throw new Error('away')
    statements.push(sql.slice(0, 6))
    return [{ value }]
  }
  const queries = { query } as unknown as Queries
  await expect(keptSecret(queries, 'forms')).rejects.toThrow('away')
  isAway = false
  expect([await keptSecret(queries, 'forms'), await keptSecret(queries, 'forms')]).toEqual([
    value,
    value,
  ])
  expect(statements).toEqual(['insert', 'select'])
  await keptSecret(queries, 'frames')
  expect(statements).toHaveLength(4)
})
