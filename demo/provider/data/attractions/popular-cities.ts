import type { PopularCity } from '../../../../widgets/contract/destinations.ts'
import type { Queries } from '../engine/database.ts'

/** Best-known attractions that a traveller may type instead of a city. */
const MOST = 500

/** Latest enquiries that are counted, so that a million of them cost no more. */
const LATEST = 2000

export async function popularCitiesIn({ query }: Queries): Promise<PopularCity[]> {
  return query<PopularCity>(
    `with known as materialized (
       select attraction, city, name, reviews, average from attraction_index
       order by reviews desc, average desc, name, attraction limit ${MOST}
     ), asked as materialized (
       select city, count(*) as times from destinations
       where enquiry in (select uuid from enquiries order by received_at desc limit ${LATEST})
       group by city
     )
     select known.city, jsonb_agg(known.name order by reviews desc, average desc, known.name) as sights,
       coalesce((
         select jsonb_agg(distinct kind) from known as there join attractions on id = attraction,
           jsonb_array_elements_text(category) as kind
         where there.city = known.city
       ), '[]') as categories
     from known left join asked on asked.city = known.city
     group by known.city, times
     order by coalesce(times, 0) desc, sum(reviews) desc, max(average) desc, min(known.name collate "C")`,
  )
}
