import { expect, test } from 'vitest'
import { attractions } from '../../demo/provider/data/seed/attractions.ts'
import { destinations, regions, tripTypes } from '../pictures/journeys.ts'
import { othersOf, REGION_VIEWS, viewOf } from './region-views.ts'

const doors = [...regions.flatMap((group) => group.regions), ...tripTypes, ...destinations]

/** Where an attraction lies, by its label alone, as of a provider that tells no more. */
const placed = attractions.map(({ name, category, label }) => ({
  name,
  category,
  attraction_location_label: label,
  city: '',
  state: '',
  country: '',
}))
const of = (slug: string) =>
  placed.filter((each) => viewOf(slug)?.belongs(each)).map(({ name }) => name)

test.each(doors.map(({ slug, name }) => [slug, name]))(
  '%s is a page that names %s, and has three places at least',
  (slug, name) => {
    expect(viewOf(slug)!.name).toContain(name)
    expect(of(slug).length).toBeGreaterThanOrEqual(3)
  },
)

test('gives every view an address, a picture, words and a way on of its own', () => {
  for (const key of ['slug', 'name', 'sentence', 'plan'] as const) {
    const said = REGION_VIEWS.map((view) => view[key])
    expect(new Set(said).size).toBe(REGION_VIEWS.length)
  }
  expect(viewOf('nowhere')).toBeUndefined()
  expect(viewOf(undefined)).toBeUndefined()
})

test('has in a trip type what its regions have, and each place in one region', () => {
  for (const type of tripTypes) {
    const parts = REGION_VIEWS.filter(({ above }) => above?.slug === type.slug)
    expect(parts).toHaveLength(4)
    const inParts = parts.flatMap(({ slug }) => of(slug))
    expect(inParts.toSorted()).toEqual(of(type.slug).toSorted())
  }
})

test('reads where a place lies from what the provider tells, before its label', () => {
  const told = { category: [], city: 'Gangtok', state: 'Sikkim', country: 'India' }
  const { belongs } = viewOf('north-east-and-sikkim')!
  expect(belongs({ ...told, attraction_location_label: 'Anywhere' })).toBe(true)
  expect(belongs({ ...told, state: 'Goa', attraction_location_label: 'Gangtok, Sikkim' })).toBe(
    false,
  )
})

test('leads on to the other regions of a group, and to other destinations', () => {
  const others = (slug: string) => othersOf(viewOf(slug)!).map(({ slug }) => slug)
  expect(others('himalayas')).toEqual([
    'north-and-central-india',
    'north-east-india',
    'south-india',
  ])
  expect(others('safari')).toHaveLength(4)
  expect(others('kerala')).toContain('rajasthan')
  expect(others('kerala')).not.toContain('kerala')
})
