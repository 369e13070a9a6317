import { type Choice, fold } from './values/choice.ts'

export interface City {
  uuid: string
  name: string
  state?: string | undefined
  country?: string | undefined
  /** English names, if the others are in another language. */
  name_en?: string | undefined
  country_en?: string | undefined
}

export interface CityChoice extends City, Choice {
  /** The city's name within its group, with more detail if several cities share it. */
  label: string
  /** State for cities in India, else the country; undefined if the provider sends neither. */
  group: string | undefined
  /** Label outside of a group: 'Munnar, Kerala', 'Aswan, Egypt'. */
  full: string
}

/** Cities of the company's home country are listed first. */
const HOME = 'india'

const isHome = ({ country = '', country_en = country }: City) => fold(country_en) === HOME
const groupOf = (city: City) =>
  (isHome(city) ? city.state : '') || city.country || city.state || undefined

/** Joins names with the comma of their script and drops repeats: 'Singapore', not 'Singapore, Singapore'. */
const joined = (...names: (string | undefined)[]) =>
  names
    .filter((name, at) => name && names.indexOf(name) === at)
    .join(/\p{Script=Arabic}/u.test(names.join('')) ? '، ' : ', ')

/** Sort key: home country first, then abroad, then cities of unknown location. */
function keyOf(city: City): string {
  const rank = isHome(city) ? 0 : groupOf(city) ? 1 : 2
  const { uuid, name, state = '' } = city
  const read = [`${rank}`, groupOf(city) ?? '', name, state].map(fold)
  // State and uuid make the order of identical labels stable.
  return [...read, name, state, uuid].join('\0')
}

/** @param isOnly - no other city of its group has its name */
export function choiceOf(city: City, isOnly: boolean): CityChoice {
  const { uuid, name, state, country } = city
  const group = groupOf(city)
  const full = isOnly ? joined(name, group) : joined(name, state, country)
  const label = isOnly ? name : joined(name, state)
  return Object.assign({}, city, { value: uuid, label, group, full })
}

/** Sorts cities: India by state, then other countries. Cities of the same name get labels with more detail. */
export function cityChoices(list: City[]): CityChoice[] {
  const counts = new Map<string, number>()
  const short = (city: City) => joined(city.name, groupOf(city))
  for (const city of list) {
    const read = fold(short(city))
    counts.set(read, (counts.get(read) ?? 0) + 1)
  }
  const isOnly = (text: string) => counts.get(fold(text)) === 1
  const keyed = list.map((city) => ({ city, key: keyOf(city) }))
  keyed.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
  return keyed.map(({ city }) => choiceOf(city, isOnly(short(city))))
}
