import type { AttractionDetails } from '../../../../widgets/contract/attraction-details.ts'
import type { AttractionCard } from '../../../../widgets/contract/attractions.ts'
import type { AttractionAddress } from '../../../../widgets/contract/attraction-pages.ts'
import { NO_RATING } from '../../../../widgets/contract/values/rating.ts'
import { sceneTitle } from '../../../art/scene-pictures.ts'
import type { Queries } from '../engine/database.ts'
import {
  type Language,
  englishFor,
  joinOwn,
  labelIn,
  nameIn,
  ownIn,
  termsIn,
  textLanguage,
} from './translated.ts'

const UPDATED = `
  coalesce(to_char(greatest(changed_at, latest) at time zone 'UTC', 'YYYY-MM-DD'), '') as updated`

const REVIEWED = `
  (case when reviews > 0 then round(average, 2) else ${NO_RATING} end)::float8 as avg_review,
  reviews as total_review`

const PLACES = `
  join cities on cities.uuid = attractions.city
  join states on states.uuid = cities.state
  join countries on countries.uuid = states.country`

/** Review figures come from the index, which keeps them up to date. */
const attractionsFrom = (chosen: string, language: Language) => `
  select id as _id, ${ownIn('name', language)} as name,
    ${labelIn(language)} as attraction_location_label,
    ${nameIn('cities', language)} as city, ${nameIn('states', language)} as state,
    ${nameIn('countries', language)} as country, ${englishFor('attractions.name', language)} as name_en,
    ${englishFor('attractions.attraction_location_label', language)} as label_en,
    image, ${ownIn('description', language)} as description,
    ${ownIn('activities', language, termsIn('attractions.activities', language))} as activities,
    attractions.category, ${englishFor(ownIn('category', language, termsIn('attractions.category', language)), language)}
      as category_names,
    ${REVIEWED}, coalesce(best_months, '[]') as best_months,
    coalesce(${ownIn('closed', language)}, '') as closed,
    coalesce(${ownIn('time_needed', language)}, '') as time_needed,
    coalesce(${ownIn('airport', language)}, '') as airport,
    coalesce(${ownIn('station', language)}, '') as station, latitude, longitude, ${UPDATED}
  from (${chosen}) as chosen
  join attractions on id = chosen.attraction ${joinOwn(language)} ${PLACES}`

export interface Listed {
  /** The uuid of a country, state or city; null means everywhere. */
  place: string | null
  /** Only attractions with at least one of these; undefined for all. */
  categories?: readonly string[] | undefined
  /** Of the texts; the order is that of the English names. */
  language?: string | undefined
  limit: number
  offset: number
}

/** The place id of the counts for all places. */
const EVERYWHERE = '00000000-0000-0000-0000-000000000000'

type Kind = 'everywhere' | 'country' | 'state' | 'city'

const WHERE: Record<Kind, string> = {
  everywhere: '$1::uuid is not null',
  country: 'attraction_index.country = $1',
  state: 'attraction_index.state = $1',
  city: 'attraction_index.city = $1',
}

const hasOneOf = (parameter: string) => `(${parameter}::jsonb is null or exists (
  select from jsonb_array_elements_text(${parameter}::jsonb) as word where category ? word))`

export async function attractionsIn(
  { query }: Queries,
  { place, categories, language, limit, offset }: Listed,
): Promise<{ data: AttractionDetails[]; total: number }> {
  if (place === EVERYWHERE) return { data: [], total: 0 }
  // PostgreSQL refuses NUL and lone surrogates.
  const known = categories?.filter((word) => !/[\0\p{Cs}]/u.test(word))
  const words = known ? JSON.stringify(known) : null
  const [counted] = await query<{ kind: Kind; total: number }>(
    `select kind, sum(count) as total from attraction_counts
     where place = $1 and ${hasOneOf('$2')} group by kind`,
    [place ?? EVERYWHERE, words],
  )
  if (!counted || counted.total <= offset) return { data: [], total: counted?.total ?? 0 }
  const { kind, total } = counted
  // Counts the offset in an index-only scan, so that deep pages stay fast.
  const keys = `
    select attraction from attraction_index
    ${words === null ? '' : 'join attractions on id = attraction'}
    where ${WHERE[kind]} and ${words === null ? '$4::jsonb is null' : hasOneOf('$4')}
    order by attraction_index.name, attraction limit $2 offset $3`
  const chosen = `select * from (${keys}) as keys join attraction_index using (attraction)`
  const data = await query<AttractionDetails>(
    `${attractionsFrom(chosen, textLanguage(language))} order by chosen.name, chosen.attraction`,
    [place ?? EVERYWHERE, limit, offset, words],
  )
  return { data, total }
}

export async function attractionAddresses(
  { query }: Queries,
  limit: number,
  offset: number,
): Promise<AttractionAddress[]> {
  return query<AttractionAddress>(
    `select id as _id, reviews as total_review, ${UPDATED}
     from (select attraction from attraction_index order by attraction limit $1 offset $2) as keys
     join attraction_index using (attraction) join attractions on id = attraction order by id`,
    [limit, offset],
  )
}

const MAX_IDS = 100_000

/** All attractions' ids; undefined if there are too many to keep in memory. */
export async function attractionIds({ query }: Queries): Promise<Set<string> | undefined> {
  const sql = 'select attraction as id from attraction_index limit $1'
  const rows = await query<{ id: string }>(sql, [MAX_IDS + 1])
  return rows.length > MAX_IDS ? undefined : new Set(rows.map(({ id }) => id))
}

/** Ids always have this form. PostgreSQL would refuse a NUL. */
const isId = (id: string) => /^[a-z0-9-]{1,100}$/.test(id)

/** Card data of the known ids, without duplicates. */
export async function attractionCardsOf(
  { query }: Queries,
  ids: readonly string[],
  language?: string,
): Promise<AttractionCard[]> {
  const read = textLanguage(language)
  return query<AttractionCard>(
    `select id as _id, ${ownIn('name', read)} as name, ${englishFor('attractions.name', read)} as name_en,
       ${englishFor('attractions.attraction_location_label', read)} as label_en,
       ${labelIn(read)} as attraction_location_label, image, ${REVIEWED}
     from attraction_index join attractions on id = attraction ${joinOwn(read)} ${PLACES}
     where attraction in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(ids.filter(isId))],
  )
}

export async function attractionOf(
  { query }: Queries,
  id: string,
  language?: string,
): Promise<AttractionDetails | undefined> {
  if (!isId(id)) return undefined
  const chosen = 'select * from attraction_index where attraction = $1'
  const read = textLanguage(language)
  const [found] = await query<AttractionDetails>(attractionsFrom(chosen, read), [id])
  return found && { ...found, captions: found.image.map((path) => sceneTitle(path, read)) }
}
