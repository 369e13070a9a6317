import type { City, Place } from '../../../../widgets/contract/places.ts'
import type { Queries } from '../engine/database.ts'
import { type Language, englishFor, nameIn, textLanguage } from './translated.ts'

const PLACE = (table: string, language: Language) =>
  `uuid, ${nameIn(table, language)} as name, ${englishFor(`${table}.name`, language)} as name_en`

const CITIES = (language: Language) => `
  select * from (
    select cities.uuid, ${nameIn('cities', language)} as name, ${nameIn('states', language)} as state,
      ${nameIn('countries', language)} as country, ${englishFor('cities.name', language)} as name_en,
      ${englishFor('countries.name', language)} as country_en
    from cities
    join states on states.uuid = cities.state
    join countries on countries.uuid = states.country
    where ($1::uuid is null or countries.uuid = $1) and ($2::uuid is null or states.uuid = $2)
  ) as found order by name collate "C", state collate "C"`

/** All countries by name, in the language of a tag. */
export async function allCountries({ query }: Queries, language?: string): Promise<Place[]> {
  const names = `select ${PLACE('countries', textLanguage(language))} from countries`
  return query<Place>(`select * from (${names}) as found order by name collate "C"`)
}

export async function statesOf(
  { query }: Queries,
  country: string,
  language?: string,
): Promise<Place[]> {
  const names = `select ${PLACE('states', textLanguage(language))} from states where country = $1`
  const sql = `select * from (${names}) as found order by name collate "C"`
  return query<Place>(sql, [country])
}

/** The cities of a country, a state, both or all, by name. */
export async function citiesIn(
  { query }: Queries,
  country: string | null,
  state: string | null,
  language?: string,
): Promise<City[]> {
  return query<City>(CITIES(textLanguage(language)), [country, state])
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
