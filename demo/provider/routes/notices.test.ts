import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PRIVACY_NOTICES } from '../../../widgets/contract/privacy-notices.ts'
import { personalRows } from '../data/privacy/personal-rows.ts'
import { API } from '../testing/api-for-test.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { mp4, reviewForm, testimonialForm } from '../testing/upload-for-test.ts'

const TABLES = ['enquiries', 'reviews', 'testimonials'] as const

const enquiry = {
  number_of_adults: 2,
  phone_number: '9876543210',
  email: 'asha@mail.example',
}

let provider: TestProvider
let destinations: object[]
beforeAll(async () => {
  provider = await openForTest()
  const [city] = await provider.database.query<{ uuid: string }>('select uuid from cities limit 1')
  destinations = [{ city: city!.uuid, no_days: 3 }]
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

async function send(table: (typeof TABLES)[number], query: string, headers = {}, method = 'POST') {
  const { app } = provider
  if (table === 'enquiries') {
    const number_of_adults = method === 'PUT' ? 3 : 2
    const body = JSON.stringify({ ...enquiry, destinations, number_of_adults })
    const sent = { 'content-type': 'application/json', ...headers }
    return app.request(`${API}/enquiry/${query}`, { method, body, headers: sent })
  }
  const [path, body] =
    table === 'reviews'
      ? ['/api/v1/create_reviews', reviewForm({ feedback: `Marble ${query}` })]
      : [`${API}/testimonial/`, testimonialForm(await mp4())]
  return app.request(path + query, { method, body })
}

const noticesIn = async (table: string) => {
  const sql = `select notice from ${table} where email = $1 order by received_at, uuid`
  const rows = await provider.database.query<{ notice: string }>(sql, [enquiry.email])
  return rows.map(({ notice }) => notice)
}

test.each(TABLES)(
  '%s keep the notice of their form, and null for an unknown one',
  async (table) => {
    await provider.database.query(`delete from ${table} where email = $1`, [enquiry.email])
    for (const query of [
      '?notice=1.hi',
      '',
      '?notice=',
      '?notice=7.en',
      '?notice=constructor.en',
    ]) {
      expect((await send(table, query)).status).toBe(201)
      provider.pass(1)
    }
    expect(await noticesIn(table)).toEqual(['1.hi', null, null, null, null])
  },
)

test('an export has the text of the notice, and the time it was shown', async () => {
  for (const table of TABLES) {
    await provider.database.query(`delete from ${table} where email = $1`, [enquiry.email])
    await send(table, '?notice=1.ar')
  }
  const rows = await personalRows(
    provider.database,
    { email: enquiry.email, spellings: 'this one' },
    (path) => path,
  )
  for (const table of TABLES) {
    const [{ notice, received_at }] = rows[table] as [{ notice: object; received_at: Date }]
    expect(notice).toEqual({
      version: '1.ar',
      text: PRIVACY_NOTICES[1]!['ar']![table],
      shown_at: expect.stringMatching(/^\d{4}-/),
    })
    const { shown_at } = notice as { shown_at: string }
    expect(new Date(shown_at)).toEqual(received_at)
  }
})

test('a change of an enquiry replaces the notice if it has one', async () => {
  const key = { 'idempotency-key': 'intent-1' }
  await send('enquiries', '?notice=1.hi', key)
  expect((await send('enquiries', '?notice=nothing', key, 'PUT')).status).toBe(200)
  expect(await noticesIn('enquiries')).toEqual(['1.hi'])
  const desk = deskBrowser(provider)
  await desk.signIn()
  const [{ reference }] = (await provider.database.query<{ reference: string }>(
    'select reference from enquiries',
  )) as [{ reference: string }]
  const page = await desk.read(`/desk/enquiries/${reference}`)
  expect(page).toContain(PRIVACY_NOTICES[1]!['hi']!.enquiries)
})
