import { expect, test } from 'vitest'
import { providerOf } from './provider.ts'

test('reads origin, product and partner', () => {
  expect(providerOf('https://api.example/some/path?x', 'safaris', 'trail-tales')).toEqual({
    origin: 'https://api.example',
    product: 'safaris',
    partner: 'trail-tales',
  })
  expect(providerOf('http://localhost:4173/', '', '')).toEqual({
    origin: 'http://localhost:4173',
    product: 'trips',
    partner: undefined,
  })
})

test('equal values are one provider, others another', () => {
  const one = providerOf('https://api.example', null, 'a')
  expect(providerOf('https://api.example', null, 'a')).toBe(one)
  expect(providerOf('https://api.example', null, 'b')).not.toBe(one)
})

test.each([
  null,
  '',
  'api.example',
  '//api.example',
  'javascript:alert(1)',
  'data:,x',
  'file:///x',
])('asks where the script came from when the origin is %j', (origin) => {
  expect(providerOf(origin, null, null).origin).toBe(new URL(import.meta.url).origin)
})
