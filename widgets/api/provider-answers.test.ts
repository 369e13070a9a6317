// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Serving } from '../../demo/server/serve.ts'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import * as destinations from '../contract/destination-endpoints.ts'
import * as places from '../contract/endpoints.ts'
import * as enquiry from '../contract/enquiry-endpoints.ts'
import type { City, Place } from '../contract/places.ts'
import { type Address, ask, type Request } from './client.ts'

const endpoints = { ...places, ...destinations, ...enquiry }

vi.setConfig({ testTimeout: 30_000 })

let serving: Serving
let provider: Address
beforeAll(async () => {
  serving = await serveForTest()
  provider = { origin: serving.origins.provider, product: 'trips' }
}, 30_000)
afterAll(() => serving.close())

async function answerOf<Output>(
  endpoint: Endpoint<unknown, Output>,
  request?: Request<unknown>,
): Promise<Output> {
  const { answer, failure } = await ask(provider, endpoint, request)
  expect(failure).toBeUndefined()
  return answer!
}

const uuidOf = (places: Place[], name: string) => places.find((place) => place.name === name)!.uuid

test('returns countries, states and cities by the contract', async () => {
  const country_uuid = uuidOf(await answerOf(endpoints.countries), 'India')
  const states = await answerOf(endpoints.states, { params: { country_uuid } })
  const state_uuid = uuidOf(states, 'Madhya Pradesh')
  const ofState = await answerOf(endpoints.citiesOfState, { params: { state_uuid } })
  expect(ofState.length).toBeGreaterThan(0)
  for (const city of ofState) {
    expect(city).toMatchObject({ state: 'Madhya Pradesh', country: 'India' })
  }
  expect(await answerOf(endpoints.cities, { query: { state_uuid } })).toMatchObject(ofState)
  const all: City[] = await answerOf(endpoints.cities)
  expect(all).toEqual(expect.arrayContaining(ofState.map((city) => expect.objectContaining(city))))
  expect(all.length).toBeGreaterThan(ofState.length)
})

test('returns the six companies by the contract', async () => {
  const companies = await answerOf(endpoints.companies)
  expect(companies.map(({ name }) => name.toLowerCase()).toSorted()).toEqual([
    'accenture',
    'accion',
    'bridgenext',
    'icertis',
    'persistent',
    'xoriant',
  ])
})

test('returns 404 for unknown countries', async () => {
  for (const country_uuid of ['00000000-0000-4000-8000-000000000000', 'a/b', '../cities', ' ']) {
    const { failure } = await ask(provider, endpoints.states, { params: { country_uuid } })
    expect(failure).toMatchObject({ name: 'Refused', status: 404, code: 'not_found' })
  }
})

test('stores an enquiry and returns its reference', async () => {
  const [city] = await answerOf(endpoints.cities)
  const input = {
    destinations: [{ city: city!.uuid, no_days: 3 }],
    number_of_adults: 2,
    phone_number: '9876543210',
    email: 'asha@mail.example',
  }
  const { reference } = await answerOf(endpoints.createEnquiry, { input })
  const stored = 'select reference from enquiries where email = $1'
  expect(await serving.provider.database.query(stored, [input.email])).toEqual([{ reference }])
})

test('rejects an invalid enquiry with code and fields', async () => {
  const input = { destinations: [{ city: 'Jaipur', no_days: 0 }], email: 'asha' }
  expect(await ask(provider, endpoints.createEnquiry as Endpoint, { input })).toEqual({
    failure: {
      name: 'Refused',
      status: 422,
      code: 'invalid_fields',
      fields: {
        'destinations.0.city': 'invalid',
        'destinations.0.no_days': 'range',
        number_of_adults: 'required',
        phone_number: 'required',
        email: 'email',
      },
    },
  })
})

test('sends a code and the wait for the next one', async () => {
  const company = uuidOf(await answerOf(endpoints.companies), 'Persistent')
  const input = {
    corporate_company_id: company,
    email: 'asha@mail.example',
    corporate_email: 'asha.rao@persistent.example',
  }
  expect(await answerOf(endpoints.createCorporateUser, { input })).toBeTruthy()
  const { failure } = await ask(provider, endpoints.createCorporateUser, { input })
  expect(failure).toMatchObject({ name: 'Refused', status: 429, code: 'too_many_requests' })
  expect(failure).toHaveProperty(
    'retryAfter',
    expect.toSatisfy((seconds) => seconds > 0 && seconds <= 30),
  )
})

test('verifies a code at the path with the double slash', async () => {
  const input = { corporate_email: 'nobody@persistent.example', otp: '123456' }
  const { failure } = await ask(provider, endpoints.validateOtp, { input })
  expect(failure).toMatchObject({ name: 'Refused', status: 400, code: 'otp_expired' })
})
