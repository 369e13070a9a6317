import { afterAll, beforeAll, expect, test } from 'vitest'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  mp4,
  outcome,
  sendReview,
  sendTestimonial,
  testimonialForm,
} from '../testing/upload-for-test.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

/** Public endpoints. */
const PUBLIC: [path: string, body?: object][] = [
  [`${API}/testimonial/`],
  [`${API}/attractions/taj-mahal`],
  [`${API}/attractions/locations/`, {}],
  ['/api/v1/reviews', { attraction: 'taj-mahal', page_size: 100 }],
  [`${API}/search/?q=taj`],
  [`${API}/cities/`],
  [`${API}/corporate-company/`],
]

const ask = async (path: string, body?: object) =>
  (await (body ? provider.post(path, body) : provider.app.request(path))).text()

test('publishes no reviewer’s address, with a name or without', async () => {
  const { database } = provider
  expect(await outcome(await sendReview(provider))).toEqual([201, undefined])
  const form = testimonialForm(await mp4())
  expect(await outcome(await sendTestimonial(provider, form))).toEqual([201, undefined])
  await database.query(`update reviews set email = 'someone@secret.example'`)
  await database.query(
    `update testimonials set first_name = '', last_name = ' ', email = 'nameless@secret.example'
     where email like 'vikram%'`,
  )
  for (const [path, body] of PUBLIC) {
    const answer = await ask(path, body)
    expect(answer.length).toBeGreaterThan(20)
    expect([path, answer.match(/[\w.+-]+@[\w.-]+/g)]).toEqual([path, null])
  }
  const list = JSON.parse(await ask(`${API}/testimonial/`)) as object[]
  expect(list).toContainEqual(expect.objectContaining({ first_name: '', email: '' }))
  expect(provider.logged).toEqual([])
})
