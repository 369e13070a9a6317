import { expect, test } from 'vitest'
import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { partOfRegion } from './region-part.ts'

const attractions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Place ${index}`,
    category: [index % 4 > 0 ? 'Beach' : 'Fort'],
    image: ['a.svg', 'b.svg'],
    description: 'Long.',
  })) as unknown as AttractionDetails[]
const names = ({ attractions }: ReturnType<typeof partOfRegion>) =>
  attractions.map(({ name }) => name)

test('shows as much of a short list as the address asks for, for any page number', () => {
  const part = partOfRegion(attractions(100), undefined, { page: 3, shown: 24 })
  expect(part).toMatchObject({ listed: 100, found: 100, total: 100, page: 1, pages: 1 })
  expect(part.attractions.length).toBe(24)
  expect(part.attractions[0]!.description).toBe('')
})

test('pages through a long list without gaps, and counts all of it', () => {
  const all = attractions(404)
  const at = (page: number) => partOfRegion(all, 'Beach', { page, shown: 48 })
  const pages = [1, 2, 3, 4, 5, 6, 7].map(at)
  expect(pages[0]).toMatchObject({ listed: 48, found: 303, total: 404, pages: 7 })
  expect(pages[0]!.kinds).toEqual([
    { kind: 'Heritage', count: 101 },
    { kind: 'Beach', count: 303 },
  ])
  const beaches = all.filter(({ category }) => category.includes('Beach'))
  expect(pages.flatMap(names)).toEqual(beaches.map(({ name }) => name))
  expect(at(99).page).toBe(7)
})
