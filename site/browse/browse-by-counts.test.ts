import { expect, test } from 'vitest'
import type { AttractionCounts } from '../../widgets/contract/attraction-pages.ts'
import { browseByCounts, partOf } from './browse-by-counts.ts'
import type { ChosenPlace } from './chosen-place.ts'

const place = (uuid: string) => ({ uuid, name: uuid })
const kerala: ChosenPlace = {
  countries: [place('egypt'), place('india'), place('japan')],
  states: [place('goa'), place('kerala')],
  cities: [place('kochi')],
  country: place('india'),
  state: place('kerala'),
  isFirst: false,
  isGiven: false,
}
const counted: AttractionCounts = {
  categories: [['Fort', 'Palace'], ['Beach'], []],
  places: {
    everywhere: [300, 200, 7],
    india: [250, 200, 0],
    egypt: [50, 0, 7],
    kerala: [100, 20, 0],
    goa: [0, 180, 0],
    kochi: [80, 0, 0],
  },
}
const first = { page: 1, shown: 12 }
const third = { page: 3, shown: 12 }
const none = { data: [], total: 120 }

test('counts the results of every other choice, whatever the lists of categories', () => {
  const browsed = browseByCounts(none, counted, kerala, undefined, first)
  expect(browsed).toMatchObject({ total: 507, countries: 2, found: 120 })
  expect(browsed.counts).toEqual({
    egypt: 57,
    india: 450,
    japan: 0,
    goa: 180,
    kerala: 120,
    kochi: 80,
  })
  expect(browsed.kinds).toEqual([
    { kind: 'Heritage', count: 100 },
    { kind: 'Beach', count: 20 },
  ])
})

test('counts places of the chosen kind, and kinds everywhere until a place is chosen', () => {
  const ofKind = browseByCounts(none, counted, kerala, 'Beach', first)
  expect(ofKind.counts).toMatchObject({ egypt: 0, goa: 180, kerala: 20, kochi: 0 })
  const given = browseByCounts(none, counted, { ...kerala, isGiven: true }, undefined, first)
  expect(given.kinds.map(({ count }) => count)).toEqual([300, 200])
})

test('requests all of a short list, and one page of a long one', () => {
  const page = { page: 3, page_size: 48 }
  expect(partOf(counted, kerala, undefined, third)).toEqual({ location: 'kerala', ...page })
  const beach = { location: 'kerala', categories: ['Beach'] }
  expect(partOf(counted, kerala, 'Beach', third)).toEqual(beach)
  const { country: _, state: __, ...everywhere } = kerala
  expect(partOf(counted, everywhere, 'Heritage', first)).toMatchObject({
    categories: ['Fort', 'Palace'],
    page: 1,
  })
})

test('reports the page and the number of pages', () => {
  expect(browseByCounts(none, counted, kerala, undefined, third)).toMatchObject({
    page: 3,
    pages: 3,
  })
  const short = browseByCounts({ data: [], total: 100 }, counted, kerala, undefined, third)
  expect(short).toMatchObject({ page: 1, pages: 1 })
})
