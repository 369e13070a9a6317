import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import type { Place } from '../../widgets/contract/places.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { countKinds, type Kind, ofKind } from './kinds.ts'
import { type CountedRegion, countRegions } from './region-views.ts'
import { type AskedPart, type Part, partOfPage } from './part.ts'

export interface Browsed extends Part {
  /** Without any filter. */
  total: number
  /** Countries with attractions; 0 if the provider does not say. */
  countries: number
  regions: CountedRegion[]
  kinds: ReturnType<typeof countKinds>
  /** Attractions per country, state and city, by uuid; null if the provider does not locate them. */
  counts: Record<string, number> | null
}

const isPlaced = (all: readonly AttractionDetails[]) => all.some(({ country }) => country)

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

/** Counts attractions, `here` in the chosen place. Counts for one filter ignore that filter's own value. */
export function browse(
  all: readonly AttractionDetails[],
  here: readonly AttractionDetails[],
  chosen: ChosenPlace,
  kind: Kind | undefined,
  { shown }: AskedPart,
): Browsed {
  return {
    ...partOfPage(ofKind(here, kind), shown),
    pages: 1,
    total: all.length,
    countries: new Set(all.map(({ country }) => country).filter(Boolean)).size,
    regions: countRegions((belongs) => all.filter(belongs).length),
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
