import * as endpoints from '../contract/endpoints.ts'
import type { Place } from '../contract/places.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

export const countries = (provider: Provider) => listFrom(provider, endpoints.countries)

export const states = (provider: Provider, country_uuid: string) =>
  listFrom(provider, endpoints.states, { params: { country_uuid } })

export const cities = (provider: Provider) => listFrom(provider, endpoints.cities)

export const citiesOfState = (provider: Provider, state_uuid: string) =>
  listFrom(provider, endpoints.citiesOfState, { params: { state_uuid } })

/** Uuid of the place with the given uuid or name, also the English one, ignoring case; '' if there is none. */
export function uuidOf(list: readonly Place[], meant: string): string {
  const word = meant.toLowerCase()
  return (
    list.find(({ uuid, name, name_en }) =>
      [uuid, name, name_en].some((each) => each?.toLowerCase() === word),
    )?.uuid ?? ''
  )
}
