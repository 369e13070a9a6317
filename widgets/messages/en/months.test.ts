import { expect, test } from 'vitest'
import { monthsInWords } from './months.ts'

test.each([
  [[10, 11, 12, 1, 2, 3], 'October to March'],
  [[1, 2, 3, 10, 11, 12], 'October to March'],
  [[5], 'May'],
  [[12, 1], 'December to January'],
  [[4, 5, 6, 9, 10, 11], 'April to June and September to November'],
  [[3, 6, 9], 'March, June and September'],
  [[3, 3, 4], 'March to April'],
  [Array.from({ length: 12 }, (_, index) => index + 1), 'All year'],
  [[], ''],
])('says %o as %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words)
})
