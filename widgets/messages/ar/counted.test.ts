import { expect, test } from 'vitest'
import { days } from './counted.ts'
import { ofDays } from './counted-later.ts'
import { isolated } from './numeral.ts'

test('counts in each of the six forms', () => {
  expect([0, 1, 2, 3, 10, 11, 99, 100, 103].map(days)).toEqual([
    '0 يوم',
    'يوم واحد',
    'يومان',
    '3 أيام',
    '10 أيام',
    '11 يومًا',
    '99 يومًا',
    '100 يوم',
    '103 أيام',
  ])
})

test('counts two in the oblique case after a preposition', () => {
  expect([1, 2, 7].map(ofDays)).toEqual(['يوم واحد', 'يومين', '7 أيام'])
})

test('isolates values', () => {
  expect(isolated('TJ-7K2M-XQ9A')).toBe('\u2068TJ-7K2M-XQ9A\u2069')
})
