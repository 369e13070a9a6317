import type { City, Place } from '../../../../widgets/contract/places.ts'
import type { Queries } from '../engine/database.ts'

const CITIES = `
  select cities.uuid, cities.name, states.name as state, countries.name as country
  from cities
  join states on states.uuid = cities.state
  join countries on countries.uuid = states.country
  where ($1::uuid is null or countries.uuid = $1) and ($2::uuid is null or states.uuid = $2)
  order by cities.name collate "C", states.name collate "C"`

export async function allCountries({ query }: Queries): Promise<Place[]> {
  return query<Place>('select uuid, name from countries order by name collate "C"')
}

export async function statesOf({ query }: Queries, country: string): Promise<Place[]> {
  return query<Place>(
    'select uuid, name from states where country = $1 order by name collate "C"',
    [country],
  )
}

/** The cities of a country, a state, both or all, by name. */
export async function citiesIn(
  { query }: Queries,
  country: string | null,
  state: string | null,
): Promise<City[]> {
  return query<City>(CITIES, [country, state])
}

export async function isPlace(
  { query }: Queries,
  table: 'countries' | 'states',
  uuid: string,
): Promise<boolean> {
  return (await query(`select 1 from ${table} where uuid = $1`, [uuid])).length > 0
}

/** The city of a 'City, State, Country', in any case. */
export async function cityNamed({ query }: Queries, place: string): Promise<string | undefined> {
  const rows = await query<{ uuid: string }>(
    `select cities.uuid from cities join states on states.uuid = cities.state
     join countries on countries.uuid = states.country where plain(concat_ws(', ', cities.name, states.name, countries.name)) = plain($1) limit 1`,
    [place],
  )
  return rows[0]?.uuid
}
