import { expect, test } from 'vitest'
import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { pageIn, partOfRegion } from './region-part.ts'

const attractions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Place ${index}`,
    category: [index % 4 > 0 ? 'Beach' : 'Fort'],
    image: ['a.svg', 'b.svg'],
    description: 'Long.',
  })) as unknown as AttractionDetails[]
const names = ({ attractions }: ReturnType<typeof partOfRegion>) =>
  attractions.map(({ name }) => name)

test('shows all of a short list, for any page number', () => {
  const part = partOfRegion(attractions(100), undefined, 3)
  expect([part.attractions.length, part.found, part.total]).toEqual([100, 100, 100])
  expect([part.page, part.pages, part.attractions[0]!.description]).toEqual([1, 1, ''])
})

test('pages through a long list without gaps, and counts all of it', () => {
  const all = attractions(404)
  const pages = [1, 2, 3, 4, 5, 6, 7].map((page) => partOfRegion(all, 'Beach', page))
  expect(pages[0]).toMatchObject({ found: 303, total: 404, pages: 7 })
  expect(pages[0]!.kinds).toEqual([
    { kind: 'Heritage', count: 101 },
    { kind: 'Beach', count: 303 },
  ])
  const beaches = all.filter(({ category }) => category.includes('Beach'))
  expect(pages.flatMap(names)).toEqual(beaches.map(({ name }) => name))
  expect(partOfRegion(all, 'Beach', 99).page).toBe(7)
})

test('reads a page number; anything else is page 1', () => {
  const asked = ['2', '99999', '0', '-1', '1.5', 'x', '100000', undefined]
  expect(asked.map(pageIn)).toEqual([2, 99_999, 1, 1, 1, 1, 1, 1])
})
