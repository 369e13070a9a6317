import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Login } from '../../../widgets/contract/users.ts'
import { type Traveller, countedWork, outcome, travellerAt } from '../testing/account-for-test.ts'
import { fixedUuid } from '../data/seed/fixed-uuid.ts'
import {
  TESTIMONIAL,
  idOf,
  mp4,
  reviewForm,
  sendReview,
  sendTestimonial,
  testimonialForm,
} from '../testing/upload-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const { derive } = countedWork()
let provider: TestProvider
let traveller: Traveller
beforeAll(async () => {
  provider = await openForTest({ derive })
  traveller = await travellerAt(provider)
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

const ASHA = 'asha@mail.example'
const LISTS = [
  '/api/v1/enquiry/get/user/',
  '/api/v1/transactions/get/user/',
  '/api/v1/reviews/get/user/',
] as const
const enquiries = ({ id, token }: Login) => traveller.ask(LISTS[0] + id, token)

const listed = async (login: Login) =>
  ((await (await enquiries(login)).json()) as { data: Record<string, unknown>[] }).data

test('lists all enquiries of the address as sent, newest first', async () => {
  const asha = await traveller.account(ASHA)
  provider.pass(24 * 3600)
  const details = {
    destinations: [
      { city: fixedUuid('city:India/Rajasthan/Udaipur'), no_days: 2, no_nights: 1, sequence: 1 },
      {
        city: fixedUuid('city:India/Kerala/Munnar'),
        no_days: 1,
        no_nights: 0,
        accommodation_preference: '5 Star, 3 Star',
        sequence: 2,
      },
    ],
    number_of_kids: 0,
    meal_plan: '',
    from_date: '2026-12-24',
    to_date: '2026-12-27',
    any_special_request: 'A quiet room.',
    last_name: 'Rao',
  }
  await traveller.enquire(ASHA.toUpperCase(), details)
  const [last, first, ...others] = await listed(asha)
  expect(others).toEqual([])
  expect(first).toMatchObject({ date: '2026-11-20', first_name: 'Asha' })
  expect(last).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    reference: expect.stringMatching(/^TJ-/),
    date: '2026-11-21',
    destination: 'Udaipur, Munnar',
    status: 'New',
    destinations: [
      { city: 'Udaipur', no_days: 2, no_nights: 1 },
      { city: 'Munnar', no_days: 1, no_nights: 0, accommodation_preference: '5 Star, 3 Star' },
    ],
    number_of_adults: 2,
    number_of_kids: 0,
    from_date: '2026-12-24',
    to_date: '2026-12-27',
    any_special_request: 'A quiet room.',
    last_name: 'Rao',
    phone_number: '9876543210',
    email: 'ASHA@MAIL.EXAMPLE',
  })
  const arabic = await traveller.ask(`${LISTS[0] + asha.id}?lang=ar`, asha.token)
  expect(await arabic.json()).toMatchObject({
    data: [
      { destination: 'أودايبور، مونار', destinations: [{ city: 'أودايبور' }, { city: 'مونار' }] },
      {},
    ],
  })
})

test('lists enquiries from before the account, and none of others', async () => {
  await traveller.enquire(ASHA)
  // Pattern characters in an address are literal.
  const other = await traveller.account('a_h_@mail.example')
  const asha = await traveller.account(ASHA)
  expect(await listed(asha)).toHaveLength(2)
  expect(await listed(other)).toMatchObject([{ email: 'a_h_@mail.example' }])
})

test.each(LISTS)('shows %s only to its owner', async (path) => {
  const asha = await traveller.account(ASHA)
  const ravi = await traveller.account('ravi@mail.example')
  const own = await traveller.ask(path + asha.id.toUpperCase(), asha.token)
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('no-store')
  for (const id of [
    ravi.id,
    randomUUID(),
    'null',
    '1',
    "'%20or%201=1;--",
    '%00',
    'x'.repeat(4000),
  ]) {
    const answer = await traveller.ask(path + id, asha.token)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await outcome(answer)).toEqual([403, 'not_yours'])
  }
  expect(provider.logged).toEqual([])
})

test('lists payments in rupees, newest first', async () => {
  const asha = await traveller.account(ASHA)
  expect(await outcome(await traveller.ask(LISTS[1] + asha.id, asha.token))).toEqual([
    200,
    { data: [] },
  ])
  for (const [booking, date, paise, status] of [
    ['TJ-1', '2026-01-31', 4_825_050, 'Completed'],
    ['TJ-2', '2026-02-28', 100, 'Canceled'],
  ] as const) {
    await provider.database.query(
      `insert into transactions (uuid, account, booking_id, date, location, amount, status)
       values ($1, $2, $3, $4, 'Kanha', $5, $6)`,
      [randomUUID(), asha.id, booking, date, paise, status],
    )
  }
  const answer = await traveller.ask(LISTS[1] + asha.id, asha.token)
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
  const kanha = { id, location: 'Kanha' }
  expect(await answer.json()).toEqual({
    data: [
      { ...kanha, booking_id: 'TJ-2', date: '2026-02-28', amount: 1, status: 'Canceled' },
      { ...kanha, booking_id: 'TJ-1', date: '2026-01-31', amount: 48250.5, status: 'Completed' },
    ],
  })
})

test('lists reviews and testimonials with their state, and the reason of a declined one', async () => {
  const own = await openForTest({ derive, moderation: true })
  const writer = await travellerAt(own)
  const asha = await writer.account(ASHA)
  const ids: string[] = []
  for (const [attraction, feedback] of [
    ['taj-mahal', 'Published.'],
    ['petra', 'Declined.'],
    ['taj-mahal', 'Held.'],
  ]) {
    own.pass(60)
    ids.push(
      await idOf(
        await sendReview(own, reviewForm({ attraction, feedback, email: 'ASHA@mail.example' })),
      ),
    )
  }
  await idOf(await sendReview(own, reviewForm({ email: 'ravi@mail.example' })))
  own.pass(60)
  const video = await idOf(await sendTestimonial(own, testimonialForm(await mp4())))
  await own.database.query("update reviews set state = 'approved' where uuid = $1", [ids[0]!])
  await own.database.query("update reviews set state = 'declined' where uuid = $1", [ids[1]!])
  await own.database.query(
    `insert into desk_log (at, staff, deed, text, review)
     select now(), staff.uuid, 'declined', 'Names a guide.', reviews.uuid
     from staff, reviews where reviews.uuid in ($1, $2) limit 2`,
    [ids[0]!, ids[1]!],
  )
  const answer = await writer.ask(LISTS[2] + asha.id, asha.token)
  const review = {
    kind: 'review',
    attraction_name: 'Taj Mahal',
    attraction: 'taj-mahal',
    rating: 4,
  }
  const date = '2026-11-20'
  expect(await answer.json()).toEqual({
    data: [
      { id: video, kind: 'testimonial', feedback: TESTIMONIAL.description, state: 'held', date },
      { id: ids[2], ...review, feedback: 'Held.', state: 'held', date },
      {
        id: ids[1],
        ...review,
        attraction: 'petra',
        attraction_name: 'Petra',
        feedback: 'Declined.',
        state: 'declined',
        reason: 'Names a guide.',
        date,
      },
      { id: ids[0], ...review, feedback: 'Published.', state: 'published', date },
    ],
  })
  const hindi = await writer.ask(`${LISTS[2] + asha.id}?lang=hi`, asha.token)
  expect(await hindi.json()).toMatchObject({ data: [{}, { attraction_name: 'ताज महल' }, {}, {}] })
  await own.close()
})
