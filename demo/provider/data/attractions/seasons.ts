import type { Season } from '../../../../widgets/contract/seasons.ts'
import type { Queries } from '../engine/database.ts'

const MOST = 50

export async function seasonsIn({ query }: Queries, city: string): Promise<Season[]> {
  return query<Season>(
    `select attractions.name, coalesce(best_months, '[]') as best_months,
       coalesce(closures, '[]') as closures, coalesce(time_needed, '') as time_needed,
       latitude, longitude
     from (
       select attraction, reviews, average from attraction_index where city = $1
       order by reviews desc, average desc, name limit ${MOST}
     ) as known
     join attractions on id = attraction
     order by reviews desc, average desc, attractions.name`,
    [city],
  )
}
