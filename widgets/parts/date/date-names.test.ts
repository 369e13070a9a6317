import { english } from 'flatpickr/dist/l10n/default.js'
import { expect, test } from 'vitest'
import { namesIn } from './date-names.ts'

test('has the names of flatpickr in English, and others in other languages', () => {
  const { months, weekdays } = namesIn({ locale: 'en', weekdays: 'short' })
  expect([months, weekdays]).toEqual([english.months, english.weekdays])
  const { months: hindi } = namesIn({ locale: 'hi', weekdays: 'short' })
  expect(hindi.longhand.slice(0, 2)).toEqual(['जनवरी', 'फ़रवरी'])
  const { weekdays: arabic } = namesIn({ locale: 'ar', weekdays: 'narrow' })
  expect([arabic.shorthand[0], arabic.longhand[0]]).toEqual(['ح', 'الأحد'])
})
