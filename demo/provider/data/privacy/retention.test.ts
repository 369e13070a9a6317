import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '../../../../widgets/contract/values/add-days.ts'
import { showDate, utcDate } from '../../../../widgets/contract/values/dates.ts'
import { countedWork, type Traveller, travellerAt } from '../../testing/account-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import { oldRows } from './retention.ts'
import { sweepOnce } from '../../personal/sweep.ts'

const KEEP = {
  enquiries: 100,
  mailTexts: 10,
  mails: 50,
  unassignedMails: 20,
  accounts: 200,
  transactions: 300,
  declinedMedia: 30,
  reads: 20,
}
const MANY = { limit: 1_000_000, seconds: 1 }
let provider: TestProvider
let traveller: Traveller
beforeAll(async () => {
  const { derive } = countedWork()
  provider = await openForTest({
    derive,
    keep: KEEP,
    enquiryRate: MANY,
    travellerRate: MANY,
    publicUrl: 'https://trips.example',
  })
  traveller = await travellerAt(provider)
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

const ASHA = 'asha@mail.example'
const days = (count: number) => provider.pass(count * 86_400)
const sweep = async () => sweepOnce(provider.database, provider.media, provider.settings)
const rows = async (sql: string) => provider.database.query(sql)
const mailsTo = async (email: string) =>
  (await provider.mails())
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => [subject, text])

test('keeps enquiries and their stops until the set number of days has passed', async () => {
  await traveller.enquire(ASHA)
  days(50)
  await traveller.enquire('ravi@mail.example')
  days(50)
  await sweep()
  expect(await rows('select email from enquiries order by email')).toHaveLength(2)
  provider.pass(1)
  await sweep()
  expect(await rows('select email from enquiries')).toEqual([{ email: 'ravi@mail.example' }])
  expect(await rows('select 1 from destinations')).toHaveLength(1)
  expect(provider.logged).toEqual([])
})

test('deletes the texts of emails first and the rows later, but never an unsent text', async () => {
  await traveller.enquire(ASHA)
  await provider.database.query('update mails set sent_at = null where recipient <> $1', [ASHA])
  days(11)
  await sweep()
  expect(await mailsTo(ASHA)).toEqual([[expect.any(String), '']])
  expect(
    await rows("select 1 from mails where kind <> 'overdue' and html is not null and body <> ''"),
  ).toHaveLength(1)
  days(40)
  await sweep()
  expect(await rows("select 1 from mails where kind <> 'overdue'")).toEqual([])
})

test("deletes emails' texts with the enquiries they repeat", () => {
  const now = provider.settings.now()
  const textsBefore = (enquiries: number) =>
    oldRows({ ...KEEP, enquiries }, now)
      .find(({ change }) => change)!
      .before.getTime()
  expect(now.getTime() - textsBefore(5)).toBe(5 * 86_400_000)
  expect(now.getTime() - textsBefore(100)).toBe(10 * 86_400_000)
})

test('warns the owner of an unused account once, and deletes it a month later', async () => {
  await traveller.account(ASHA)
  days(169)
  await sweep()
  expect(await mailsTo(ASHA)).toEqual([])
  days(2)
  await sweep()
  await sweep()
  const told = await mailsTo(ASHA)
  const day = showDate(addDays(utcDate(provider.settings.now()), 30))
  expect(told).toEqual([
    [`Your account will be deleted on ${day}`, expect.stringContaining('/login')],
  ])
  days(29)
  await sweep()
  expect(await rows('select 1 from users')).toHaveLength(1)
  days(2)
  await sweep()
  expect(await rows('select 1 from users')).toEqual([])
})

test('keeps an account that is used after the warning', async () => {
  await traveller.account(ASHA)
  days(180)
  await sweep()
  await traveller.signIn(ASHA)
  days(100)
  await traveller.enquire(ASHA)
  days(160)
  await sweep()
  expect(await rows('select warned_at from users')).toEqual([{ warned_at: null }])
  days(41)
  await sweep()
  // Warned again, so not deleted yet.
  expect(await rows('select 1 from users where warned_at is not null')).toHaveLength(1)
})

test('deletes an account that was never activated without warning', async () => {
  await traveller.enquire(ASHA)
  days(201)
  await sweep()
  expect(await rows('select 1 from users')).toEqual([])
  expect(await rows('select 1 from mails')).toEqual([])
})

test('deletes old payments, sessions, links and counts', async () => {
  const { id } = await traveller.account(ASHA)
  await traveller.forget(ASHA)
  await provider.database.query(
    `insert into transactions (uuid, account, booking_id, date, location, amount, status)
     values (gen_random_uuid(), $1, 'TJ-9', $2, 'Kanha', 1, 'Completed')`,
    [id, provider.settings.now().toISOString().slice(0, 10)],
  )
  provider.pass(3601)
  await sweep()
  const { sessions, account_links, hits } = await provider.counts()
  expect({ sessions, account_links, hits }).toEqual({ sessions: 2, account_links: 0, hits: 0 })
  days(30)
  await sweep()
  expect(await rows('select 1 from sessions')).toEqual([])
  days(268)
  await sweep()
  expect(await rows('select 1 from transactions')).toHaveLength(1)
  days(5)
  await sweep()
  expect(await rows('select 1 from transactions')).toEqual([])
})

test('deletes many old rows in small batches, from two instances concurrently', async () => {
  await provider.database.query(
    `insert into hits (subject, at) select 'many', $1 from generate_series(1, 12000)`,
    [new Date('2026-01-01')],
  )
  await provider.database.query(
    `insert into mails (recipient, subject, body, created_at, sent_at, next_try_at)
     select 'a@b.co', 's', 'text', $1, $1, $1 from generate_series(1, 3000)`,
    [new Date('2026-01-01')],
  )
  const deletions: number[] = []
  const counted = {
    ...provider.database,
    query: async <Row>(sql: string, parameters?: never) => {
      const answer = await provider.database.query<Row>(sql, parameters)
      deletions.push(answer.length)
      return answer
    },
  }
  const { media } = provider
  await Promise.all([sweep(), sweepOnce(counted, media, provider.settings)])
  expect(Math.max(...deletions)).toBeLessThanOrEqual(500)
  expect(await rows('select 1 from hits')).toEqual([])
  expect(await rows('select 1 from mails')).toEqual([])
  expect(provider.logged).toEqual([])
})

test('logs a failure without data, and continues with the other tables', async () => {
  await provider.database.query("insert into hits (subject, at) values ('old', '2026-01-01')")
  const broken = {
    ...provider.database,
    query: async <Row>(sql: string, parameters?: never) => {
      if (sql.includes('enquiries')) throw new Error(`quotes ${ASHA}`)
      return provider.database.query<Row>(sql, parameters)
    },
  }
  await sweepOnce(broken, provider.media, provider.settings)
  expect(await rows('select 1 from hits')).toEqual([])
  expect(provider.logged[0]).toMatch(/^could not delete old rows of enquiries: Error\n/)
  expect(provider.logged.join()).not.toContain(ASHA)
})
