import { MAX_SEARCH, MIN_SEARCH } from '../../../widgets/contract/limits.ts'
import type { Found } from '../../../widgets/contract/search.ts'
import type { Queries } from './database.ts'

/** As {@link plain}, for a column. */
const plainSql = (column: string) => `
  regexp_replace(
    regexp_replace(lower(normalize(${column}, NFD)), '[\\u0300-\\u036f\\u2019'']', '', 'g'),
    '[!-/:-@[-\`{-~[:space:]]+', ' ', 'g')`

// Words are found by their position, not by LIKE or a pattern, so that none of their characters has
// a meaning. A name counts before a label, a whole word before its beginning, and that before the rest.
// Among equals counts what more people have reviewed, and of that what they liked more: a place is as known
// as the best known of its attractions, which comes before it.
const SEARCH = `
  with liked as (
    select attraction, count(*) as reviews, avg(rating) as average from reviews
    where state = 'approved' group by attraction
  ), known as (
    select id, attractions.name, image->>0 as image, cities.uuid as city, cities.name as city_name,
      states.uuid as state, states.name as state_name, countries.uuid as country,
      countries.name as country_name, coalesce(reviews, 0) as reviews, coalesce(average, 0) as average
    from attractions join cities on cities.uuid = city
    join states on states.uuid = state join countries on countries.uuid = country
    left join liked on attraction = id
  ), everything as (
    select 1 as place, 'country' as kind, uuid, uuid::text as id, name, '' as label,
      null as image, 0::bigint as reviews, 0::numeric as average from countries
    union all
    select 2, 'state', states.uuid, states.uuid::text, states.name, countries.name, null, 0, 0
    from states join countries on countries.uuid = country
    union all
    select 3, 'city', cities.uuid, cities.uuid::text, cities.name,
      concat_ws(', ', nullif(states.name, countries.name), countries.name), null, 0, 0
    from cities join states on states.uuid = state join countries on countries.uuid = country
    union all
    select 0, 'attraction', null, id, name,
      concat_ws(', ', nullif(city_name, state_name), nullif(state_name, country_name), country_name),
      image, reviews, average
    from known
  ), spelt as (
    select *, ' ' || ${plainSql('name')} || ' ' as plain_name,
      ' ' || ${plainSql('label')} as plain_label
    from everything
  )
  select kind, spelt.id, spelt.name, label, coalesce(spelt.image, best.image) as image
  from spelt cross join lateral (
    select max(case
      when plain_name = ' ' || $1::text || ' ' then 0
      when starts_with(plain_name, ' ' || $1::text || ' ') then 1
      when starts_with(plain_name, ' ' || $1::text) then 2
      when position(' ' || word in plain_name) > 0 then 3
      when position(word in plain_name) > 0 then 4
      when position(' ' || word in plain_label) > 0 then 5
      when position(word in plain_label) > 0 then 6
      else 7 end) as rank
    from unnest(string_to_array($1::text, ' ')) as word
  ) as ranked left join lateral (
    select image, reviews, average from known
    where rank < 7 and spelt.uuid in (known.city, known.state, known.country)
    order by reviews desc, average desc, known.name collate "C" limit 1
  ) as best on true
  where rank < 7
  order by rank, greatest(spelt.reviews, best.reviews) desc, place,
    greatest(spelt.average, best.average) desc, name collate "C", label collate "C"
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
