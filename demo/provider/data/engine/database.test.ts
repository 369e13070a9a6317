import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForTest } from '../../testing/open-for-test.ts'
import type { Database } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
  await database.run('create table things (name text primary key)')
})
afterAll(() => database.close())

const names = async () => (await database.query('select name from things')).map(({ name }) => name)

test('returns the same numbers, dates, bytes, times and JSON from both databases', async () => {
  const [row] = await database.query(
    `select 9007199254740991::int8 as whole, date '2026-02-28' as day, $1::bytea as bytes,
       $2::timestamptz as moment, $3::jsonb as list, count(*) from things`,
    [Buffer.from([0, 255, 92]), new Date('2026-11-20T10:00:00.123Z'), JSON.stringify([{ a: 1 }])],
  )
  expect(row).toEqual({
    whole: 9_007_199_254_740_991,
    day: '2026-02-28',
    bytes: Buffer.from([0, 255, 92]),
    moment: new Date('2026-11-20T10:00:00.123Z'),
    list: [{ a: 1 }],
    count: 0,
  })
  expect(Buffer.isBuffer(row!['bytes'])).toBe(true)
})

test('rolls back a transaction that throws, and keeps working', async () => {
  const failed = database.transaction(async ({ query }) => {
    await query('insert into things values ($1)', ['half'])
    await query('insert into nothing values (1)')
  })
  await expect(failed).rejects.toThrow(/nothing/)
  const stopped = database.transaction(async ({ query }) => {
    await query('insert into things values ($1)', ['half'])
    throw new Error('changed my mind')
  })
  await expect(stopped).rejects.toThrow('changed my mind')
  expect(await names()).toEqual([])
})

test('rejects a failed query, and keeps working', async () => {
  await expect(database.query('select $1::uuid', ['no'])).rejects.toThrow(/uuid/)
  await database.transaction(({ query }) => query('insert into things values ($1)', ['whole']))
  expect(await names()).toEqual(['whole'])
})
