import type { CityChoice } from '../contract/city-choices.ts'
import type { PopularCity } from '../contract/destinations.ts'
import { type Choice, fold } from '../contract/values/choice.ts'
import { finder as english } from '../messages/en/destination-finder.ts'

/** Cities listed first, before a visitor has typed. */
const FIRST = 8

/** Choice of a sight: its city's uuid, a space, and its name. */
export const sightChoice = (city: string, sight: string) => (sight ? `${city} ${sight}` : city)

export function readChoice(value: string): { city: string; sight: string } {
  const [city = '', ...words] = value.split(' ')
  return { city, sight: words.join(' ') }
}

/**
 * Cities, the most popular first, followed by sights that are sent as their city. A city is also found by its country,
 * its attractions and their categories, which include regions, and by English names in every language.
 */
export function destinationChoices(
  cities: readonly CityChoice[],
  popular: readonly PopularCity[],
  messages: Pick<typeof english, 'popular' | 'sentAs'> = english,
): Choice[] {
  const known = new Map(popular.map((each) => [each.city, each]))
  const rank = new Map(popular.slice(0, FIRST).map(({ city }, index) => [city, index]))
  const rankOf = ({ uuid }: CityChoice) => rank.get(uuid) ?? FIRST
  const sightsOf = (city: string) => {
    const { sights = [], sights_en = [] } = known.get(city) ?? {}
    return sights.map((sight, index) => ({ sight, also: sights_en[index] }))
  }
  const sorted = cities.toSorted((one, other) => rankOf(one) - rankOf(other))
  const ofCities = sorted.map((city): Choice => {
    const { uuid, name, full, country, name_en, country_en } = city
    const { categories = [] } = known.get(uuid) ?? {}
    const own = sightsOf(uuid).filter(({ sight }) => isNamedAfter(sight, name))
    const words = own.flatMap(({ sight, also }) => [sight, also])
    return {
      value: uuid,
      label: full,
      also: [country, name_en, country_en, ...categories, ...words].join(' '),
      note: rank.has(uuid) ? messages.popular : undefined,
    }
  })
  const ofSights = sorted.flatMap(({ uuid, name, full }) =>
    sightsOf(uuid)
      .filter(({ sight }) => !isNamedAfter(sight, name))
      .map(({ sight, also }): Choice => ({
        value: sightChoice(uuid, sight),
        label: sight,
        also,
        note: messages.sentAs(full),
        isTyped: true,
      })),
  )
  return [...ofCities, ...ofSights]
}

/** Such as 'Kanha National Park' in Kanha: the city says it all. */
const isNamedAfter = (sight: string, city: string) => fold(sight).includes(fold(city))
