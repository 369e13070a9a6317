import type { Season } from '../../../../widgets/contract/seasons.ts'
import type { Queries } from '../engine/database.ts'
import { englishFor, joinOwn, ownIn, textLanguage } from './translated.ts'

const MOST = 50

export async function seasonsIn(
  { query }: Queries,
  city: string,
  language?: string,
): Promise<Season[]> {
  const read = textLanguage(language)
  return query<Season>(
    `select ${ownIn('name', read)} as name, coalesce(best_months, '[]') as best_months,
       coalesce(closures, '[]') as closures, coalesce(${ownIn('time_needed', read)}, '') as time_needed,
       ${englishFor('attractions.time_needed', read)} as time_needed_en,
       latitude, longitude
     from (
       select attraction, reviews, average from attraction_index where city = $1
       order by reviews desc, average desc, name limit ${MOST}
     ) as known
     join attractions on id = attraction ${joinOwn(read)}
     order by reviews desc, average desc, attractions.name`,
    [city],
  )
}
