import { expect, test } from 'vitest'
import { providerOf } from './provider.ts'

test('reads origin, product and partner', () => {
  expect(providerOf('https://api.example/some/path?x', 'safaris', 'trail-tales')).toEqual({
    origin: 'https://api.example',
    product: 'safaris',
    partner: 'trail-tales',
    language: '',
  })
  expect(providerOf('http://localhost:4173/', '', '')).toEqual({
    origin: 'http://localhost:4173',
    product: 'trips',
    partner: undefined,
    language: '',
  })
})

test('equal values return the same provider', () => {
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
])('uses the script’s own origin for the origin %j', (origin) => {
  expect(providerOf(origin, null, null).origin).toBe(new URL(import.meta.url).origin)
})
