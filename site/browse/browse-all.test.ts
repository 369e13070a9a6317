import { expect, test } from 'vitest'
import { browse } from './browse-all.ts'
import type { ChosenPlace } from './chosen-place.ts'

const FIRST = { page: 1, shown: 12 }
const place = (name: string) => ({ uuid: name.toLowerCase(), name })

function attraction(name: string, where: string, category: string[]) {
  const [country = '', state = '', city = ''] = where.split('/')
  const facts = {
    captions: [],
    best_months: [],
    closed: '',
    time_needed: '',
    airport: '',
    station: '',
    updated: '',
  }
  const position = { latitude: null, longitude: null }
  const shown = { image: ['a.svg', 'b.svg'], description: 'Long.', activities: ['Walks'] }
  const reviews = { avg_review: 4, total_review: 3 }
  const label = { attraction_location_label: `${city}, ${state}` }
  const lies = { country, state, city, ...label }
  return { _id: name, name, category, ...lies, ...facts, ...position, ...shown, ...reviews }
}

const all = [
  attraction('Kochi', 'India/Kerala/Kochi', ['Heritage']),
  attraction('Kovalam', 'India/Kerala/Kovalam', ['Beach']),
  attraction('Palolem', 'India/Goa/Palolem', ['Beach']),
  attraction('Karnak', 'Egypt/Kerala/Kochi', ['Temple']),
]
const lists = {
  countries: [place('Egypt'), place('India'), place('Japan')],
  states: [place('Goa'), place('Kerala'), place('Sikkim')],
  cities: [place('Kochi'), place('Kovalam'), place('Munnar')],
}
const kerala: ChosenPlace = {
  ...lists,
  country: place('India'),
  state: place('Kerala'),
  isFirst: false,
  isGiven: false,
}
const browsed = (chosen: ChosenPlace, kind?: 'Beach') =>
  browse(all, all.slice(0, 2), chosen, kind, FIRST)

test('lists the chosen place, and counts the results of every other choice', () => {
  const { attractions, total, countries, kinds, counts } = browsed(kerala)
  expect(attractions.map(({ name }) => name)).toEqual(['Kochi', 'Kovalam'])
  expect([total, countries]).toEqual([4, 2])
  expect(kinds).toEqual([
    { kind: 'Heritage', count: 1 },
    { kind: 'Beach', count: 1 },
  ])
  const byCountry = { egypt: 1, india: 3, japan: 0 }
  const byState = { goa: 1, kerala: 2, sikkim: 0 }
  expect(counts).toEqual({ ...byCountry, ...byState, kochi: 1, kovalam: 1, munnar: 0 })
})

test('counts places of the chosen kind, and kinds of the chosen place', () => {
  const { attractions, counts, kinds } = browsed(kerala, 'Beach')
  expect(attractions.map(({ name }) => name)).toEqual(['Kovalam'])
  expect(counts).toMatchObject({ egypt: 0, india: 2, kerala: 1, goa: 1, kochi: 0 })
  expect(kinds).toHaveLength(2)
})

test('counts kinds everywhere until a place is chosen', () => {
  const { attractions, kinds } = browsed({ ...kerala, isFirst: true, isGiven: true })
  expect(attractions).toHaveLength(2)
  expect(kinds.map(({ count }) => count)).toEqual([2, 2])
})

test('counts no places if the provider does not locate attractions', () => {
  const unplaced = all.map(({ name, category }) => attraction(name, '', category))
  const { attractions, total, countries, counts } = browse(
    unplaced,
    unplaced.slice(0, 1),
    kerala,
    undefined,
    FIRST,
  )
  expect(attractions).toHaveLength(1)
  expect([total, countries, counts]).toEqual([4, 0, null])
})

test('leaves out texts that the list does not show', () => {
  const [first] = browsed(kerala).attractions
  expect(first).toMatchObject({ image: ['a.svg', 'b.svg'], description: '', activities: [] })
})
