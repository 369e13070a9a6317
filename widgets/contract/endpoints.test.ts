import { expect, test } from 'vitest'
import * as attractions from './attraction-endpoints.ts'
import * as destinations from './destination-endpoints.ts'
import * as calls from './endpoints.ts'
import * as enquiry from './enquiry-endpoints.ts'
import * as ownData from './own-data-endpoints.ts'

const endpoints = { ...calls, ...enquiry }

/** Table of the specification's section 7. */
const SPECIFIED = `
  GET  /api/v1/{product}/countries/
  GET  /api/v1/{product}/states/{country_uuid}
  GET  /api/v1/{product}/cities/{state_uuid}
  GET  /api/v1/{product}/cities/
  POST /api/v1/{product}/attractions/locations/
  GET  /api/v1/{product}/attractions/{id}
  POST /api/v1/reviews
  POST /api/v1/create_reviews
  GET  /api/v1/{product}/testimonial/
  POST /api/v1/{product}/testimonial/
  GET  /api/v1/{product}/corporate-company/
  POST /api/v1/{product}/user/corporate/
  POST /api/v1/{product}//user/corporate/validate-otp/
  POST /api/v1/{product}/enquiry/
  POST /api/v1/{product}/user/login/
  POST /api/v1/{product}/user/forgot_password
  POST /api/v1/enquiry/scheduler/busy_slots/
  GET  /api/v1/enquiry/get/user/{userId}
`

const specified = SPECIFIED.trim()
  .split('\n')
  .map((line) => line.trim().replace(/ +/, ' '))
const named = Object.entries({ ...endpoints, ...attractions, ...destinations, ...ownData })

/** Calls with two readers, one for tags and one for pages that show more. */
const READ_TWICE = new Set(['attractionDetailsAt', 'attractionDetailsById', 'attractionsByPage'])

test('defines each specified call once, with its exact path', () => {
  const once = named.filter(([name]) => !READ_TWICE.has(name))
  const calls = once.map(([, { method, path }]) => `${method} ${path}`)
  expect(calls).toEqual(expect.arrayContaining(specified))
  expect(new Set(calls).size).toBe(calls.length)
})

test.each([
  ['countries', 'GET', '/api/v1/{product}/countries/'],
  ['citiesOfState', 'GET', '/api/v1/{product}/cities/{state_uuid}'],
  ['cities', 'GET', '/api/v1/{product}/cities/'],
  ['createCorporateUser', 'POST', '/api/v1/{product}/user/corporate/'],
  ['validateOtp', 'POST', '/api/v1/{product}//user/corporate/validate-otp/'],
  ['createEnquiry', 'POST', '/api/v1/{product}/enquiry/'],
  ['createReview', 'POST', '/api/v1/create_reviews'],
  ['createTestimonial', 'POST', '/api/v1/{product}/testimonial/'],
] as const)('%s is %s %s', (name, method, path) => {
  expect(endpoints[name]).toMatchObject({ method, path })
})

test.each(named)('%s rejects a missing response', async (_, { schemas }) => {
  const { output } = await schemas()
  expect(output.safeParse(undefined).success).toBe(false)
})

test.each(named.filter(([, { method }]) => method === 'GET'))(
  '%s sends no body',
  async (_, call) => {
    expect(await call.schemas()).not.toHaveProperty('input')
  },
)

const posts = named.filter(([name, { method }]) => method === 'POST' && name !== 'busySlots')

test.each(posts)('%s requires a body', async (_, { schemas }) => {
  const { input } = await schemas()
  expect(input!.safeParse(undefined).success).toBe(false)
})
