import * as endpoints from '../../widgets/contract/endpoints.ts'
import type { Place } from '../../widgets/contract/places.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { pathOf, type Visit } from '../router.ts'

/** What somebody has chosen, and between what. A state without a city means all of the state. */
export interface ChosenPlace {
  countries: Place[]
  states: Place[]
  cities: Place[]
  country: Place
  state?: Place
  city?: Place
  /** Nobody has chosen it: it is what everybody begins with. */
  isFirst: boolean
}

export type Choice =
  { state: 'ready'; chosen: ChosenPlace } | { state: 'unknown' } | { state: 'failed' }

/** What everybody begins with (specification, section 3). */
const FIRST = { country: 'India', state: 'Madhya Pradesh' }

type Asked = Visit['search']

/** Finds out what an address chooses: a country, a state of it, a city of that, or one of these alone. */
export async function askForChoice(read: Read, search: Asked): Promise<Choice> {
  const { answer: countries } = await read(endpoints.countries)
  if (!countries || countries.length === 0) return { state: 'failed' }
  const begins = !['country', 'state', 'city'].some((each) => search[each])
  const asked = search['country'] || begins ? search : await withAbove(read, search, countries)
  if (!asked) return { state: 'failed' }
  const country = begins
    ? (byName(countries, FIRST.country) ?? countries[0])
    : byUuid(countries, asked['country'])
  if (!country) return { state: 'unknown' }

  const params = { country_uuid: country.uuid }
  const { answer: states } = await read(endpoints.states, { params })
  if (!states) return { state: 'failed' }
  const first = country.name === FIRST.country ? byName(states, FIRST.state) : undefined
  const state = begins ? first : byUuid(states, asked['state'])

  const { answer: cities } = state
    ? await read(endpoints.citiesOfState, { params: { state_uuid: state.uuid } })
    : { answer: [] }
  if (!cities) return { state: 'failed' }
  const city = byUuid(cities, asked['city'])
  const isFirst = country.name === FIRST.country && state !== undefined && state === first && !city
  const chosen = { countries, states, cities: cities.map(placeOf), country, isFirst }
  return {
    state: 'ready',
    chosen: { ...chosen, ...(state && { state }), ...(city && { city: placeOf(city) }) },
  }
}

/** A state or a city alone, with what it lies in; undefined where that can't be found out. */
async function withAbove(
  read: Read,
  { state, city }: Asked,
  countries: Place[],
): Promise<Asked | undefined> {
  const query = state ? { state_uuid: state } : {}
  const { answer, failure } = await read(endpoints.cities, { query })
  if (failure) return failure.name === 'Refused' ? {} : undefined
  const known = state ? answer[0] : answer.find(({ uuid }) => uuid === city)
  const country = byName(countries, known?.country)
  if (!known || !country || state) return { country: country?.uuid, state, city }
  const params = { country_uuid: country.uuid }
  const { answer: states } = await read(endpoints.states, { params })
  return states && { country: country.uuid, state: byName(states, known.state)?.uuid, city }
}

const placeOf = ({ uuid, name }: Place): Place => ({ uuid, name })
const byUuid = <Item extends Place>(places: readonly Item[], uuid: string | undefined) =>
  places.find((place) => place.uuid === uuid)
const byName = (places: readonly Place[], name: string | undefined) =>
  places.find((place) => place.name === name)

/** The most exact place chosen. */
export const placeChosen = ({ country, state, city }: ChosenPlace): Place =>
  city ?? state ?? country

/** The one address of what is chosen. */
export function pathToChosen({ country, state, city, isFirst }: ChosenPlace): string {
  if (isFirst) return pathOf('destinations')
  if (city) return pathOf('destinations', {}, { city: city.uuid })
  if (state) return pathOf('destinations', {}, { state: state.uuid })
  return pathOf('destinations', {}, { country: country.uuid })
}
