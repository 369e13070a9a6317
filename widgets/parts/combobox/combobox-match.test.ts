import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matching, meant, rowsSeen } from './combobox-match.ts'

const choices = [
  { value: 'taj', label: 'Agra, Uttar Pradesh/Taj Mahal' },
  { value: 'fort', label: 'Agra, Uttar Pradesh/Agra Fort' },
  { value: 'temples', label: 'Khajurāho, Madhya Pradesh/Temples' },
]
const found = (typed: string) => matching(choices, typed).map(({ value }) => value)

test.each([
  ['', ['taj', 'fort', 'temples']],
  ['agra', ['taj', 'fort']],
  ['  MAHAL agra ', ['taj']],
  ['khajuraho', ['temples']],
  ['KHAJURĀHO', ['temples']],
  ['Pradesh/t', ['taj', 'temples', 'fort']],
  ['ta', ['taj', 'fort']],
  ['agra, fort', ['fort']],
  ['zoo', []],
])('finds for %j: %j', (typed, values) => {
  expect(found(typed)).toEqual(values)
})

test('ranks names that start with the text before words that do, then the rest', () => {
  const places = ['Agra, Uttar Pradesh', 'Deogarh, Rajasthan', 'Old Delhi, Delhi', 'Modena, Italy']
  const cities = places.map((label) => ({ value: label, label }))
  const read = (typed: string) => matching(cities, typed).map(({ label }) => label.split(',')[0])
  expect(read('de')).toEqual(['Deogarh', 'Old Delhi', 'Agra', 'Modena'])
  expect(read('delhi')).toEqual(['Old Delhi'])
  expect(read('')).toEqual(['Agra', 'Deogarh', 'Old Delhi', 'Modena'])
})

test('resolves text to an exact match or the only match', () => {
  expect(meant(choices, 'mahal')?.value).toBe('taj')
  expect(meant(choices, 'agra')).toBeUndefined()
  expect(meant([...choices, { value: 'agra', label: 'Agra' }], ' AGRA ')?.value).toBe('agra')
  expect(meant(choices, 'zoo')).toBeUndefined()
})

test('resolves a name after the last slash if it is unique', () => {
  const more = [...choices, { value: 'road', label: 'Agra Fort Road, Uttar Pradesh/Bazaar' }]
  expect(meant(more, 'agra fort')?.value).toBe('fort')
  const twice = [...more, { value: 'copy', label: 'Delhi/Agra Fort' }]
  expect(meant(twice, 'agra fort')).toBeUndefined()
})

test('renders every visible row and few others', () => {
  const lists = fc.record({
    count: fc.integer({ min: 0, max: 2000 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    row: fc.integer({ min: 20, max: 100 }),
  })
  fc.assert(
    fc.property(lists, ({ count, at, row }) => {
      const seen = 264
      const top = at * Math.max(count * row - seen, 0)
      const { start, end } = rowsSeen(count, top, seen, row)
      expect(start * row).toBeLessThanOrEqual(top)
      expect(end).toBeLessThanOrEqual(count)
      expect(end * row).toBeGreaterThanOrEqual(Math.min(top + seen, count * row))
      expect(end - start).toBeLessThanOrEqual(3 * Math.ceil(seen / row) + 1)
    }),
  )
})
