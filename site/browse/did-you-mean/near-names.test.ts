import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, nearNames } from './near-names.ts'

test.each([
  ['', '', 0],
  ['', 'goa', 3],
  ['munar', 'munnar', 1],
  ['kerela', 'kerala', 1],
  ['destination', 'destinations', 1],
  ['dehli', 'delhi', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['\u{1F42F}', '', 1],
])('the distance from %j to %j is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})

test('is 0 for equal words, symmetric, and at most the longer length', () => {
  const words = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') })
  const holds = (a: string, b: string) => {
    const distance = editDistance(a, b)
    const least = Math.abs(a.length - b.length)
    const isBounded = distance >= least && distance <= Math.max(a.length, b.length)
    return isBounded && (distance === 0) === (a === b) && distance === editDistance(b, a)
  }
  expect(() => fc.assert(fc.property(words, words, holds))).not.toThrow()
})

const PLACES = [
  { name: 'Destinations', href: '/destinations' },
  { name: 'Accenture', href: '/accenture' },
  { name: 'Kerala', href: '/destinations/kerala' },
  { name: 'Kerala', href: '/destinations?q=Kerala' },
  { name: 'Munnar', href: '/destinations?city=1' },
  { name: 'Goa', href: '/destinations?city=2' },
  { name: 'Taj Mahal', href: '/attraction-details/taj', also: ['taj-mahal'] },
  { name: 'Munnar Tea Hills', href: '/attraction-details/hills' },
  { name: 'Kanha National Park', href: '/attraction-details/kanha' },
  { name: 'Göreme', href: '/destinations?city=3' },
]

test.each([
  ['munar', ['Munnar']],
  ['kerela', ['Kerala']],
  ['Tajmahal', ['Taj Mahal']],
  ['taj_mahal', ['Taj Mahal']],
  ['destination', ['Destinations']],
  ['acenture', ['Accenture']],
  ['kanha', ['Kanha National Park']],
  ['goreme', ['Göreme']],
  ['goa', ['Goa']],
  ['god', []],
  ['somebody', []],
  ['nobody-we-know', []],
  ['__proto__', []],
  ['', []],
  ['x'.repeat(1900), []],
])('%j suggests %j', (word, names) => {
  expect(nearNames(word, PLACES, 1).map(({ name }) => name)).toEqual(names)
})

test('lists each name once, with its first address, up to the limit', () => {
  expect(nearNames('kerala', PLACES).map(({ href }) => href)).toEqual(['/destinations/kerala'])
  expect(nearNames('munnar', PLACES).map(({ name }) => name)).toEqual([
    'Munnar',
    'Munnar Tea Hills',
  ])
  expect(nearNames('munnar', PLACES, 1)).toHaveLength(1)
})
