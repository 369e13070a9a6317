import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { City } from '../../../widgets/contract/places.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

/** Its clock is at 20 November 2026, 10:00 UTC. */
let provider: TestProvider
let cities: City[]
beforeAll(async () => {
  provider = await openForTest()
  cities = (await (await provider.app.request(`${API}/cities/`)).json()) as City[]
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

const city = (wanted: string) => cities.find(({ name }) => name === wanted)!.uuid

/** The wizard's request: every specified field and no other. */
const wizard = () => ({
  destinations: [
    {
      city: city('Jaipur'),
      no_days: 3,
      no_nights: 2,
      accommodation_preference: '5 Star, 4 Star',
      sequence: 1,
    },
    {
      city: city('Cairo'),
      no_days: 1,
      no_nights: 0,
      accommodation_preference: '3 Star',
      sequence: 2,
    },
  ],
  number_of_adults: 2,
  number_of_kids: 0,
  meal_plan: 'BOTH',
  coupon_code: 'MONSOON',
  from_date: '2026-12-01',
  to_date: '2026-12-05',
  any_special_request: 'A quiet room.',
  first_name: 'Asha',
  last_name: 'Rao',
  phone_number: '9876543210',
  email: 'asha@mail.example',
})

const send = (body: object, headers?: Record<string, string>) =>
  provider.post(`${API}/enquiry/`, body, headers)

async function referenceOf(response: Response): Promise<string> {
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

async function outcome(response: Response): Promise<unknown[]> {
  const { error } = (await response.json()) as { error: { fields?: object } }
  return [response.status, error.fields]
}

const stored = () => provider.database.query('select * from enquiries')

test('stores every field of the wizard', async () => {
  await referenceOf(await send(wizard()))
  const { destinations, ...facts } = wizard()
  expect(await stored()).toMatchObject([facts])
  const query = 'select * from destinations order by position'
  expect(await provider.database.query(query)).toMatchObject(destinations)
})

test('accepts empty optional fields, as the wizard sends them', async () => {
  await referenceOf(await send({ ...wizard(), coupon_code: '', any_special_request: '' }))
  const mails = await provider.mails()
  expect(mails).toHaveLength(2)
  for (const { text } of mails) expect(text).not.toMatch(/coupon|special request/i)
})

test('names the meal plan in both emails, and confirms every entry to the traveller', async () => {
  for (const [meal_plan, words] of [
    ['VEG', 'Veg'],
    ['NON VEG', 'Non veg'],
    ['BOTH', 'Veg and non veg'],
  ]) {
    await provider.forget()
    await send({ ...wizard(), meal_plan })
    for (const { text } of await provider.mails()) {
      expect(text).toMatch(new RegExp(`^Meal plan +${words}$`, 'm'))
    }
  }
  const { text } = (await provider.mails()).find(({ to }) => to === 'asha@mail.example')!
  for (const fact of [
    '1. Jaipur, Rajasthan, India: 3 days, 2 nights, 5 Star, 4 Star',
    'From       01/12/2026',
    'To         05/12/2026',
    'We’ve received your coupon code',
    'We’ve received your special request',
  ]) {
    expect(text).toContain(fact)
  }
})

test('a trip starts in 7 days at the earliest, in the time zone furthest behind', async () => {
  // It is the 20th here, and for twelve more hours the 19th in the last time zone.
  const start = (from_date: string) => send({ ...wizard(), from_date })
  expect(await outcome(await start('2026-11-25'))).toEqual([422, { from_date: 'range' }])
  expect(await outcome(await start('2025-12-01'))).toEqual([422, { from_date: 'range' }])
  await referenceOf(await start('2026-11-26'))
  expect(await stored()).toHaveLength(1)
})

test('a repeat after the start gets too close still gets its response', async () => {
  const key = { 'idempotency-key': 'intent-1' }
  const soon = { ...wizard(), from_date: '2026-11-26' }
  const first = await referenceOf(await send(soon, key))
  provider.pass(3 * 24 * 3600)
  expect(await referenceOf(await send(soon, key))).toBe(first)
})
