import { expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { daysInWords } from './days-in-words.ts'

test.each([
  [1, 'one day'],
  [30, '30 days'],
  [364, '364 days'],
  [365, 'one year'],
  [366, 'one year'],
  [730, 'two years'],
  [1095, 'three years'],
  [1460, 'four years'],
  [3287, 'nine years'],
  [7305, '20 years'],
])('%i days are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})

test('the retention times of the privacy page are whole years or days', () => {
  const said = Object.values(brand.keepsDays).map(daysInWords)
  expect(said).toEqual([
    'two years',
    '30 days',
    'one year',
    '90 days',
    'three years',
    'nine years',
    '30 days',
    'one year',
  ])
})
