import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReviewPage } from '../../../../widgets/contract/reviews.ts'
import { API } from '../../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())
beforeEach(() => run('delete from reviews'))

const run = (sql: string) => provider.database.query(sql)

const write = (attraction: string, count: number, first = '2024-01-01', days = 400) =>
  run(`insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email,
      mobile_number, date_of_visit, images, fingerprint, received_at)
    select gen_random_uuid(), '${attraction}', 1 + i % 5, i::text, 'Asha', 'Rao',
      'asha@mail.example', '9000000000', date '${first}' + (i * 7919) % ${days}, '[]', 'test',
      timestamptz '2026-01-01 00:00Z' + (i % 9) * interval '1 second'
    from generate_series(1, ${count}) as i`)

async function pageOf(asked: object): Promise<ReviewPage> {
  const answer = await provider.post('/api/v1/reviews', { attraction: 'petra', ...asked })
  return answer.json() as Promise<ReviewPage>
}

/** The stored counts, and the same counted from the rows. */
async function keptAndCounted() {
  const kept = `select attraction, span, starts::text, rating, count from review_counts
    where count <> 0 order by 1, 2, 3, 4`
  const sums = `select attraction, reviews, stars, average from attraction_index order by 1`
  const before = [await run(kept), await run(sums)]
  await run('select recount_reviews()')
  return [before, [await run(kept), await run(sums)]]
}

const LATEST = 'date_of_visit desc, received_at desc, uuid'
const ORDERS = { newest: LATEST, highest: `rating desc, ${LATEST}`, lowest: `rating, ${LATEST}` }

test.each(['newest', 'highest', 'lowest'] as const)(
  'returns the same pages of the %s as a full scan',
  async (sort) => {
    await write('petra', 137)
    await write('petra', 40, '2025-02-28', 2)
    await write('taj-mahal', 50)
    for (const rating of [undefined, 4]) {
      const all = await provider.database.query<{ feedback: string }>(
        `select feedback from reviews where attraction = 'petra'
           and ($1::integer is null or rating = $1) order by ${ORDERS[sort]}`,
        [rating ?? null],
      )
      const paged: string[] = []
      for (let page = 1; paged.length < all.length; page += 1) {
        const { data, total } = await pageOf({ sort, rating, page, page_size: 7 })
        expect([data.length > 0, total]).toEqual([true, all.length])
        paged.push(...data.map(({ feedback }) => feedback))
      }
      expect(paged).toEqual(all.map(({ feedback }) => feedback))
      const beyond = await pageOf({ sort, rating, page: 100_000, page_size: 100 })
      expect([beyond.data, beyond.total]).toEqual([[], all.length])
    }
  },
)

test('keeps counts right after any change of reviews', async () => {
  await write('petra', 30)
  await write('taj-mahal', 30)
  await run(`update reviews set rating = 6 - rating where attraction = 'petra'`)
  await run(`update reviews set attraction = 'petra' where rating = 2`)
  await run(`update reviews set date_of_visit = date_of_visit - 40, feedback = 'Changed.'`)
  await run('delete from reviews where rating = 3')
  const [kept, counted] = await keptAndCounted()
  expect(kept).toEqual(counted)
  expect((await pageOf({})).breakdown[3]).toBe(0)
})

test('keeps counts right with many concurrent writers', async () => {
  const { database } = provider
  const ids = ['petra', 'taj-mahal', 'kanha-national-park']
  const rows = (of: string[]) => `
    insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email,
      mobile_number, date_of_visit, images, fingerprint, received_at)
    select gen_random_uuid(), id, 4, '', '', '', '', '', '2026-01-01', '[]', 'test', now()
    from unnest(array['${of.join("', '")}']) as id`
  await Promise.all([
    ...ids.flatMap((id) => Array.from({ length: 10 }, async () => run(rows([id])))),
    ...Array.from({ length: 10 }, async (_, index) =>
      run(rows(index % 2 > 0 ? ids : ids.toReversed())),
    ),
    ...ids.map(async (id) =>
      database
        .transaction(async ({ query }) => {
          await query(rows([id]))
          throw new Error('taken back')
        })
        .catch(() => {}),
    ),
  ])
  const [kept, counted] = await keptAndCounted()
  expect(kept).toEqual(counted)
  const [{ count }] = (await run('select count(*) from reviews')) as [{ count: number }]
  expect(count).toBe(60)
})

test("updates an attraction's figures immediately", async () => {
  const petra = async () =>
    (await provider.app.request(`${API}/attractions/petra`)).json() as Promise<object>
  expect(await petra()).toMatchObject({ avg_review: -1, total_review: 0 })
  await write('petra', 3)
  expect(await petra()).toMatchObject({ avg_review: 3, total_review: 3 })
  await run(`delete from reviews where rating = 2`)
  expect(await petra()).toMatchObject({ avg_review: 3.5, total_review: 2 })
})

test('counts only published reviews', async () => {
  await write('petra', 20)
  const rule = (condition: string) =>
    provider.database.run(`
      create or replace function published(review reviews) returns boolean language sql immutable
        as 'select ${condition}';
      select recount_reviews()`)
  await rule('review.rating > 2')
  expect(await pageOf({ sort: 'lowest' })).toMatchObject({ total: 12, breakdown: { 1: 0, 2: 0 } })
  await write('petra', 20)
  const { data, total } = await pageOf({ sort: 'lowest', page_size: 30 })
  expect([data.length, total, data[0]!.rating]).toEqual([24, 24, 3])
  await rule('true')
  expect((await pageOf({})).total).toBe(40)
})
