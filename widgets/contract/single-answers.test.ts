import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { attractionDetailsAt, attractionDetailsById } from './attraction-endpoints.ts'
import * as specified from './endpoints.ts'
import * as enquiry from './enquiry-endpoints.ts'

const endpoints = { ...specified, ...enquiry, attractionDetailsAt, attractionDetailsById }

type Name = keyof typeof endpoints

const place = {
  _id: 'petra',
  name: 'Petra',
  attraction_location_label: 'Petra, Jordan',
  image: ['/media/scenes/a.svg'],
  description: 'A city in the rock.',
  activities: ['Walks'],
  category: ['Heritage'],
  avg_review: 4.5,
  total_review: 2,
}

const ANSWERS: Partial<Record<Name, Record<string, unknown>>> = {
  attractionById: place,
  attractionDetailsById: {
    ...place,
    captions: ['A temple front in a red gorge'],
    city: 'Petra',
    state: "Ma'an",
    country: 'Jordan',
    best_months: [10, 11],
    closed: 'Never',
    time_needed: '2 days',
    airport: 'Aqaba, 125 km',
    station: 'None',
  },
  signIn: { token: 't', id: '7', first_name: 'Asha', email: 'asha@mail.example' },
  profile: {
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@mail.example',
    mobile_number: '9876543210',
  },
  accountLink: { email: 'asha@mail.example' },
  activateAccount: { token: 't', id: '7', first_name: 'Asha', email: 'asha@mail.example' },
  createEnquiry: { reference: 'TJ-AAAA-BBBB' },
  validateOtp: { proof: 'p' },
}
/** Responses without one of these are rejected. All other fields are optional. */
const NEEDED: Partial<Record<Name, string[]>> = {
  attractionById: ['_id', 'name'],
  attractionDetailsById: ['_id', 'name'],
  signIn: ['token'],
}

const calls = Object.entries(ANSWERS) as [Name, Record<string, unknown>][]
const fields = calls.flatMap(([name, right]) =>
  Object.keys(right).map((field) => [name, field, right] as const),
)

const read = async (name: Name, answer: unknown) =>
  (await (endpoints[name] as Endpoint).schemas()).output.safeParse(answer)

test.each(fields)('%s: an invalid %s does not affect other fields', async (...told) => {
  const [name, field, right] = told
  const whole = await read(name, right)
  expect(whole.success).toBe(true)
  const { [field]: _, ...rest } = Object(whole.data) as Record<string, unknown>
  const bad = fc.oneof(
    fc.constantFrom(undefined, null, {}, [], Number.NaN, '', 'x'.repeat(10_000)),
    fc.anything({ withBigInt: false }),
  )
  await fc.assert(
    fc.asyncProperty(bad, async (value) => {
      const { success, data } = await read(name, { ...right, [field]: value, more: value })
      const isNeeded = NEEDED[name]?.includes(field) ?? false
      expect(success ? data : isNeeded && rest).toMatchObject(rest)
    }),
    { numRuns: 60 },
  )
})

test.each(calls.filter(([name]) => name !== 'createEnquiry' && name !== 'validateOtp'))(
  '%s: rejects responses that are not an object',
  async (name) => {
    for (const answer of [null, undefined, 7, 'none', '<!doctype html>', []]) {
      expect((await read(name, answer)).success).toBe(false)
    }
  },
)

test.each(['createEnquiry', 'validateOtp'] as const)(
  '%s: accepts any truthy response except a web page',
  async (name) => {
    for (const answer of [true, 1, 'ok', {}, []]) {
      expect((await read(name, answer)).success).toBe(true)
    }
    for (const answer of [null, 0, '', false, '<!doctype html><p>Sign in to the hotel']) {
      expect((await read(name, answer)).success).toBe(false)
    }
  },
)
