import { MAX_SEARCH, MIN_SEARCH } from '../../../widgets/contract/limits.ts'
import type { Found } from '../../../widgets/contract/search.ts'
import type { Queries } from './database.ts'

/** As {@link plain}, for a column. */
const plainSql = (column: string) => `
  regexp_replace(
    regexp_replace(lower(normalize(${column}, NFD)), '[\\u0300-\\u036f\\u2019'']', '', 'g'),
    '[!-/:-@[-\`{-~[:space:]]+', ' ', 'g')`

// Words are found by their position, not by LIKE or a pattern, so that none of their characters has
// a meaning. A word of the name counts before a word of the label, and its beginning before the rest.
const SEARCH = `
  with everything as (
    select 0 as place, 'country' as kind, uuid::text as id, name, '' as label from countries
    union all
    select 1, 'state', states.uuid::text, states.name, countries.name
    from states join countries on countries.uuid = country
    union all
    select 2, 'city', cities.uuid::text, cities.name,
      concat_ws(', ', nullif(states.name, countries.name), countries.name)
    from cities join states on states.uuid = state join countries on countries.uuid = country
    union all
    select 3, 'attraction', attractions.id, attractions.name,
      concat_ws(', ', nullif(cities.name, states.name), nullif(states.name, countries.name),
        countries.name)
    from attractions join cities on cities.uuid = city
    join states on states.uuid = state join countries on countries.uuid = country
  ), spelt as (
    select *, ' ' || ${plainSql('name')} as plain_name, ' ' || ${plainSql('label')} as plain_label
    from everything
  )
  select kind, id, name, label
  from spelt cross join lateral (
    select max(case
      when starts_with(plain_name, ' ' || $1::text) then 0
      when position(' ' || word in plain_name) > 0 then 1
      when position(word in plain_name) > 0 then 2
      when position(' ' || word in plain_label) > 0 then 3
      when position(word in plain_label) > 0 then 4
      else 5 end) as rank
    from unnest(string_to_array($1::text, ' ')) as word
  ) as ranked
  where rank < 5
  order by rank, place, name collate "C", label collate "C"
  limit 20`

/** What a search finds, the best first; nothing for what is too short or too long to be a name. */
export async function searchFor({ query }: Queries, typed: string): Promise<Found[]> {
  const wanted = plain(typed)
  if (typed.length > MAX_SEARCH || wanted.length < MIN_SEARCH) return []
  return query<Found>(SEARCH, [wanted])
}

/** Small letters without accents and apostrophes, in words parted by one space each. */
function plain(text: string): string {
  const letters = text.normalize('NFD').toLowerCase()
  return letters
    .replace(/[\u0300-\u036f\u2019']/g, '')
    .replace(/[\0-/:-@[-`{-~\s]+/g, ' ')
    .trim()
}
