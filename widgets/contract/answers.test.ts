import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { attractionDetailsAt, attractionDetailsById } from './attraction-endpoints.ts'
import * as specified from './endpoints.ts'
import * as places from './destination-endpoints.ts'
import * as enquiry from './enquiry-endpoints.ts'

const all = { ...specified, ...places, ...enquiry }
const endpoints = { ...all, attractionDetailsAt, attractionDetailsById }

const uuid = '5eef13b5-e17c-5b51-be36-ead85a82a114'
const attraction = {
  _id: 'taj-mahal',
  name: 'Taj Mahal',
  attraction_location_label: 'Agra, India',
  image: ['/media/scenes/a.svg'],
  description: 'A tomb.',
  activities: ['Walks'],
  category: ['Heritage'],
  avg_review: 4.5,
  total_review: 2,
}

const ITEMS: Partial<Record<keyof typeof endpoints, Record<string, unknown>>> = {
  countries: { uuid, name: 'India' },
  states: { uuid, name: 'Kerala' },
  cities: { uuid, name: 'Munnar', state: 'Kerala', country: 'India' },
  citiesOfState: { uuid, name: 'Munnar', state: 'Kerala', country: 'India' },
  companies: { uuid, name: 'Persistent' },
  search: { kind: 'city', id: uuid, name: 'Munnar', label: 'Kerala, India', image: '/media/a.svg' },
  attractionsAt: attraction,
  attractionDetailsAt: {
    ...attraction,
    captions: ['The Taj Mahal'],
    city: 'Agra',
    state: 'Uttar Pradesh',
    country: 'India',
    best_months: [10, 11, 12, 1, 2, 3],
    closed: 'Fridays',
    time_needed: '2 to 3 hours',
    airport: 'Agra, 12 km',
    station: 'Agra Cantt, 6 km',
    latitude: 27.1751,
    longitude: 78.0421,
    updated: '2026-11-20',
  },
  reviewsOf: {
    first_name: 'Asha',
    last_name: 'Rao',
    rating: 4,
    images: ['/media/photos/a.webp'],
    feedback: 'Go early.',
    date_of_visit: '2026-03-14',
  },
  testimonials: {
    first_name: 'Asha',
    last_name: 'Rao',
    email: '',
    video_s3_url: '/media/a.mp4',
    description: 'Mist on the meadow, and then the tiger.',
    uploaded_at: '2026-11-20T09:30:00.000Z',
  },
  enquiriesOfUser: {
    id: uuid,
    reference: 'TE-1',
    date: '2026-11-20',
    destination: 'Munnar',
    status: 'Received',
    destinations: [{ city: 'Munnar', no_days: 3, no_nights: 2 }],
    number_of_adults: 2,
    first_name: 'Asha',
  },
  transactionsOfUser: {
    id: uuid,
    booking_id: 'TJ-1',
    date: '2026-11-20',
    location: 'Munnar',
    amount: 1200,
    status: 'Completed',
  },
}
/** Items without one of these are dropped. All other fields are optional. */
const NEEDED = new Set(['uuid', '_id', 'id', 'name', 'kind', 'video_s3_url', 'amount'])

const lists = Object.entries(ITEMS) as [keyof typeof endpoints, Record<string, unknown>][]

async function read(name: keyof typeof endpoints, answer: unknown): Promise<unknown[]> {
  const { output } = await (endpoints[name] as Endpoint).schemas()
  const list = output.parse(answer) as object[] | { data: object[] }
  const items = Array.isArray(list) ? list : list.data
  return name === 'cities' ? items.map(asSent) : items
}

/** Removes labels and groups, which depend on the other cities. */
const asSent = (choice: object) =>
  Object.fromEntries(Object.entries(choice).filter(([field]) => field in (ITEMS.cities ?? {})))

const anything = fc.anything({ withBigInt: false })

test.each(lists)('%s: one broken item does not affect the others', async (name, item) => {
  const [right] = await read(name, [item])
  expect(right).toEqual(item)
  const mutated = fc
    .tuple(fc.constantFrom(...Object.keys(item), 'more'), fc.constantFrom('gone', 'null', 'other'))
    .chain(([field, how]) =>
      how === 'other'
        ? anything.map((value) => ({ ...item, [field]: value }))
        : fc.constant(
            how === 'null'
              ? { ...item, [field]: null }
              : Object.fromEntries(Object.entries(item).filter(([key]) => key !== field)),
          ),
    )
  await fc.assert(
    fc.asyncProperty(fc.oneof(mutated, anything), fc.boolean(), async (bad, wrapped) => {
      const answer = [item, bad, item]
      const list = await read(name, wrapped ? { data: answer } : answer)
      expect(list.length === 2 || list.length === 3).toBe(true)
      expect(list.filter((each) => isDeepStrictEqual(each, right)).length).toBeGreaterThan(1)
    }),
    { numRuns: 200 },
  )
})

const fields = lists.flatMap(([name, item]) =>
  Object.keys(item).map((field) => [name, field, item] as const),
)

test.each(fields)(
  '%s: reads items whose %s is missing, null or invalid',
  async (name, field, item) => {
    for (const value of [undefined, null, {}, [], Number.NaN]) {
      const list = await read(name, [{ ...item, [field]: value }, item])
      const left = [...(NEEDED.has(field) ? [] : [others(item, field)]), item]
      expect(list).toHaveLength(left.length)
      expect(list).toEqual(
        expect.arrayContaining(left.map((each) => expect.objectContaining(each))),
      )
    }
  },
)

const POSITION = new Set(['latitude', 'longitude'])

/** Fields that stay unchanged. A position is dropped as a whole. */
const others = (item: object, field: string) =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([key]) => key !== field && !(POSITION.has(field) && POSITION.has(key)),
    ),
  )

test.each(lists)('%s: reads ten thousand items', async (name, item) => {
  expect(
    await read(
      name,
      Array.from({ length: 10_000 }, () => item),
    ),
  ).toHaveLength(10_000)
})

test.each(lists)('%s: rejects a response without a list', async (name) => {
  const { output } = await (endpoints[name] as Endpoint).schemas()
  for (const answer of [null, 'none', 7, {}, { data: null }, { data: {} }, '<!doctype html>']) {
    expect(output.safeParse(answer).success).toBe(false)
  }
})

test('reads numbers sent as text', async () => {
  const item = { ...ITEMS.attractionsAt, avg_review: '4.50', total_review: '2' }
  expect(await read('attractionsAt', [item])).toEqual([ITEMS.attractionsAt])
  const [without] = await read('attractionsAt', [{ _id: 7, name: 'Taj', avg_review: 'n/a' }])
  expect(without).toMatchObject({ _id: '7', avg_review: -1, total_review: 0, image: [] })
})

test('reads the valid facts of an attraction and drops the others', async () => {
  const bare = { _id: 'petra', name: 'Petra' }
  const none = {
    best_months: [],
    closed: '',
    time_needed: '',
    airport: '',
    station: '',
    latitude: null,
    longitude: null,
  }
  const { output } = await endpoints.attractionDetailsById.schemas()
  const read = (sent: object) => output.parse({ ...bare, ...sent })
  expect(read({})).toMatchObject({ ...bare, ...none, avg_review: -1, image: [] })
  expect(
    read({ best_months: 'May', closed: 7, airport: null, latitude: '', longitude: {} }),
  ).toEqual(read({}))
  expect(read({ best_months: [0, 1, '4', 12, 13, 2.5, null, 'May', -3] })).toMatchObject({
    best_months: [1, 4, 12],
  })
  const at = (latitude: unknown, longitude: unknown) => {
    const place = read({ latitude, longitude })
    return [place.latitude, place.longitude]
  }
  expect(at('30.3285', '35.4444')).toEqual([30.3285, 35.4444])
  expect(at(-90, 180)).toEqual([-90, 180])
  expect(at(0, 0)).toEqual([0, 0])
  for (const [north, east] of [
    [90.1, 35],
    [30, -180.1],
    [null, 35],
    [30, undefined],
    [30, 'x'],
  ]) {
    expect(at(north, east)).toEqual([null, null])
  }
})

test('drops invalid pictures and keeps the others', async () => {
  const item = { ...ITEMS.attractionsAt, image: [null, '/a.svg', 7, '/b.svg'] }
  expect(await read('attractionsAt', [item])).toMatchObject([{ image: ['/a.svg', '/b.svg'] }])
})

test.each([
  ['2026-03-14', '2026-03-14'],
  ['2026-03-14T22:30:00.000Z', '2026-03-14'],
  ['14/03/2026', ''],
  ['2026-02-30', ''],
  ['', ''],
  [1_773_446_400, ''],
])('reads the date of visit %j as %j', async (sent, date_of_visit) => {
  expect(await read('reviewsOf', [{ ...ITEMS.reviewsOf, date_of_visit: sent }])).toMatchObject([
    { date_of_visit },
  ])
})

test('falls back to the number of received reviews without a valid total', async () => {
  const { output } = await endpoints.reviewsOf.schemas()
  const data = [ITEMS.reviewsOf, null]
  expect(output.parse({ data, total: 40, breakdown: { 5: 30, 4: null } })).toMatchObject({
    total: 40,
    breakdown: { 5: 30 },
  })
  for (const total of [undefined, null, -1, 'many', 0]) {
    expect(output.parse({ data, total, breakdown: null })).toMatchObject({
      total: 1,
      breakdown: {},
    })
  }
})

const yes = ['createReview', 'createTestimonial', 'createCorporateUser', 'validateOtp'] as const
const more = ['createEnquiry', 'forgotPassword', 'signOut'] as const

test.each([...yes, ...more])('%s: does not take a web page for success', async (name) => {
  const { output } = await (endpoints[name] as Endpoint).schemas()
  const pages = ['<!doctype html><title>Wi-Fi</title>', ' \n<html>', '\ufeff<?xml version="1.0"?>']
  for (const page of [...pages, '', null, false, 0]) {
    expect(output.safeParse(page).success).toBe(false)
  }
  for (const said of [
    true,
    1,
    'OK',
    'Enquiry created',
    {},
    { data: 1 },
    [],
    ['<b>'],
    { toString: 1 },
  ]) {
    expect(output.safeParse(said).success).toBe(true)
  }
})

test('a sign-in needs only a token', async () => {
  const { output } = await endpoints.signIn.schemas()
  expect(output.parse({ token: 't', id: 7, first_name: null })).toEqual({
    token: 't',
    id: '7',
    first_name: '',
    email: '',
  })
  expect(output.safeParse({ id: '7', first_name: 'Asha', email: 'a@b.co' }).success).toBe(false)
})

test('reads an incomplete profile', async () => {
  const { output } = await endpoints.profile.schemas()
  const email = 'asha@mail.example'
  const blank = { first_name: '', last_name: '', mobile_number: '' }
  expect(output.parse({ first_name: null, email })).toEqual({ ...blank, email })
})

test('one broken video does not affect other companies', async () => {
  const { output } = await endpoints.corporateVideos.schemas()
  const video = { src: 'a.mp4', title: 'A' }
  const companies = { accion: video, xoriant: { src: null }, icertis: { src: 'b.mp4', poster: 1 } }
  expect(output.parse({ default: video, companies })).toEqual({
    default: video,
    companies: { accion: video, icertis: { src: 'b.mp4', title: '' } },
  })
})
