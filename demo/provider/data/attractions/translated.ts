import { messagesIn } from '../../messages/messages.ts'

/** A folder of `messages/`, never input: it becomes part of SQL. */
export type Language = string

/** The language in which texts are read for a BCP 47 tag: Arabic for 'ar-EG', English without translations. */
export const textLanguage = (tag: string | null | undefined): Language =>
  messagesIn(tag).language.code

/*
 * SQL for texts in a language. A missing translation is replaced by the English text. English reads no translations,
 * because planning them takes a tenth of a search, and long ones are stored apart.
 */

export const nameIn = (table: string, language: Language) =>
  language === 'en'
    ? `${table}.name`
    : `coalesce(${table}.translations->'${language}'->>'name', ${table}.name)`

/** The English text next to a translated one; null if the language is English. */
export const englishFor = (column: string, language: Language) =>
  language === 'en' ? 'null' : column

/** A JSON list of terms, such as activities. */
export const termsIn = (list: string, language: Language) =>
  language === 'en'
    ? list
    : `(select coalesce(jsonb_agg(coalesce(terms.translations->'${language}'->>'name', word) order by at), '[]')
        from jsonb_array_elements_text(${list}) with ordinality as words (word, at)
        left join terms on terms.name = word)`

/** Joins the translated columns of an attraction as `own`. */
export const joinOwn = (language: Language) =>
  language === 'en'
    ? ''
    : `left join lateral jsonb_to_record(attractions.translations->'${language}')
        as own (name text, attraction_location_label text, description text, activities jsonb, category jsonb,
          closed text, time_needed text, airport text, station text) on true`

/** A column of an attraction joined by {@link joinOwn}. */
export const ownIn = (column: string, language: Language, fallback = `attractions.${column}`) =>
  language === 'en' ? fallback : `coalesce(own.${column}, ${fallback})`

/** Separates the names of places. */
export const comma = (language: Language) => messagesIn(language).language.comma

/** 'Agra, Uttar Pradesh, India', each name once. Joined by the tables cities, states and countries. */
export function placeIn(language: Language, first: 'cities' | 'states' = 'cities'): string {
  const [city, state, country] = (['cities', 'states', 'countries'] as const).map((table) =>
    nameIn(table, language),
  )
  const names = first === 'cities' ? [`nullif(${city}, ${state})`] : []
  const all = [...names, `nullif(${state}, ${country})`, country]
  return `concat_ws('${comma(language)}', ${all.join()})`
}

/** The location label of an attraction: its translation, else one like the English label, else that label. */
export function labelIn(language: Language): string {
  const english = 'attractions.attraction_location_label'
  if (language === 'en') return english
  return `coalesce(own.attraction_location_label, ${likeLabel(english, language)}, ${english})`
}

/** Translates 'Agra, Uttar Pradesh' or 'Agra, India'; null for other texts. Joined as in {@link placeIn}. */
export function likeLabel(english: string, language: Language): string {
  const like = (wider: 'states' | 'countries') =>
    `when concat_ws(', ', cities.name, ${wider}.name)
       then concat_ws('${comma(language)}', ${nameIn('cities', language)}, ${nameIn(wider, language)})`
  return `case ${english} ${like('states')} ${like('countries')} end`
}
