import type { AttractionDetails } from '../../../widgets/contract/attraction-details.ts'
import { NO_RATING } from '../../../widgets/contract/rating.ts'
import type { Queries } from './database.ts'

// Counted from the reviews at every call: a figure that is kept nowhere is never wrong.
const ATTRACTIONS = `
  select id as _id, attractions.name, attraction_location_label, cities.name as city,
    states.name as state, countries.name as country, image, description, activities,
    category, coalesce(round(average, 2), ${NO_RATING})::float8 as avg_review, total as total_review,
    coalesce(best_months, '[]') as best_months, coalesce(closed, '') as closed,
    coalesce(time_needed, '') as time_needed, coalesce(airport, '') as airport,
    coalesce(station, '') as station, latitude, longitude,
    coalesce(to_char(greatest(changed_at, latest) at time zone 'UTC', 'YYYY-MM-DD'), '') as updated
  from attractions
  join cities on cities.uuid = attractions.city
  join states on states.uuid = cities.state
  join countries on countries.uuid = states.country
  cross join lateral (
    select avg(rating) as average, count(*) as total, max(received_at) as latest
    from reviews where attraction = attractions.id and state = 'approved'
  ) as counted`

/** The attractions of a country, state or city, or all, by name. */
export async function attractionsIn(
  { query }: Queries,
  place: string | null,
): Promise<AttractionDetails[]> {
  return query<AttractionDetails>(
    `${ATTRACTIONS}
     where $1::uuid is null or $1 in (cities.uuid, cities.state, states.country)
     order by attractions.name collate "C"`,
    [place],
  )
}

/** One attraction, if it is known. */
export async function attractionOf(
  { query }: Queries,
  id: string,
): Promise<AttractionDetails | undefined> {
  // No other id was ever given, and a database takes no NUL.
  if (!/^[a-z0-9-]{1,100}$/.test(id)) return undefined
  const rows = await query<AttractionDetails>(`${ATTRACTIONS} where id = $1`, [id])
  return rows[0]
}
