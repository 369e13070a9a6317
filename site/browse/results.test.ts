import { expect, test } from 'vitest'
import type { Found } from '../../widgets/contract/search.ts'
import { regionOf } from './region-views.ts'
import { countFound, narrowed, pathToResults } from './results.ts'

const attraction = (name: string, category: string[]): Found => {
  return { kind: 'attraction', id: name, name, label: '', category }
}
const found: Found[] = [
  { kind: 'state', id: 'mp', name: 'Madhya Pradesh', label: 'India' },
  attraction('Kanha', ['Jungle Safari', 'Central India', 'National Park']),
  attraction('Periyar', ['Jungle Safari', 'South India', 'National Park', 'Lake']),
  attraction('Paro Taktsang', ['Monastery']),
]
const search = { q: 'tiger', found, kind: undefined, region: undefined }
const south = regionOf('safari-south-india')

test('shows all results, or the attractions of a kind and a region', () => {
  const names = (filters: object) => narrowed({ ...search, ...filters }).map(({ name }) => name)
  expect(names({})).toHaveLength(4)
  expect(names({ kind: 'Safari' })).toEqual(['Kanha', 'Periyar'])
  expect(names({ kind: 'Safari', region: south })).toEqual(['Periyar'])
})

test('counts the results of every other choice', () => {
  const { kinds, regions } = countFound({ ...search, kind: 'Safari', region: south })
  expect(kinds).toEqual([
    { kind: 'Safari', count: 1 },
    { kind: 'Lakes and rivers', count: 1 },
  ])
  expect(regions).toEqual([
    { key: 'safari-south-india', name: 'Safari in South India', count: 1 },
    { key: 'safari-central-india', name: 'Safari in Central India', count: 1 },
  ])
})

test('keeps the words and the filters in the address', () => {
  expect(pathToResults(search)).toBe('/destinations?q=tiger')
  expect(pathToResults({ ...search, kind: 'Lakes and rivers', region: south })).toBe(
    '/destinations?q=tiger&region=safari-south-india&kind=lakes-and-rivers',
  )
})
