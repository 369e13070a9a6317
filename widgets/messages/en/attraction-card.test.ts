import { expect, test } from 'vitest'
import { attraction } from './attraction-card-later.ts'

test('counts reviews, and says a rating as it is shown', () => {
  expect([1, 2, 1280].map(attraction.reviews)).toEqual(['1 Review', '2 Reviews', '1,280 Reviews'])
  expect(attraction.rated(4.5)).toBe('Rated 4.5 out of 5')
})
