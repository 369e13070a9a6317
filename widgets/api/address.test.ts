import { afterEach, expect, test } from 'vitest'
import { validateOtp } from '../contract/enquiry-endpoints.ts'
import { urlOf } from './client.ts'
import { toJson } from './to-json.ts'

const address = { origin: 'https://api.example', product: 'trips' }

test('puts the product and the parameters into the path', () => {
  const params = { country_uuid: 'c-1' }
  expect(urlOf(address, '/api/v1/{product}/states/{country_uuid}', { params })).toBe(
    'https://api.example/api/v1/trips/states/c-1',
  )
})

test.each([
  ['a/b', 'a%2Fb'],
  ['../..', '..%2F..'],
  ['a b?c#d', 'a%20b%3Fc%23d'],
  ['%2e', '%252e'],
  ['जयपुर', '%E0%A4%9C%E0%A4%AF%E0%A4%AA%E0%A5%81%E0%A4%B0'],
])('keeps the parameter %j within its path segment', (id, encoded) => {
  expect(urlOf(address, '/x/{id}/y', { params: { id } })).toBe(`https://api.example/x/${encoded}/y`)
})

test('a parameter cannot replace the product', () => {
  const params = { product: 'other' }
  expect(urlOf(address, '/{product}/', { params })).toBe('https://api.example/trips/')
})

test('keeps the double slash after URL parsing', () => {
  const url = urlOf(address, validateOtp.path, {})
  expect(url).toBe('https://api.example/api/v1/trips//user/corporate/validate-otp/')
  expect(new URL(url).href).toBe(url)
})

test('adds encoded queries that have a value', () => {
  expect(urlOf(address, '/x', { query: { partner: 'a&b=c', page: '2' } })).toBe(
    'https://api.example/x?partner=a%26b%3Dc&page=2',
  )
  expect(urlOf(address, '/x', { query: { partner: undefined, page: '' } })).toBe(
    'https://api.example/x',
  )
})

const arrays = Array.prototype as { toJSON?: () => string }
afterEach(() => delete arrays.toJSON)

const payload = {
  destinations: [
    { city: 'c', tags: ['a', ['b', ['c']]] },
    { city: 'd', tags: [] },
  ],
  meals: [['VEG'], [], null, 'BOTH'],
  note: null,
  kids: undefined,
}

test('writes the same JSON as JSON.stringify', () => {
  expect(toJson(payload)).toBe(JSON.stringify(payload))
  expect(toJson('text')).toBe('"text"')
})

test('writes arrays as arrays on a page with an old Prototype', () => {
  const expected = JSON.stringify(payload)
  arrays.toJSON = () => 'spoilt'
  expect(JSON.stringify({ list: [1] })).toBe('{"list":"spoilt"}')
  expect(toJson(payload)).toBe(expected)
  expect(toJson(payload)).toBe(expected)
})

test('leaves no enumerable property on its input', () => {
  const list = ['a']
  toJson({ list })
  expect(Object.keys(list)).toEqual(['0'])
  expect(list).toEqual(['a'])
})
