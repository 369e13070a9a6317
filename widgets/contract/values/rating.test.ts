import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOf, halfStars, MAX_RATING, NO_RATING, ratingOf, RATINGS } from './rating.ts'

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 0.5],
  [4.4, 4.5],
  [4.74, 4.5],
  [4.75, 5],
  [9, 5],
  [Infinity, 5],
])('shows %f as %f stars', (figure, stars) => {
  expect(halfStars(figure)).toBe(stars)
})

test.each([NO_RATING, -0.01, -Infinity, NaN])('shows no stars for %f', (figure) => {
  expect([ratingOf(figure), halfStars(figure)]).toEqual([undefined, undefined])
  expect(averageOf({ avg_review: figure, total_review: 3 })).toBeUndefined()
})

test('rounds to the nearest half star within the limits', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, noNaN: true }), (figure) => {
      const stars = halfStars(figure) ?? NaN
      expect(Number.isInteger(stars * 2) && stars >= 0 && stars <= MAX_RATING).toBe(true)
      expect(Math.abs(stars - Math.min(figure, MAX_RATING))).toBeLessThanOrEqual(0.25)
    }),
  )
})

test('never shows fewer stars for a higher rating', () => {
  const figure = fc.double({ min: 0, max: 10, noNaN: true })
  fc.assert(
    fc.property(figure, figure, (one, other) => {
      const [less, more] = [one, other].toSorted((a, b) => a - b).map(halfStars)
      expect(more).toBeGreaterThanOrEqual(less ?? NaN)
    }),
  )
})

test('has no average without reviews', () => {
  expect(averageOf({ avg_review: 4.44, total_review: 1 })).toBe(4.44)
  expect(averageOf({ avg_review: 6.2, total_review: 1 })).toBe(MAX_RATING)
  expect(averageOf({ avg_review: 4.44, total_review: 0 })).toBeUndefined()
})

test('accepts whole stars up to the maximum', () => {
  expect(RATINGS.map(Number)).toEqual(Array.from({ length: MAX_RATING }, (_, index) => index + 1))
})
