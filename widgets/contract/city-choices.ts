import { type Choice, fold } from './choice.ts'

/** A city, and where it lies, if the provider says so. */
interface City {
  uuid: string
  name: string
  state?: string | undefined
  country?: string | undefined
}

/** A city as a destination to choose. */
export interface CityChoice extends City, Choice {
  /** What it is read as among those of its group: its name, with more where that would not tell it apart. */
  label: string
  /** What it stands under: in India its state, else its country; nothing where the provider says neither. */
  group: string | undefined
  /** What it is read as where it stands alone: 'Munnar, Kerala', 'Aswan, Egypt'. */
  full: string
}

/** The country whose travellers ask, which comes first. */
const HOME = 'india'

const isHome = ({ country }: City) => fold(country ?? '') === HOME
const groupOf = (city: City) =>
  (isHome(city) ? city.state : '') || city.country || city.state || undefined

/** Names joined by comma and space, each once: 'Singapore', not 'Singapore, Singapore'. */
const joined = (...names: (string | undefined)[]) =>
  names.filter((name, at) => name && names.indexOf(name) === at).join(', ')

/** What it is sorted by: home first, then what lies abroad, last what lies nobody says where. */
function keyOf(city: City): string {
  const rank = isHome(city) ? 0 : groupOf(city) ? 1 : 2
  const { uuid, name, state = '' } = city
  const read = [`${rank}`, groupOf(city) ?? '', name, state].map(fold)
  // Those that read alike stand in one order, too.
  return [...read, name, state, uuid].join('\0')
}

/**
 * Cities in the order in which people look for them: those of India by state, then those of other countries
 * by country. Done once, when the list has come. Those of one name are told apart by what lies around them.
 */
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
  return keyed.map(({ city }) => {
    const { uuid, name, state, country } = city
    const full = isOnly(short(city)) ? short(city) : joined(name, state, country)
    const label = isOnly(short(city)) ? name : joined(name, state)
    return { uuid, name, state, country, value: uuid, label, group: groupOf(city), full }
  })
}
