import { afterEach, expect, test } from 'vitest'
import { travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  mp4,
  reviewForm,
  sendReview,
  sendTestimonial,
  testimonialForm,
} from '../testing/upload-for-test.ts'

let provider: TestProvider
afterEach(() => provider.close())

const ONCE = { limit: 1, seconds: 600 }
const KEY = { 'idempotency-key': 'intent-1' }

/** Distinct statuses and bodies of ten concurrent requests. */
async function tenAtOnce(send: () => Promise<Response>): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  const told = answers.map(async (answer) => `${answer.status} ${await answer.text()}`)
  return [...new Set(await Promise.all(told))]
}

test('counts ten concurrent copies of an enquiry once', async () => {
  provider = await openForTest({ enquiryRate: ONCE, travellerRate: ONCE })
  const { database, post, mails, counts } = provider
  const { enquiries } = await counts()
  const [city] = await database.query<{ uuid: string }>('select uuid from cities limit 1')
  const enquiry = {
    destinations: [{ city: city!.uuid, no_days: 3 }],
    number_of_adults: 2,
    phone_number: '9876543210',
    email: 'asha@mail.example',
  }
  const send = async (headers = {}) => post(`${API}/enquiry/`, enquiry, headers)
  expect(await tenAtOnce(() => send(KEY))).toEqual([expect.stringMatching(/^201 /)])
  expect((await mails()).map(({ to }) => to)).toContain('asha@mail.example')
  expect((await send()).status).toBe(429)
  expect((await send({ 'idempotency-key': 'intent-2' })).status).toBe(429)
  expect((await send(KEY)).status).toBe(201)
  expect((await counts())['enquiries']).toBe(enquiries! + 1)
})

test('counts ten concurrent copies of a review once', async () => {
  provider = await openForTest({ uploadRate: ONCE })
  const send = async (headers = {}) => sendReview(provider, reviewForm(), headers)
  expect(await tenAtOnce(() => send(KEY))).toEqual([expect.stringMatching(/^201 /)])
  expect((await send()).status).toBe(429)
  expect((await send({ 'idempotency-key': 'intent-2' })).status).toBe(429)
})

test('counts ten concurrent copies of a testimonial once', async () => {
  provider = await openForTest({ uploadRate: ONCE })
  const video = await mp4()
  const send = async (headers = {}) => sendTestimonial(provider, testimonialForm(video), headers)
  expect(await tenAtOnce(() => send(KEY))).toEqual([expect.stringMatching(/^201 /)])
  expect((await send()).status).toBe(429)
})

test('different enquiries with one key do not bypass the limit', async () => {
  provider = await openForTest({ enquiryRate: ONCE })
  const { enquire } = await travellerAt(provider)
  const city = '00000000-0000-4000-8000-000000000000'
  const wrong = { destinations: [{ city, no_days: 1 }] }
  const { post } = provider
  const body = { number_of_adults: 1, phone_number: '9876543210', email: 'a@b.co', ...wrong }
  const send = async (adults: number) =>
    (await post(`${API}/enquiry/`, { ...body, number_of_adults: adults }, KEY)).status
  expect(await send(1)).toBe(422)
  expect(await send(2)).toBe(429)
  expect((await enquire('b@b.co')).status).toBe(429)
})
