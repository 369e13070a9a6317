import { expect, test } from 'vitest'
import { attractions } from '../../demo/provider/data/seed/attractions.ts'
import { countKinds, keyOf, kindOf, KINDS, kindsOf, ofKind } from './kinds.ts'

const of = (name: string) => kindsOf(attractions.find((each) => each.name === name)!)

test('every attraction has a kind, and every kind an attraction', () => {
  const without = attractions.filter((each) => kindsOf(each).length === 0)
  expect(without.map(({ name, category }) => [name, category])).toEqual([])
  expect(countKinds(attractions).map(({ kind }) => kind)).toEqual(KINDS)
})

test.each([
  ['Kanha National Park', ['Safari']],
  ['Taj Mahal', ['Heritage']],
  ['Jaisalmer Fort', ['Heritage', 'Desert']],
  ['Dal Lake', ['Mountains', 'Lakes and rivers']],
  ['Palolem Beach', ['Beach']],
  ['Santorini Caldera', ['Islands']],
  ['Eiffel Tower', ['City']],
  ["Tiger's Nest Monastery", ['Heritage']],
])('%s has the kinds %o', (name, kinds) => {
  expect(of(name)).toEqual(kinds)
})

test('matches whole words, in any case, singular or plural', () => {
  expect(kindsOf({ category: ['BEACHES', 'hill stations'] })).toEqual(['Mountains', 'Beach'])
  expect(kindsOf({ category: ['Fortune telling', 'Lakeland', 'Velocity', 'Compass'] })).toEqual([])
  expect(kindsOf({ category: [] })).toEqual([])
})

test('counts kinds, and leaves out empty ones', () => {
  const some = [{ category: ['Lake', 'Hills'] }, { category: ['River'] }, { category: ['Food'] }]
  expect(countKinds(some)).toEqual([
    { kind: 'Mountains', count: 1 },
    { kind: 'Lakes and rivers', count: 2 },
  ])
  expect(ofKind(some, 'Lakes and rivers')).toEqual(some.slice(0, 2))
  expect(ofKind(some, undefined)).toEqual(some)
})

test('reads the kinds it writes into an address, and no others', () => {
  expect(keyOf('Lakes and rivers')).toBe('lakes-and-rivers')
  for (const kind of KINDS) expect(kindOf(keyOf(kind))).toBe(kind)
  for (const key of ['', 'Beach', 'moon', undefined]) expect(kindOf(key)).toBeUndefined()
})
