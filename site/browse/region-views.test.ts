import { expect, test } from 'vitest'
import { attractions } from '../../demo/provider/data/seed/attractions.ts'
import { destinations, regions, tripTypes } from '../pictures/journeys.ts'
import { othersOf, REGION_VIEWS, viewOf } from './region-views.ts'

const doors = [...regions.flatMap((group) => group.regions), ...tripTypes, ...destinations]

/** Attractions of a provider that locates them by label only. */
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
  '%s is a page that names %s, and has at least three places',
  (slug, name) => {
    expect(viewOf(slug)!.name).toContain(name)
    expect(of(slug).length).toBeGreaterThanOrEqual(3)
  },
)

test('gives every view its own address, picture, text and button', () => {
  for (const key of ['slug', 'name', 'sentence', 'plan'] as const) {
    const said = REGION_VIEWS.map((view) => view[key])
    expect(new Set(said).size).toBe(REGION_VIEWS.length)
  }
  expect(viewOf('nowhere')).toBeUndefined()
  expect(viewOf(undefined)).toBeUndefined()
})

test('a trip type has the places of its regions, and each place is in one region', () => {
  for (const type of tripTypes) {
    const parts = REGION_VIEWS.filter(({ above }) => above?.slug === type.slug)
    expect(parts).toHaveLength(4)
    const inParts = parts.flatMap(({ slug }) => of(slug))
    expect(inParts.toSorted()).toEqual(of(type.slug).toSorted())
  }
})

test('locates a place by its fields before its label', () => {
  const told = { category: [], city: 'Gangtok', state: 'Sikkim', country: 'India' }
  const { belongs } = viewOf('north-east-and-sikkim')!
  expect(belongs({ ...told, attraction_location_label: 'Anywhere' })).toBe(true)
  expect(belongs({ ...told, state: 'Goa', attraction_location_label: 'Gangtok, Sikkim' })).toBe(
    false,
  )
})

test('links to the other regions of a group, or to other destinations', () => {
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
