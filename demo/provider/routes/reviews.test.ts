import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ReviewPage, reviewsOf } from '../../../widgets/contract/reviews.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { reviewForm, sendReview } from '../testing/upload-for-test.ts'

const LIMIT = { limit: 1000, seconds: 1 }

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest({ demo: false, uploadRate: LIMIT })
  // Sent in this order, a second apart.
  await send('March', '3', '2026-03-14')
  await send('July', '5', '2025-07-02')
  await send('November', '3', '2026-11-01')
  await send('March again', '3', '2026-03-14')
  await send('December', '5', '2025-12-24')
  await send('April', '1', '2026-04-30')
})
afterAll(() => provider.close())

async function send(feedback: string, rating: string, date_of_visit: string) {
  const answer = await sendReview(provider, reviewForm({ feedback, rating, date_of_visit }))
  expect(answer.status).toBe(201)
  provider.pass(1)
}

async function pageOf(asked: object): Promise<ReviewPage> {
  const answer = await provider.post('/api/v1/reviews', { attraction: 'taj-mahal', ...asked })
  expect(answer.status).toBe(200)
  return answer.json() as Promise<ReviewPage>
}

const texts = async (asked: object) => (await pageOf(asked)).data.map(({ feedback }) => feedback)

test('lists the latest visit first, and the last received first within a day', async () => {
  const latest = ['November', 'April', 'March again', 'March', 'December', 'July']
  expect(await texts({})).toEqual(latest)
  expect(await texts({ sort: 'newest' })).toEqual(latest)
})

test('lists by rating, then by latest visit', async () => {
  const three = ['November', 'March again', 'March']
  const five = ['December', 'July']
  expect(await texts({ sort: 'highest' })).toEqual([...five, ...three, 'April'])
  expect(await texts({ sort: 'lowest' })).toEqual(['April', ...three, ...five])
  expect(await texts({ rating: 3 })).toEqual(three)
})

test('pages have no gaps or duplicates', async () => {
  for (const sort of ['newest', 'highest', 'lowest']) {
    const pages = [1, 2, 3].map((page) => texts({ sort, page, page_size: 2 }))
    expect((await Promise.all(pages)).flat()).toEqual(await texts({ sort }))
  }
})

test('returns the day of the visit, as in the contract', async () => {
  const page = await pageOf({ page_size: 1 })
  expect(page.data).toEqual([
    {
      first_name: 'Asha',
      last_name: 'Rao',
      rating: 3,
      images: [],
      feedback: 'November',
      date_of_visit: '2026-11-01',
    },
  ])
  expect(page).toMatchObject({ total: 6, breakdown: { 1: 1, 2: 0, 3: 3, 4: 0, 5: 2 } })
  expect(reviewsOf.output.parse(page)).toEqual(page)
})
