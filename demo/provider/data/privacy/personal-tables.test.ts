import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import { MARKED, leaveTraces } from '../../testing/traces-for-test.ts'
import { filesOf } from '../../testing/upload-for-test.ts'
import { removePerson } from '../../personal/remove-person.ts'
import { MAIL_KINDS } from '../mails/mails.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { personalRows } from './personal-rows.ts'
import { tablesOf } from '../transfer/tables.ts'
import { sweepOnce } from '../../personal/sweep.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest({ moderation: true })
})
beforeEach(async () => {
  await provider.forget()
  for (const table of ['reviews', 'testimonials']) {
    await provider.database.query(`delete from ${table} where email = $1`, [MARKED])
  }
})
afterAll(() => provider.close())

const person = { email: MARKED, spellings: 'this one' } as const

/** Adds every email in all states: sent, waiting, being sent, and failed. */
async function inEveryState(): Promise<void> {
  const { database, settings } = provider
  const kinds = await database.query<{ kind: string }>('select distinct kind from mails')
  // A new kind of email has to be added to `leaveTraces`.
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([...MAIL_KINDS].toSorted())
  const columns = `recipient, reply_to, subject, body, html, secret, names, kind, about, enquiry, created_at`
  await database.query(
    `insert into mails (${columns}, sent_at, given_up_at, tries, next_try_at)
     select ${columns}, null, given_up, tried, $1 from mails
     cross join (values (null, 0), (null, 1), ($1::timestamptz, 1)) as states (given_up, tried)`,
    [settings.now()],
  )
}

async function ownRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, { of }] of Object.entries(PERSONAL_TABLES)) {
    const sql = `select 1 from ${table} where ${of}`
    const addresses = JSON.stringify([MARKED, 'marked.staff@staff.example'])
    const rows = await provider.database.query(sql, sql.includes('$1') ? [addresses] : [])
    counts[table] = rows.length
  }
  return counts
}

/** Tables with marked values in any column, independent of the rules. */
async function marked(): Promise<string[]> {
  const tables = await tablesOf(provider.database)
  const found: string[] = []
  for (const { name: table } of tables) {
    const rows = await provider.database.query(
      `select 1 from ${table} as whole where whole::text ilike '%marked%'`,
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

test('exports all data, but no secrets', async () => {
  await leaveTraces(provider)
  const rows = await personalRows(provider.database, person, (path) => `https://x.example${path}`)
  for (const [table, { exported }] of Object.entries(PERSONAL_TABLES)) {
    if (exported.length === 0) continue
    expect(rows[table]).not.toEqual([])
    for (const row of rows[table]!) expect(Object.keys(row)).toEqual(exported)
  }
  expect(rows['enquiries']).toContainEqual(
    expect.objectContaining({
      partner: 'markedpartner',
      any_special_request: 'markedrequest',
      corporate_user: 'marked.staff@staff.example',
    }),
  )
  expect(rows['reviews']).toEqual([
    expect.objectContaining({
      first_name: 'Markedfirst',
      images: [expect.stringMatching(/^https:\/\/x\.example\/media\/photos\/\w+\.webp$/)],
    }),
  ])
  expect(rows['transactions']).toEqual([
    expect.objectContaining({ amount: 64_500.5, date: '2026-10-05' }),
  ])
  const text = JSON.stringify(rows)
  expect(text).not.toMatch(/token=|scrypt|\b\d{6} is your/)
  expect(text).not.toContain('ravi@mail.example')
})

test('deletes everything, including emails of every kind and state, and anonymizes payments', async () => {
  const files = await filesOf(provider)
  await leaveTraces(provider)
  await inEveryState()
  expect(await marked()).toEqual(expect.arrayContaining(['desk_log', 'enquiries', 'mails']))
  const before = await ownRows()
  expect(Object.keys(before).filter((table) => before[table] === 0)).toEqual(['hits'])
  const { counts } = provider
  const paid = (await counts())['transactions']

  await removePerson(provider, person)
  await removePerson(provider, { ...person, email: 'marked.staff@staff.example' })
  expect(Object.values(await ownRows()).filter(Boolean)).toEqual([])
  expect(await marked()).toEqual([])
  expect((await counts())['transactions']).toBe(paid)
  expect(await filesOf(provider)).toEqual(files)
  // Other people's texts and emails stay, without the address.
  const texts = await provider.database.query<{ text: string }>(
    `select text from desk_log where member is null union all select any_special_request from enquiries
     union all select body || html from mails where kind in ('enquiry-to-desk', 'reply')`,
  )
  for (const { text } of texts) expect(text).toContain('[deleted]')
  expect(texts).toHaveLength(2 + 1 + 2 * 4)
  expect(provider.logged).toEqual([])
})

test("retention removes everything that isn't published or documented to stay", async () => {
  await leaveTraces(provider)
  const { keep } = provider.settings
  const sweep = async () => sweepOnce(provider.database, provider.media, provider.settings)
  await provider.database.query('update users set used_at = $1, warned_at = null', [
    provider.settings.now(),
  ])
  provider.pass(keep.transactions * 86_400)
  await sweep()
  provider.pass(31 * 86_400)
  await sweep()
  const left = Object.entries(await ownRows()).filter(([, count]) => count > 0)
  // The warning before an account's end is an email too, and is deleted a year later.
  expect(Object.fromEntries(left)).toEqual({
    reviews: 1,
    testimonials: 1,
    conversions: 1,
    desk_log: 6,
    mails: 1,
  })
  provider.pass(keep.mails * 86_400)
  await sweep()
  expect(await marked()).toEqual(['desk_log', 'reviews', 'testimonials'])
  expect((await provider.counts())['transactions']).toBe(0)
})
