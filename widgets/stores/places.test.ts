import { expect, test } from 'vitest'
import { uuidsOf } from './named-places.ts'
import { uuidOf } from './places.ts'

const CITIES = [
  { uuid: 'a-1', name: 'कोच्चि', name_en: 'Kochi' },
  { uuid: 'b-2', name: 'Agra' },
]

test.each([
  ['a-1', 'a-1'],
  ['कोच्चि', 'a-1'],
  ['KOCHI', 'a-1'],
  ['agra', 'b-2'],
  ['Goa', ''],
])('finds %s by uuid, name and English name', (meant, uuid) => {
  expect(uuidOf(CITIES, meant)).toBe(uuid)
})

test('finds several places, whatever their language', () => {
  expect(uuidsOf(CITIES, 'Kochi|Goa|agra')).toBe('a-1||b-2')
})
