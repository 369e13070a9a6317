import { MAX_SEARCH, MIN_SEARCH } from '../../../../widgets/contract/limits.ts'
import type { Found } from '../../../../widgets/contract/search.ts'
import type { Queries } from '../engine/database.ts'
import { folded } from './plain.ts'
import { topicsIn, wordsQuery } from './search-topics.ts'
import { speller } from './spelling.ts'
import { type Language, englishFor, nameIn, placeIn, termsIn, textLanguage } from './translated.ts'

const MOST = 20

/** Minimum length of a pattern that a trigram index can find inside words. */
const INDEXED = 3

/** Shorter patterns are only searched inside the names of so many best-known attractions. */
const BEST_KNOWN = 1000

/**
 * Fewer matches are found by their index and sorted; PostgreSQL would walk all attractions from the best known,
 * as it expects enough matches soon. Where there are more, it does find them soon.
 */
const FEW = 2000

const AROUND = `join cities on cities.uuid = attractions.city
  join states on states.uuid = cities.state
  join countries on countries.uuid = states.country`

const KNOWN = 'reviews desc, average desc, name, attraction'

/**
 * Returns the search: results, best first; none for input that is too short or too long. Words that nothing matches
 * are corrected.
 */
export function searchIn(queries: Queries): (typed: string, language?: string) => Promise<Found[]> {
  const corrected = speller(queries)
  return async (typed, language) => {
    const wanted = folded(typed)
    if (typed.length > MAX_SEARCH || wanted.length < MIN_SEARCH) return []
    const words = [...new Set(wanted.split(' '))]
    const found = await find(queries, wanted, words, language)
    if (found.length > 0) return found
    const better = await corrected(words)
    return better ? find(queries, better.join(' '), better, language) : []
  }
}

async function find(
  { query }: Queries,
  wanted: string,
  words: string[],
  language: string | undefined,
): Promise<Found[]> {
  // Words contain no LIKE wildcards after `plain`.
  const inside = words.map((word) => `%${word}%`)
  const isIndexed = words.some((word) => word.length >= INDEXED)
  const topics = topicsIn(words)
  // Names in Latin letters have a narrower index. `folded` has removed accents.
  const columns = /[^\0-\x7F]/.test(wanted) ? FOREIGN : LATIN
  const read = textLanguage(language)
  const sql = searchSql(words.length, isIndexed, topics !== undefined, columns, read)
  return query<Found>(sql, [wanted, ...inside, topics ?? wordsQuery(words)])
}

/** Columns of names and labels, and SQL patterns for the ends of a name: the English one, or those of all languages. */
interface Columns {
  name: string
  label: string
  start: string
  end: string
}
const LATIN: Columns = { name: 'plain_name', label: 'plain_label', start: "' '", end: "' '" }
const FOREIGN: Columns = {
  name: 'plain_names',
  label: 'plain_labels',
  start: "E'%\\n '",
  end: "E' \\n%'",
}

interface Rank {
  condition: string
  /** A match may be inside a word. */
  isInside?: boolean
  /** The same for places, in a `case`, where the first match counts. They have no texts. */
  ofPlace?: string
}

/**
 * SQL conditions, best match first, each excluding the previous ones. A whole name is best. If all words are topics
 * ('tiger'), attractions with them follow; else names rank above labels, whole words above beginnings of words above
 * the rest, and texts come last.
 */
function ranks(count: number, isTopical: boolean, { name, label, start, end }: Columns): Rank[] {
  const words = Array.from({ length: count }, (_, index) => `$${index + 2}::text`)
  const begins = (word: string) => `'% ' || substr(${word}, 2)`
  const every = (condition: (word: string) => string) => `(${words.map(condition).join(' and ')})`
  const names: Rank[] = [
    { condition: `${name} like ${start} || $1::text || ${end}` },
    { condition: `${name} like ${start} || $1::text || ' %'` },
    { condition: `${name} like ${start} || $1::text || '%'` },
    { condition: every((word) => `${name} like ${begins(word)}`) },
    { condition: every((word) => `${name} like ${word}`), isInside: true },
    {
      condition: every((word) => `(${name} like ${word} or ${label} like ${begins(word)})`),
      isInside: true,
    },
    {
      condition: every((word) => `(${name} like ${word} or ${label} like ${word})`),
      isInside: true,
    },
  ]
  const text = `words @@ to_tsquery('english', $${count + 2})`
  // Each name's condition includes the previous one.
  const ranked: Rank[] = names.map(({ condition, ...rank }, at) => {
    const others = [names[at - 1]?.condition, isTopical && at > 0 && text].filter(Boolean)
    const but = others.length > 0 ? ` and not (${others.join(' or ')})` : ''
    return { ...rank, condition: condition + but, ofPlace: condition }
  })
  const above = isTopical ? names[0] : names.at(-1)
  const ofText = { condition: `${text} and not (${above!.condition})` }
  return isTopical ? ranked.toSpliced(1, 0, ofText) : [...ranked, ofText]
}

/**
 * Each rank uses an index and runs only if the previous ones found too little. Equal matches are sorted by
 * number of reviews, then by rating. A place ranks as its best-known attraction, and before it. Places without
 * attractions come last.
 */
function searchSql(
  words: number,
  isIndexed: boolean,
  isTopical: boolean,
  columns: Columns,
  language: Language,
): string {
  const each = ranks(words, isTopical, columns)
  const bestKnown = `(select * from attraction_index order by ${KNOWN} limit ${BEST_KNOWN})`
  const attractions = each.map(({ condition, isInside }, rank) => {
    const from = isIndexed || !isInside ? 'attraction_index' : bestKnown
    const matches = `
      select attraction, ${rank} as rank, reviews, average, label, name from ${from} as known where ${condition}`
    const best = `order by ${KNOWN} limit ${MOST}`
    return `(
      with few as materialized (${matches} limit ${FEW}),
        is_all as materialized (select count(*) < ${FEW} as yes from few)
      (select * from few where (select yes from is_all) ${best})
      union all
      (${matches} and not (select yes from is_all) ${best}))`
  })
  const cases = each.map(({ ofPlace }, rank) => (ofPlace ? `when ${ofPlace} then ${rank}` : ''))
  const rank = `case ${cases.join(' ')} end`
  const isEnglish = language === 'en'
  const { name: names, label: labels } = columns
  const own = (table: string) =>
    columns === LATIN ? `' ' || ${table}.plain || ' '` : `${table}.plain_names`
  const around =
    columns === LATIN
      ? `' ' || concat_ws(' ', nullif(states.plain, countries.plain), countries.plain)`
      : 'states.plain_names || countries.plain_names'
  const places = [
    `select 1 as place, 'country' as kind, uuid, countries.name as english,
       ${nameIn('countries', language)} as name, '' as label, ${own('countries')} as ${names}, '' as ${labels}
     from countries`,
    `select 2, 'state', states.uuid, states.name, ${nameIn('states', language)}, ${nameIn('countries', language)},
       ${own('states')}, ${own('countries')}
     from states join countries on countries.uuid = country`,
    `select 3, 'city', cities.uuid, cities.name, ${nameIn('cities', language)}, ${placeIn(language, 'states')},
       ${own('cities')}, ${around}
     from cities join states on states.uuid = state join countries on countries.uuid = country`,
  ]
  const best = ['country', 'state', 'city'].map(
    (kind) =>
      `(select attraction, reviews, average from attraction_index
        where kind = '${kind}' and ${kind} = ranked.uuid
        order by reviews desc, average desc, name limit 1)`,
  )
  return `
    with found as (
      select attraction, rank, reviews, average, label from (${attractions.join(' union all ')}) as found limit ${MOST}
    ), ranked as (
      select place, kind, uuid, english, name, label, ${rank} as rank from (${places.join(' union all ')}) as places
    ), everything as (
      select 'attraction' as kind, attraction as id, attractions.name as english, ${nameIn('attractions', language)} as name,
        ${isEnglish ? 'label' : placeIn(language)} as label, image->>0 as image, category,
        ${englishFor(termsIn('category', language), language)} as category_names, rank, 0 as place, reviews, average,
        false as is_empty
      from found join attractions on id = attraction ${isEnglish ? '' : AROUND}
      union all
      select kind, uuid::text, english, ranked.name, label, image->>0, null, null, rank, place, coalesce(reviews, 0),
        coalesce(average, 0), attraction is null
      from ranked
      left join lateral (${best.join(' union all ')}) as best on true
      left join attractions on id = attraction
      where rank is not null
    )
    select kind, id, name, label, image, category, category_names from everything
    order by is_empty, rank, reviews desc, place, average desc, english collate "C", id
    limit ${MOST}`
}
