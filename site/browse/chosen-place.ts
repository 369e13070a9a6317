import type { Failure } from '../../widgets/api/failures.ts'
import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import type { City, Place } from '../../widgets/contract/places.ts'
import { pathOf, type Visit } from '../routing/router.ts'
import { type Kind, keyOf, kindOf } from './kinds.ts'
import { partQuery, STEP } from './part.ts'

export type Listed<Item> = Promise<
  { answer: readonly Item[]; failure?: never } | { failure: Failure; answer?: never }
>

/** Sources of place lists. They never reject. */
export interface PlaceLists {
  countries: () => Listed<Place>
  states: (country_uuid: string) => Listed<Place>
  cities: () => Listed<City>
  citiesOfState: (state_uuid: string) => Listed<City>
  attractions: () => Listed<AttractionDetails>
}

/** The chosen place and the options for each select. No city means the whole state; no country means everywhere. */
export interface ChosenPlace {
  countries: readonly Place[]
  states: readonly Place[]
  cities: readonly City[]
  country?: Place
  state?: Place
  city?: Place
  isFirst: boolean
  /** The visitor has not chosen. */
  isGiven: boolean
}

export type Choice =
  { state: 'ready'; chosen: ChosenPlace } | { state: 'unknown' } | { state: 'failed' }

/** Specification, section 3. */
const FIRST = { country: 'India', state: 'Madhya Pradesh' }

export const EVERYWHERE = 'all'

type Asked = Visit['params']

/** Resolves the choice in an address: a country, a state and a city, or one of them alone. */
export async function askForChoice(lists: PlaceLists, search: Asked): Promise<Choice> {
  const { answer: countries } = await lists.countries()
  if (!countries || countries.length === 0) return { state: 'failed' }
  const isGiven = !['country', 'state', 'city'].some((each) => search[each])
  // A kind without a place means everywhere.
  if (search['country'] === EVERYWHERE || (isGiven && kindOf(search['kind']))) {
    const nowhere = { states: [], cities: [], isFirst: false, isGiven: false }
    return { state: 'ready', chosen: { countries, ...nowhere } }
  }
  const asked = search['country'] || isGiven ? search : await withAbove(lists, search, countries)
  if (!asked) return { state: 'failed' }
  const country = isGiven
    ? (byName(countries, FIRST.country) ?? countries[0])
    : byUuid(countries, asked['country'])
  if (!country) return { state: 'unknown' }

  const { answer: states } = await lists.states(country.uuid)
  if (!states) return { state: 'failed' }
  const first = isFirstCountry(country) ? byName(states, FIRST.state) : undefined
  const state = isGiven ? first : byUuid(states, asked['state'])

  const { answer: cities } = state ? await lists.citiesOfState(state.uuid) : { answer: [] }
  if (!cities) return { state: 'failed' }
  const city = byUuid(cities, asked['city'])
  const isFirst = isFirstCountry(country) && state !== undefined && state === first && !city
  const chosen = { countries, states, cities, country, isFirst, isGiven }
  return {
    state: 'ready',
    chosen: { ...chosen, ...(state && { state }), ...(city && { city }) },
  }
}

/** Adds the parents of a state or city; undefined if they fail to load. */
async function withAbove(
  lists: PlaceLists,
  { state, city }: Asked,
  countries: readonly Place[],
): Promise<Asked | undefined> {
  const { answer, failure } = await (state ? lists.citiesOfState(state) : lists.cities())
  if (failure) return failure.name === 'Refused' ? {} : undefined
  const known = state ? answer[0] : answer.find(({ uuid }) => uuid === city)
  const country = byName(countries, known?.country)
  if (!known || !country || state) return { country: country?.uuid, state, city }
  const { answer: states } = await lists.states(country.uuid)
  return states && { country: country.uuid, state: byName(states, known.state)?.uuid, city }
}

const byUuid = <Item extends Place>(places: readonly Item[], uuid: string | undefined) =>
  places.find((place) => place.uuid === uuid)
const byName = (places: readonly Place[], name: string | undefined) =>
  places.find(({ name: own, name_en }) => own === name || (name_en && name_en === name))

const isFirstCountry = ({ name, name_en = name }: Place) => name_en === FIRST.country

export const placeChosen = ({ country, state, city }: ChosenPlace): Place | undefined =>
  city ?? state ?? country

export function pathToChosen(
  { country, state, city, isFirst }: ChosenPlace,
  kind?: Kind,
  page = 1,
  shown = STEP,
): string {
  const to = (place: Record<string, string>) => {
    const rest = { kind: kind && keyOf(kind), ...partQuery(page, shown) }
    return pathOf('destinations', {}, { ...place, ...rest })
  }
  if (isFirst && !kind) return to({})
  if (city) return to({ city: city.uuid })
  if (state) return to({ state: state.uuid })
  if (country) return to({ country: country.uuid })
  return to(kind ? {} : { country: EVERYWHERE })
}
