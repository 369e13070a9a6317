import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { City } from '../../../widgets/contract/places.ts'
import { API } from '../testing/api-for-test.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const ASHA = 'asha@mail.example'

let provider: TestProvider
let city: string
beforeAll(async () => {
  provider = await openForTest()
  const [first] = (await (await provider.app.request(`${API}/cities/`)).json()) as City[]
  city = first!.uuid
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

/** Sends an enquiry, or with the same key a change of it, from a page in a language. */
async function enquire(lang: string, more: { key?: string; people?: number } = {}) {
  const { key, people = 2 } = more
  const enquiry = {
    destinations: [{ city, no_days: 3 }],
    number_of_adults: people,
    phone_number: '9876543210',
    email: ASHA,
  }
  const answer = await provider.app.request(`${API}/enquiry/?${new URLSearchParams({ lang })}`, {
    method: people === 2 ? 'POST' : 'PUT',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(enquiry),
  })
  expect(answer.status).toBeLessThan(300)
  return ((await answer.json()) as { reference: string }).reference
}

const languagesOf = async (table: string) => {
  const rows = await provider.database.query(`select language from ${table} where email = $1`, [
    ASHA,
  ])
  return rows.map(({ language }) => language)
}

test.each([
  ['hi', 'hi'],
  ['AR-eg', 'ar-EG'],
  ['en-IN', null],
  ['not a language', null],
  ['x'.repeat(36), null],
])('stores the language %j of an enquiry as %j', async (lang, stored) => {
  await enquire(lang)
  expect(await languagesOf('enquiries')).toEqual([stored])
  expect(await languagesOf('users')).toEqual([stored])
})

test('a change keeps the language of an enquiry, unless it comes from a page in another one', async () => {
  await enquire('hi', { key: 'a' })
  await enquire('', { key: 'a', people: 3 })
  expect(await languagesOf('enquiries')).toEqual(['hi'])
  await enquire('ar', { key: 'a', people: 4 })
  expect(await languagesOf('enquiries')).toEqual(['ar'])
})

test('the desk sees which language to answer in', async () => {
  const [english, hindi] = [await enquire(''), await enquire('hi')]
  const desk = deskBrowser(provider)
  await desk.signIn()
  expect((await desk.read('/desk/enquiries')).match(/Answer in \w+/g)).toEqual(['Answer in Hindi'])
  expect(await desk.read(`/desk/enquiries/${hindi}`)).toContain('Answer in Hindi')
  // Once, in the list of the person's other enquiries.
  expect((await desk.read(`/desk/enquiries/${english}`)).match(/Answer in/g)).toHaveLength(1)
  const [head, ...lines] = (await (await desk.get('/desk/enquiries.csv')).text()).split('\r\n')
  const column = head!.split(',').indexOf('language')
  const cells = lines.filter(Boolean).map((line) => line.split(',')[column])
  expect(cells.toSorted()).toEqual(['""', '"hi"'])
  const toDesk = (await provider.mails()).filter(({ to }) => to === provider.settings.enquiryEmail)
  const told = toDesk.filter(({ text }) => text.includes('Answer in Hindi.'))
  expect(told.map(({ subject }) => subject.includes(hindi))).toEqual([true])
})

test("a published review says the language of its author's page, unless it is English", async () => {
  const send = async (lang: string, feedback: string) => {
    const fields = {
      attraction: 'petra',
      rating: '5',
      feedback,
      first_name: 'Asha',
      last_name: 'Rao',
      email: ASHA,
      mobile_number: '9876543210',
      date_of_visit: '2026-11-01',
    }
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const path = `/api/v1/create_reviews?lang=${lang}`
    return provider.app.request(path, { method: 'POST', body })
  }
  expect((await send('hi', 'बहुत सुंदर जगह है।')).status).toBe(201)
  expect((await send('', 'A beautiful place.')).status).toBe(201)
  const page = await provider.post('/api/v1/reviews', { attraction: 'petra' })
  const { data } = (await page.json()) as { data: object[] }
  expect(data).toContainEqual(
    expect.objectContaining({ feedback: 'बहुत सुंदर जगह है।', language: 'hi' }),
  )
  const english = data.find((review) => Reflect.get(review, 'feedback') === 'A beautiful place.')
  expect(english).not.toHaveProperty('language')
})
