import * as endpoints from '../contract/endpoints.ts'
import { MAX_DESTINATIONS } from '../contract/limits.ts'
import type { Place } from '../contract/places.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

export const countries = (provider: Provider) => listFrom(provider, endpoints.countries)

export const states = (provider: Provider, country_uuid: string) =>
  listFrom(provider, endpoints.states, { params: { country_uuid } })

export const cities = (provider: Provider) => listFrom(provider, endpoints.cities)

export const citiesOfState = (provider: Provider, state_uuid: string) =>
  listFrom(provider, endpoints.citiesOfState, { params: { state_uuid } })

/** Best months and closures of a city's attractions; empty if the provider has none. */
export const seasons = (provider: Provider, city_uuid: string) =>
  listFrom(provider, endpoints.seasonsOf, { params: { city_uuid } })

/** Uuid of the place with the given uuid or name, ignoring case; '' if there is none. */
export function uuidOf(list: readonly Place[], meant: string): string {
  const word = meant.toLowerCase()
  return list.find(({ uuid, name }) => word === uuid || word === name.toLowerCase())?.uuid ?? ''
}

/** Uuids of places by their uuids or names, separated by '|', at most as many as a trip may have; '' for unknown ones. */
export const uuidsOf = (list: readonly Place[], meant: string): string =>
  meant
    .split('|', MAX_DESTINATIONS)
    .map((each) => uuidOf(list, each))
    .join('|')
