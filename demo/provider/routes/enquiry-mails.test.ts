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

const ASHA = 'asha@mail.example'

interface Row {
  recipient: string
  reply_to: string | null
  body: string
  html: string
}

/** Emails of an enquiry for these cities, to the desk and to the traveller. */
async function mailsOf(names: string[], changes: object = {}, stay: object = {}) {
  const destinations = names.map((name, index) => ({
    city: cities.find((city) => city.name === name)!.uuid,
    no_days: 2,
    no_nights: 1,
    accommodation_preference: '4 Star, 3 Star',
    sequence: index + 1,
    ...stay,
  }))
  const enquiry = {
    destinations,
    number_of_adults: 2,
    number_of_kids: 0,
    meal_plan: 'VEG',
    from_date: '2026-12-05',
    to_date: '2026-12-11',
    first_name: 'Asha',
    last_name: 'Rao',
    phone_number: '9876543210',
    email: ASHA,
    ...changes,
  }
  const answer = await provider.post(`${API}/enquiry/`, enquiry)
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()) as { reference: string }
  const rows = await provider.database.query<Row>('select * from mails')
  const to = (address: string) => rows.find(({ recipient }) => recipient === address)!
  return { desk: to(provider.settings.enquiryEmail), traveller: to(ASHA), reference }
}

test('describes the trip and the next steps, in both forms', async () => {
  const { desk, traveller, reference } = await mailsOf(['Kochi', 'Munnar'])
  for (const { body, html } of [desk, traveller]) {
    const how = 'Kochi, 1 night, then Munnar, 1 night; from 05/12/2026'
    expect(body).toContain(`Four days in Kerala for two: ${how}`)
    expect(html).toContain('>Four days in Kerala for two</h1>')
    expect(html).toContain(`>${how}</p>`)
    for (const form of [body, html]) {
      for (const words of [
        'What happens next',
        'within one working day',
        'Munnar, Kerala, India',
      ]) {
        expect(form).toContain(words)
      }
      expect(form).toContain(reference)
    }
  }
  expect(traveller.body).toContain('call you on 9876543210 within one working day')
})

test('replies of the traveller go to the desk, and the other way round', async () => {
  const { desk, traveller } = await mailsOf(['Kochi'])
  expect(traveller.reply_to).toBe(provider.settings.enquiryEmail)
  expect(desk.reply_to).toBe(ASHA)
})

const SPAM = '<img src=x onerror=alert(1)>\u202e win at https://spam.example'

test("sends the traveller none of the sender's free text", async () => {
  const free = { first_name: SPAM, last_name: SPAM, any_special_request: SPAM }
  const stay = { accommodation_preference: SPAM }
  const { desk, traveller } = await mailsOf(['Kochi'], { ...free, coupon_code: SPAM }, stay)
  expect(traveller.body + traveller.html).not.toMatch(/spam|onerror|Rao/)
  expect(traveller.body).toContain('We’ve received your special request')
  const shown = '&lt;img src=x onerror=alert(1)&gt; win at https://spam.example'
  expect(desk.html.split(shown)).toHaveLength(6)
  expect(desk.html).not.toMatch(/<img|\u202e/)
})

test('an email with ten destinations is small', async () => {
  const names = cities.slice(0, 10).map(({ name }) => name)
  const { desk, traveller } = await mailsOf(names, { any_special_request: 'Quiet. '.repeat(100) })
  for (const { html } of [desk, traveller]) {
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
    expect(html.match(/<li /g)!.length).toBeGreaterThanOrEqual(10)
  }
})
