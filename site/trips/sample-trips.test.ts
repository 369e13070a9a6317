import { expect, test } from 'vitest'
import { scenePicture } from '../../demo/art/scene-pictures.ts'
import { attractions } from '../../demo/provider/data/seed/attractions.ts'
import { india } from '../../demo/provider/data/seed/india.ts'
import { world } from '../../demo/provider/data/seed/world.ts'
import { REGIONS, viewOf } from '../browse/region-views.ts'
import { planners } from '../team.ts'
import { planOf } from './plan-of.ts'
import { daysAt, labelOf, nightsOf, priceOf, sightsOf, townOf } from './trip.ts'
import { tripOf, TRIPS, tripsIn, tripsLike, tripsWith } from './sample-trips.ts'

const cities = Object.entries({ India: india, ...world }).flatMap(([country, states]) =>
  Object.entries(states).flatMap(([state, towns]) =>
    towns.map((town) => `${country}/${state}/${town}`),
  ),
)

test('has twelve trips, each with an id of its own', () => {
  expect(new Set(TRIPS.map(({ id }) => id)).size).toBe(12)
  expect(new Set(TRIPS.map(({ name }) => name)).size).toBe(12)
  expect(new Set(TRIPS.map(({ poster }) => poster.picture)).size).toBe(12)
})

test.each(TRIPS)('$id visits only places of the provider', (trip) => {
  for (const { city } of trip.stops) {
    expect(cities).toContain(city)
    // The wizard finds a city by its name.
    const namesakes = cities.filter((each) => each.split('/').at(-1) === city.split('/').at(-1))
    expect(namesakes).toEqual([city])
  }
  const known = attractions.filter(({ id }) => sightsOf(trip).includes(id))
  expect(known.map(({ id }) => id).toSorted()).toEqual(sightsOf(trip).toSorted())
  expect(known.flatMap(({ image }) => image)).toContain(trip.poster.picture)
  expect(scenePicture(trip.poster.picture.split('/').at(-1)!)).toBeDefined()
  expect(trip.regions.filter((slug) => !viewOf(slug))).toEqual([])
})

test.each(TRIPS)('$id is in season at most of its places', (trip) => {
  const seasons = attractions.filter(({ id }) => sightsOf(trip).includes(id))
  for (const month of trip.months) {
    const open = seasons.filter(({ best_months }) => best_months.includes(month))
    expect(open.length * 2).toBeGreaterThanOrEqual(seasons.length)
  }
})

test.each(TRIPS)('$id has a text for each day, and other trips to see', (trip) => {
  const plan = planOf(trip)!
  expect(plan.days).toHaveLength(nightsOf(trip) + 1)
  expect(new Set(plan.days).size).toBe(plan.days.length)
  expect(daysAt(trip).reduce((sum, days) => sum + days, 0)).toBe(plan.days.length)
  expect(plan.included.length).toBeGreaterThan(1)
  expect(tripsLike(trip).length).toBeGreaterThanOrEqual(2)
  expect(tripsLike(trip)).not.toContain(trip)
})

test('finds trips by id, region and attraction', () => {
  expect(tripOf('golden-triangle')?.name).toBe('The Golden Triangle')
  expect(tripOf('nowhere')).toBeUndefined()
  const idsOf = (trips: typeof TRIPS) => trips.map(({ id }) => id)
  expect(idsOf(tripsIn('kerala'))).toEqual(['kerala-hills-and-backwaters'])
  expect(tripsIn('domestic')).toHaveLength(4)
  expect(idsOf(tripsWith('taj-mahal'))).toEqual(['tigers-and-the-taj', 'golden-triangle'])
})

test('writes places and prices in words', () => {
  const { stops } = tripOf('egypt-along-the-nile')!
  expect(stops.map(townOf)).toEqual(['Giza', 'Aswan', 'Luxor'])
  expect(labelOf(stops[0]!)).toBe('Giza, Egypt')
  expect(labelOf(tripOf('golden-triangle')!.stops[1]!)).toBe('Agra, Uttar Pradesh')
  expect(priceOf(tripOf('tigers-of-central-india')!)).toBe('₹1,24,000')
})

const towns = import.meta.glob<{ names: object }>(['../messages/*/towns.ts', '!../messages/en/*'], {
  eager: true,
})

test.each(Object.entries(towns))(
  '%s names all places of the trips, and no others',
  (_, { names }) => {
    const english = TRIPS.flatMap(({ stops }) => stops.flatMap((stop) => labelOf(stop).split(', ')))
    expect(new Set(Object.keys(names))).toEqual(new Set(english))
  },
)

test('has one planner for each region and each trip', () => {
  const regions: string[] = planners.flatMap((planner) => [...planner.regions])
  expect(new Set(regions).size).toBe(regions.length)
  expect(regions.filter((slug) => !viewOf(slug))).toEqual([])
  expect(regions).toEqual(expect.arrayContaining(REGIONS.map(({ slug }) => slug)))
  const trips: string[] = planners.flatMap((planner) => [...planner.trips])
  expect(trips.toSorted()).toEqual(TRIPS.map(({ id }) => id).toSorted())
  for (const { scene } of planners) expect(scenePicture(`${scene}.svg`)).toBeDefined()
})
