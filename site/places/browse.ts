import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import type { Place } from '../../widgets/contract/places.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { countKinds, type Kind, ofKind } from './kinds.ts'
import { listed } from './listed.ts'

/** What there is to see of what is chosen, and how much of it each other choice would show. */
export interface Browsed {
  /** Of the chosen place and kind, as many as a page shows. */
  attractions: AttractionDetails[]
  /** How many there are of them. */
  found: number
  /** The page, from 1, and how many there are. */
  page: number
  pages: number
  /** Of all places and kinds. */
  total: number
  /** Countries that have something to see; 0 where a provider does not tell. */
  countries: number
  /** The kinds to choose from, with how many places each would show. */
  kinds: ReturnType<typeof countKinds>
  /** By uuid, how many places a country, state or city would show; null where a provider does not tell. */
  counts: Record<string, number> | null
}

/** Whether a provider says where each attraction lies. */
const isPlaced = (all: readonly AttractionDetails[]) => all.some(({ country }) => country)

/** Those that say they lie there. */
const placesIn = (
  all: readonly AttractionDetails[],
  { country, state, city }: Pick<ChosenPlace, 'country' | 'state' | 'city'>,
) =>
  all.filter(
    (each) =>
      (!country || each.country === country.name) &&
      (!state || each.state === state.name) &&
      (!city || each.city === city.name),
  )

/** Counts what there is, `here` in the chosen place and elsewhere. Nobody's choice narrows no other. */
export function browse(
  all: readonly AttractionDetails[],
  here: readonly AttractionDetails[],
  chosen: ChosenPlace,
  kind: Kind | undefined,
): Browsed {
  const attractions = ofKind(here, kind).map(listed)
  return {
    attractions,
    found: attractions.length,
    page: 1,
    pages: 1,
    total: all.length,
    countries: new Set(all.map(({ country }) => country).filter(Boolean)).size,
    kinds: countKinds(chosen.isGiven ? all : here),
    counts: isPlaced(all) ? countPlaces(ofKind(all, kind), chosen) : null,
  }
}

function countPlaces(all: readonly AttractionDetails[], chosen: ChosenPlace) {
  const { countries, states, cities, country, state } = chosen
  const each = (places: readonly Place[], key: 'country' | 'state' | 'city') => {
    const within = placesIn(all, {
      ...(key !== 'country' && country && { country }),
      ...(key === 'city' && state && { state }),
    })
    return places.map(({ uuid, name }): [string, number] => [
      uuid,
      within.filter((one) => one[key] === name).length,
    ])
  }
  return Object.fromEntries([
    ...each(countries, 'country'),
    ...each(states, 'state'),
    ...each(cities, 'city'),
  ])
}
