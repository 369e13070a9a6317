import { ABROAD } from './foreign-trips.ts'
import { INDIA } from './india-trips.ts'
import { SAFARIS } from './safari-trips.ts'
import type { Trip } from './trip.ts'
import * as says from '../messages/en/trips.ts'

export const GROUPS: readonly { title: string; trips: readonly Trip[] }[] = [
  { title: says.safaris, trips: SAFARIS },
  { title: says.india, trips: INDIA },
  { title: says.abroad, trips: ABROAD },
]

export const TRIPS: readonly Trip[] = GROUPS.flatMap(({ trips }) => trips)

/** Trips of different kinds, with pictures that the home page has nowhere else. */
export const FEATURED: readonly Trip[] = [SAFARIS[0]!, INDIA[1]!, ABROAD[0]!, ABROAD[3]!]

/** More would crowd out the page's own content. */
const MOST = 4

export const tripOf = (id: string | undefined): Trip | undefined =>
  TRIPS.find((trip) => trip.id === id)

export const tripsIn = (region: string): readonly Trip[] =>
  TRIPS.filter(({ regions }) => regions.includes(region)).slice(0, MOST)

export const tripsWith = (attraction: string): readonly Trip[] =>
  TRIPS.filter(({ stops }) => stops.some(({ sights = [] }) => sights.includes(attraction)))

/** Other trips of the same kind. */
export const tripsLike = (trip: Trip): readonly Trip[] =>
  GROUPS.flatMap(({ trips }) => (trips.includes(trip) ? trips : [])).filter(
    (other) => other !== trip,
  )
