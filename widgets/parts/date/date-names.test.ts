import { expect, test } from 'vitest'
import { namesIn } from './date-names.ts'

test('leaves English to flatpickr, and names months and weekdays in other languages', () => {
  expect(namesIn({ locale: 'en', weekdays: 'short' })).toEqual({})
  const hindi = namesIn({ locale: 'hi', weekdays: 'short' })
  expect(hindi.months?.longhand.slice(0, 2)).toEqual(['जनवरी', 'फ़रवरी'])
  const arabic = namesIn({ locale: 'ar', weekdays: 'narrow' })
  expect([arabic.weekdays?.shorthand[0], arabic.weekdays?.longhand[0]]).toEqual(['ح', 'الأحد'])
})
