import { expect, test } from 'vitest'
import { numbersAround } from '../layout/pagination.tsx'
import { rangeOf, reviewPath, reviewQueryOf } from './review-query.ts'

const read = (search: Record<string, string>) =>
  reviewQueryOf({ params: { attractionId: 'taj-mahal' }, search })

test('reads the query of an address', () => {
  expect(read({ sort: 'lowest', rating: '4', page: '3' })).toEqual({
    attractionId: 'taj-mahal',
    sort: 'lowest',
    rating: 4,
    page: 3,
  })
})

test.each([
  { sort: 'best' },
  { sort: 'toString' },
  { rating: '6' },
  { rating: '0' },
  { rating: '4.5' },
  { page: '0' },
  { page: '-1' },
  { page: '1e9' },
  { page: '9999999999' },
])('ignores %o', (search) => {
  expect(read(search)).toEqual({ attractionId: 'taj-mahal', sort: 'newest', page: 1 })
})

test('leaves out defaults', () => {
  const query = read({})
  expect(reviewPath(query)).toBe('/reviews/taj-mahal')
  expect(reviewPath({ ...query, sort: 'highest', rating: 5, page: 2 })).toBe(
    '/reviews/taj-mahal?sort=highest&rating=5&page=2',
  )
})

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
  [40, 9, [1, 9]],
])('links from page %i of %i to %o', (page, pages, numbers) => {
  expect(numbersAround(page, pages)).toEqual(numbers)
})

test.each([
  ['1', 10, 11, { first: 1, last: 10, pages: 2 }],
  ['2', 1, 11, { first: 11, last: 11, pages: 2 }],
  ['1', 0, 0, { first: 1, last: 0, pages: 0 }],
])('page %s with %i of %i reviews is %o', (page, count, total, range) => {
  expect(rangeOf(read({ page }), count, total)).toEqual(range)
})
