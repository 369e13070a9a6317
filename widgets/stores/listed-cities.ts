import { type City, type CityChoice, choiceOf } from '../contract/city-choices.ts'

type Place = Pick<City, 'state' | 'country' | 'country_en'>

/** What a rendered list of cities lacks, in the order of its options. */
export interface ListedCities {
  uuids: string[]
  /** Of so many cities each. */
  places: [count: number, place: Place][]
  /** Names of cities whose label has more. */
  names: Record<number, string>
  /** '' for the same name. */
  names_en?: string[]
}

export function unlist(cities: readonly CityChoice[]): ListedCities {
  const places: ListedCities['places'] = []
  const names: ListedCities['names'] = {}
  cities.forEach(({ name, label, state, country, country_en }, at) => {
    const last = places.at(-1)
    if (last?.[1].state === state && last?.[1].country === country) last![0] += 1
    else places.push([1, { state, country, country_en }])
    if (name !== label) names[at] = name
  })
  const names_en = cities.map(({ name_en = '' }) => name_en)
  return {
    uuids: cities.map(({ uuid }) => uuid),
    places,
    names,
    ...(names_en.some(Boolean) && { names_en }),
  }
}

/** Gives the options their values, and returns the cities. */
export function enlist(
  { uuids, places, names, names_en }: ListedCities,
  options: readonly HTMLOptionElement[],
): CityChoice[] {
  const cities: CityChoice[] = []
  for (const [count, place] of places) {
    for (const end = cities.length + count; cities.length < end;) {
      const at = cities.length
      const { text: label } = options[at]!
      const uuid = uuids[at]!
      options[at]!.value = uuid
      const name = names[at] ?? label
      const city = Object.assign({ uuid, name, name_en: names_en?.[at] || undefined }, place)
      cities.push(choiceOf(city, label === name))
    }
  }
  return cities
}
