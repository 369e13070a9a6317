import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOf, isNonVeg, isVeg, mealPlan, nightsOf, totalsOf } from './trip.ts'

const typed = fc.oneof(
  fc.integer({ min: 0, max: 400 }).map(String),
  fc.constantFrom('', ' ', ' 3 ', '0', '-1', '2.5', '1e2', 'abc', '007', '9'.repeat(20)),
)

test.each([
  ['1', 0],
  ['2', 1],
  ['365', 364],
  ['', 0],
  ['0', 0],
  ['366', 0],
  ['abc', 0],
])('%j days have %i nights', (days, nights) => {
  expect(nightsOf(daysOf(days))).toBe(nights)
})

test('totals sum valid days and have one night less', () => {
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 20 }), (days) => {
      const rows = days.map((no_days) => ({ no_days }))
      const counted = days.map((text) => (/^ ?\d+ ?$/.test(text) ? Number(text) : 0))
      const sum = counted.filter((day) => day <= 365).reduce((all, day) => all + day, 0)
      expect(totalsOf(rows)).toEqual({ days: sum, nights: Math.max(sum - 1, 0) })
    }),
  )
})

test('converts two ticks to a meal plan and back', () => {
  const plans = [true, false].flatMap((veg) => [true, false].map((non) => mealPlan(veg, non)))
  expect(plans).toEqual(['BOTH', 'VEG', 'NON VEG', ''])
  for (const plan of ['VEG', 'NON VEG', 'BOTH', ''] as const) {
    expect(mealPlan(isVeg(plan), isNonVeg(plan))).toBe(plan)
  }
})
