import { attractionDetailsAt } from '../../widgets/contract/attraction-endpoints.ts'
import * as endpoints from '../../widgets/contract/endpoints.ts'
import { type List, listFrom } from '../../widgets/stores/list.ts'
import { fill, settled } from '../../widgets/stores/list-later.ts'
import { cities, citiesOfState, countries, states } from '../../widgets/stores/places.ts'
import type { Provider } from '../../widgets/stores/provider.ts'
import type { Read } from '../../widgets/stores/read.ts'
import type { ChosenPlace, Listed, PlaceLists } from '../browse/chosen-place.ts'

/** The timeout keeps it apart from the widgets' store of the same call, which has less data. */
const EVERYWHERE = { input: {}, timeout: 20_000 }

/** Requests the lists for every page: on the server, visitors share nothing. */
export const placesByReading = (read: Read): PlaceLists => ({
  countries: () => read(endpoints.countries),
  states: (country_uuid) => read(endpoints.states, { params: { country_uuid } }),
  cities: () => read(endpoints.cities),
  citiesOfState: (state_uuid) => read(endpoints.citiesOfState, { params: { state_uuid } }),
  attractions: () => read(attractionDetailsAt, EVERYWHERE),
})

/** Uses the browser's stores, shared with the widgets, so that nothing loads twice. */
export const sharedPlaces = (provider: Provider): PlaceLists => ({
  countries: () => listed(countries(provider)),
  states: (country_uuid) => listed(states(provider, country_uuid)),
  cities: () => listed(cities(provider)),
  citiesOfState: (state_uuid) => listed(citiesOfState(provider, state_uuid)),
  attractions: () => listed(listFrom(provider, attractionDetailsAt, EVERYWHERE)),
})

async function listed<Item>(list: List<Item>): Listed<Item> {
  const now = await settled(list)
  return now.state === 'failed' ? { failure: now.failure } : { answer: now.list }
}

/** Fills the stores from a page rendered on the server, to save the requests. */
export function fillPlaces(provider: Provider, chosen: ChosenPlace): void {
  const { country, state } = chosen
  fill(countries(provider), chosen.countries)
  if (country) fill(states(provider, country.uuid), chosen.states)
  if (state) fill(citiesOfState(provider, state.uuid), chosen.cities)
}
