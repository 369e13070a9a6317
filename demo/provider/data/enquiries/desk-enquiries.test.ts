import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForTest } from '../../testing/open-for-test.ts'
import type { Database, Parameter, Queries } from '../engine/database.ts'
import { type Part, deskEnquiries, enquiriesOf } from './desk-enquiries.ts'
import { csvPart } from './enquiry-csv.ts'
import { readFilter } from './enquiry-filter.ts'
import { countsOf, mailboxesWith } from '../privacy/personal-summary.ts'
import { migrate } from '../engine/migrate.ts'
import { addressesOf } from '../privacy/person.ts'
import { indexSearch } from '../attractions/search-index.ts'
import { seed } from '../seed/seed.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
  await migrate(database)
  await indexSearch(database, () => {})
  await seed(database, false)
  await database.run(`
    insert into enquiries (uuid, reference, fingerprint, number_of_adults, phone_number, email, first_name,
      received_at)
    select md5('e' || i)::uuid, 'TJ-TEST-' || i, '', 2, 9000000000 + i, 'person' || i || '@mail.example',
      'Person' || i, now() - i * interval '1 minute'
    from generate_series(1, 5000) as i;
    analyze`)
})
afterAll(() => database.close())

/** Query plans of `work`, with sequential scans disabled wherever possible. */
async function plansOf(work: (queries: Queries) => Promise<unknown>): Promise<string> {
  const asked: [sql: string, parameters: Parameter[]][] = []
  const noting: Queries = {
    ...database,
    query: async (sql, parameters = []) => {
      asked.push([sql, parameters])
      return database.query(sql, parameters)
    },
  }
  await work(noting)
  return database.transaction(async ({ query, run }) => {
    await run('set local enable_seqscan = off')
    const plans: string[] = []
    for (const [sql, parameters] of asked) {
      const rows = await query<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`, parameters)
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    return plans.join('\n')
  })
}

const GROWS =
  /Seq Scan on (enquiries|destinations|mails|reviews|testimonials|users|corporate_users)\b/
const filter = { view: '' as const, status: '', partner: '', company: '', text: '' }
const viewer = { staff: '00000000-0000-4000-8000-000000000001', now: new Date() }
/** Between the rows, of which there is one a minute. */
const PLACE = {
  at: new Date(Date.now() - 2000 * 60_000).toISOString(),
  uuid: '00000000-0000-4000-8000-000000000000',
}

test.each<[string, Part]>([
  ['the first page', { older: 'first' }],
  ['a page far down', { older: PLACE }],
  ['a page before it', { newer: PLACE }],
  ['the last page', { newer: 'last' }],
])('reads %s by the index of its order', async (_, part) => {
  for (const status of ['', 'New']) {
    const plans = await plansOf(async (queries) =>
      deskEnquiries(queries, await readFilter(queries, { ...filter, status }, viewer), part, 26),
    )
    expect(plans).toMatch(/Index (Only )?Scan.* using enquiries_(status_)?received_at_(uuid_)?idx/)
    expect(plans).not.toMatch(GROWS)
    // Rows with equal times may be sorted.
    expect(plans).not.toMatch(/Sort Key: (?!cities|.*received_at)/)
  }
})

test.each([
  ['mine', 'due_at', /enquiries_owner_due_idx/],
  ['unassigned', 'due_at', /enquiries_unassigned_idx/],
  ['overdue', 'due_at', /enquiries_due_idx/],
  ['waiting', 'waiting_since', /enquiries_waiting_idx/],
  ['done', 'received_at', /enquiries_done_idx/],
] as const)('reads and counts the tab %s by its index', async (view, key, index) => {
  const order = { key, type: 'timestamptz', descending: false } as const
  for (const part of [{ older: 'first' }, { older: PLACE }] as const) {
    const plans = await plansOf(async (queries) => {
      const read = await readFilter(queries, { ...filter, view }, viewer)
      return deskEnquiries(queries, read, part, 26, order)
    })
    expect(plans).toMatch(index)
    expect(plans).not.toMatch(GROWS)
    expect(plans).not.toMatch(/Sort Key: (?!cities|.*placed)/)
  }
})

test('reads part of a CSV file by indexes', async () => {
  const plans = await plansOf(async (queries) =>
    csvPart(queries, { conditions: [], values: [] }, PLACE, 1000),
  )
  expect(plans).toMatch(/using enquiries_received_at_(uuid_)?idx/)
  expect(plans).toMatch(/Index Scan (using|on) destinations_pkey/)
  expect(plans).not.toMatch(GROWS)
})

test.each([
  ['a text that is nowhere', 'zebra'],
  ['two letters that begin no word', 'zq'],
  ['an address', 'person77@mail.example'],
  ['a reference', 'TJ-TEST-77'],
  ['a mobile number', '+91 90000-00077'],
])('searches for %s in the trigram index', async (_, text) => {
  const plans = await plansOf(async (queries) => readFilter(queries, { ...filter, text }, viewer))
  expect(plans).toMatch(/Bitmap Index Scan on enquiries_letters/)
  expect(plans).not.toMatch(GROWS)
})

test('filters by partner and company with their indexes', async () => {
  const company = '00000000-0000-4000-8000-000000000000'
  for (const chosen of [{ partner: 'blog' }, { company }]) {
    const plans = await plansOf(async (queries) =>
      readFilter(queries, { ...filter, ...chosen }, viewer),
    )
    expect(plans).toMatch(/Index (Cond|Scan)/)
    expect(plans).not.toMatch(/Seq Scan on enquiries/)
  }
})

test("finds a person's data by indexes", async () => {
  const plans = await plansOf(async (queries) => {
    const person = { email: 'person77@mail.example', spellings: 'all' } as const
    const addresses = await addressesOf(queries, person)
    await countsOf(queries, addresses)
    await enquiriesOf(queries, addresses)
    await mailboxesWith(queries, '9000000077')
  })
  expect(plans).not.toMatch(GROWS)
})

test('updates the search text with the enquiry, its stops and its company', async () => {
  const uuids = async (text: string) => {
    const { values } = await readFilter(database, { ...filter, text }, viewer)
    return JSON.parse(String(values[0])) as string[]
  }
  const [row] = await database.query<{ uuid: string }>(
    "select uuid from enquiries where reference = 'TJ-TEST-5'",
  )
  const { uuid } = row!
  const [city] = await database.query<{ uuid: string }>('select uuid from cities limit 1')
  await database.query(
    'insert into destinations (enquiry, position, city, no_days) values ($1, 0, $2, 3)',
    [uuid, city!.uuid],
  )
  await database.query("update cities set name = 'Quixotic Town' where uuid = $1", [city!.uuid])
  expect(await uuids('xotic town')).toEqual([uuid])
  await database.query('delete from destinations where enquiry = $1', [uuid])
  expect(await uuids('xotic town')).toEqual([])
  await database.query("update enquiries set any_special_request = 'A Żebra' where uuid = $1", [
    uuid,
  ])
  expect(await uuids('żEBRA')).toEqual([uuid])
  await database.query("update enquiries set status = 'Canceled' where uuid = $1", [uuid])
  const { counts } = await readFilter(database, { ...filter, text: 'żebra' }, viewer)
  expect(counts).toMatchObject({ done: 1, unassigned: 0 })
})
