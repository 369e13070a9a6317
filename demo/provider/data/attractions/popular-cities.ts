import type { PopularCity } from '../../../../widgets/contract/destinations.ts'
import type { Queries } from '../engine/database.ts'
import { englishFor, nameIn, textLanguage } from './translated.ts'

/** Best-known attractions that a traveller may type instead of a city. */
const MOST = 500

/** Latest enquiries that are counted, so that a million of them cost no more. */
const LATEST = 2000

export async function popularCitiesIn(
  { query }: Queries,
  language?: string,
): Promise<PopularCity[]> {
  const read = textLanguage(language)
  return query<PopularCity>(
    `with known as materialized (
       select attraction, index.city, ${nameIn('attractions', read)} as name, index.name as name_en, category,
         reviews, average
       from (select * from attraction_index order by reviews desc, average desc, name, attraction limit ${MOST}) as index
       join attractions on id = attraction
     ), asked as materialized (
       select city, count(*) as times from destinations
       where enquiry in (select uuid from enquiries where suspicious_at is null order by received_at desc limit ${LATEST})
       group by city
     )
     select known.city, jsonb_agg(name order by reviews desc, average desc, name_en) as sights,
       ${englishFor('jsonb_agg(name_en order by reviews desc, average desc, name_en)', read)} as sights_en,
       coalesce((
         select jsonb_agg(distinct word) from known as there, jsonb_array_elements_text(category) as kind
         left join terms on terms.name = kind
         cross join lateral (values (kind), (terms.translations->'${read}'->>'name')) as words (word)
         where there.city = known.city and word is not null
       ), '[]') as categories
     from known left join asked on asked.city = known.city
     group by known.city, times
     order by coalesce(times, 0) desc, sum(reviews) desc, max(average) desc, min(name_en collate "C")`,
  )
}
