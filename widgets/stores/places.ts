import * as endpoints from '../contract/endpoints.ts'
import type { Place } from '../contract/places.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

export const countries = (provider: Provider) => listFrom(provider, endpoints.countries)

/** States of a country, by its uuid. */
export const states = (provider: Provider, country_uuid: string) =>
  listFrom(provider, endpoints.states, { params: { country_uuid } })

/** Every city there is: the choices of a destination. */
export const cities = (provider: Provider) => listFrom(provider, endpoints.cities)

/** Cities of a state, by its uuid. */
export const citiesOfState = (provider: Provider, state_uuid: string) =>
  listFrom(provider, endpoints.citiesOfState, { params: { state_uuid } })

/** When to visit the attractions of a city; empty where the provider does not say. */
export const seasons = (provider: Provider, city_uuid: string) =>
  listFrom(provider, endpoints.seasonsOf, { params: { city_uuid } })

/** The uuid of what a host page means by a uuid or a name in any case, of a list of those; '' for none. */
export function uuidOf(list: readonly Place[], meant: string): string {
  const word = meant.toLowerCase()
  return list.find(({ uuid, name }) => word === uuid || word === name.toLowerCase())?.uuid ?? ''
}
