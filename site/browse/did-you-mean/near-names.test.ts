import { expect, test } from 'vitest'
import { nearNames } from './near-names.ts'

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
