import { attractionDetailsAt } from '../../widgets/contract/attraction-endpoints.ts'
import * as endpoints from '../../widgets/contract/endpoints.ts'
import { type List, listFrom } from '../../widgets/stores/list.ts'
import { fill, settled } from '../../widgets/stores/list-later.ts'
import { cities, citiesOfState, countries, states } from '../../widgets/stores/places.ts'
import type { Provider } from '../../widgets/stores/provider.ts'
import type { Read } from '../../widgets/stores/read.ts'
import type { ChosenPlace, Listed, PlaceLists } from '../places/chosen-place.ts'

/** Told apart by its patience from the list of the tags, who read the same call with less in it. */
const EVERYWHERE = { input: {}, timeout: 20_000 }

/** Asked for anew for every page: on the server, where nothing is shared between visitors. */
export const placesByReading = (read: Read): PlaceLists => ({
  countries: () => read(endpoints.countries),
  states: (country_uuid) => read(endpoints.states, { params: { country_uuid } }),
  cities: () => read(endpoints.cities),
  citiesOfState: (state_uuid) => read(endpoints.citiesOfState, { params: { state_uuid } }),
  attractions: () => read(attractionDetailsAt, EVERYWHERE),
})

/** The stores of this browser's page, which its widgets look at too; what has come is not asked for again. */
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

/** Fills the stores with what a page drawn on the server says, so that none of it is asked for again. */
export function fillPlaces(provider: Provider, chosen: ChosenPlace): void {
  const { country, state } = chosen
  fill(countries(provider), chosen.countries)
  if (country) fill(states(provider, country.uuid), chosen.states)
  if (state) fill(citiesOfState(provider, state.uuid), chosen.cities)
}
