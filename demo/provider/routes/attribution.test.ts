import { afterAll, beforeAll, expect, test } from 'vitest'
import type { City } from '../../../widgets/contract/places.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
let city: string
beforeAll(async () => {
  provider = await openForTest()
  const [first] = (await (await provider.app.request(`${API}/cities/`)).json()) as City[]
  city = first!.uuid
})
afterAll(() => provider.close())

let count = 0

/** Sends an enquiry with a query, and returns what is stored. */
async function cameFrom(query: Record<string, string>): Promise<unknown> {
  const email = `asha-${(count += 1)}@mail.example`
  const enquiry = {
    destinations: [{ city, no_days: 3 }],
    number_of_adults: 2,
    phone_number: '9876543210',
    email,
  }
  const answer = await provider.post(`${API}/enquiry/?${new URLSearchParams(query)}`, enquiry)
  expect(answer.status).toBe(201)
  const sql = 'select attribution from enquiries where email = $1'
  const [row] = await provider.database.query<{ attribution: unknown }>(sql, [email])
  return row!.attribution
}

test('stores where an enquiry came from', async () => {
  const query = {
    partner: 'blog',
    page: 'https://blog.example/tigers',
    referrer: 'https://search.example/find?q=tiger',
    utm_source: 'news',
    utm_medium: 'mail',
    utm_campaign: 'monsoon',
    utm_term: 'tiger safari',
    utm_content: 'button',
    gclid: 'g-1',
    fbclid: 'f-1',
    host_reference: 'lead-7',
  }
  const { partner, ...others } = query
  expect(await cameFrom(query)).toEqual({ ...others, referrer: 'https://search.example' })
  expect(await cameFrom({ partner })).toBeNull()
})

test('never refuses an enquiry because of it, and keeps no more than 2,000 characters', async () => {
  const stored = await cameFrom({
    page: 'https://asha:pw@blog.example/x?token=s3cret#s3cret',
    referrer: 'javascript:alert(1)',
    utm_source: '<b>\u0000\n news </b>',
    utm_campaign: 'x'.repeat(5000),
    utm_medium: 'y'.repeat(600),
    utm_term: 'z'.repeat(600),
    utm_content: 'w'.repeat(600),
    gclid: 'v'.repeat(600),
    unknown: 'x',
  })
  expect(stored).toEqual({
    page: 'https://blog.example/x',
    utm_source: '<b> news </b>',
    utm_medium: 'y'.repeat(500),
    utm_campaign: 'x'.repeat(500),
    utm_term: 'z'.repeat(500),
  })
  expect(JSON.stringify(stored).length).toBeLessThan(2200)
})

test('cuts no character in half', async () => {
  const name = 'x'.repeat(499)
  expect(await cameFrom({ utm_campaign: `${name}\u{1f405}` })).toEqual({ utm_campaign: name })
})
