import { guid, safeParse } from 'zod/mini'
import { popularCities, seasonsOf } from '../../../widgets/contract/destination-endpoints.ts'
import { cities, citiesOfState, countries, states } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { allCountries, citiesIn, isPlace, statesOf } from '../data/attractions/places.ts'
import { popularCitiesIn } from '../data/attractions/popular-cities.ts'
import { seasonsIn } from '../data/attractions/seasons.ts'
import { Refused, wrongFields } from '../errors/refused.ts'

/** Countries, states and cities, each by name. */
export function placeRoutes({ answer, database }: Routes): void {
  answer(countries, async ({ language }) => allCountries(database, language))

  answer(states, async ({ parameter, language }) =>
    statesOf(database, await known('countries', parameter('country_uuid')), language),
  )

  answer(citiesOfState, async ({ parameter, language }) =>
    citiesIn(database, null, await known('states', parameter('state_uuid')), language),
  )

  answer(cities, async ({ query, language }) =>
    citiesIn(
      database,
      optionalUuid('country_uuid', query('country_uuid')),
      optionalUuid('state_uuid', query('state_uuid')),
      language,
    ),
  )

  answer(popularCities, async ({ language }) => popularCitiesIn(database, language))

  answer(seasonsOf, async ({ parameter, language }) => {
    const city = parameter('city_uuid')
    return isUuid(city) ? seasonsIn(database, city, language) : []
  })

  async function known(table: 'countries' | 'states', id: string): Promise<string> {
    if (isUuid(id) && (await isPlace(database, table, id))) return id
    throw new Refused(404, 'not_found', `There is nothing in ${table} with this id.`)
  }
}

const isUuid = (text: string) => safeParse(guid(), text).success

function optionalUuid(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (isUuid(value)) return value
  throw wrongFields({ [name]: 'invalid' })
}
