import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type PublicData, changeCounter, noteChange } from './change-counter.ts'
import type { Database, Queries } from './database.ts'

const NONE: Queries = { query: async () => [], run: async () => {} }
const DATABASE: Database = {
  ...NONE,
  transaction: async (work) => work(NONE),
  close: async () => {},
}

function counted() {
  const { database, changesOf } = changeCounter({ ...DATABASE, patient: DATABASE })
  return { database, of: (...data: PublicData[]) => changesOf(data), all: changesOf }
}

test('counts a change outside of a transaction immediately, by topic', () => {
  const { database, of, all } = counted()
  noteChange(database, 'reviews')
  noteChange(database.patient!, 'reviews', 'places')
  expect([of('reviews'), of('places'), of('companies'), all()]).toEqual([2, 1, 0, 3])
})

test('counts a transaction once, after its end', async () => {
  const { database, of } = counted()
  await database.transaction(async (queries) => {
    noteChange(queries, 'reviews')
    noteChange(queries, 'reviews')
    expect(of('reviews')).toBe(0)
  })
  expect(of('reviews')).toBe(1)
})

test('counts a failed transaction, because its commit may have succeeded', async () => {
  const { database, of } = counted()
  const failing = database.transaction(async (queries) => {
    noteChange(queries, 'attractions')
    throw new Error('the connection broke')
  })
  await expect(failing).rejects.toThrow('the connection broke')
  expect(of('attractions')).toBe(1)
})

test('ignores queries that it does not count', () => {
  expect(() => noteChange(DATABASE, 'reviews')).not.toThrow()
})

/** Rows that public responses show. Retention, declined media and what is suspicious never touch those. */
const WRITES =
  /\b(?:insert into|update|delete from) (?:countries|states|cities|companies|attractions|reviews|testimonials|\$\{table\})/
const UNSEEN = [
  'data/media/declined-media.ts',
  'data/privacy/retention.ts',
  'data/suspicious/forget-spam.ts',
  'data/suspicious/suspicious.ts',
]

test('every file that writes public data reports it', async () => {
  const folder = join(import.meta.dirname, '../..')
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\/|^data\/seed\//.test(name),
  )
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
  const writing = texts.filter(({ text }) => WRITES.test(text))
  expect(writing.length).toBeGreaterThan(6)
  const silent = writing.filter(({ text }) => !text.includes('noteChange(queries'))
  expect(silent.map(({ name }) => name).toSorted()).toEqual(UNSEEN)
})
