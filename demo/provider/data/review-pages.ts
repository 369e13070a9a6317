import type { Review } from '../../../widgets/contract/reviews.ts'
import type { Queries } from './database.ts'

/** Orders of a list: the latest visit first; or by rating, and within a rating so. */
export type ReviewOrder = 'newest' | 'highest' | 'lowest'

/** Some reviews of a list, from a place in it on. */
interface Slice {
  attraction: string
  /** Of one rating alone; null is of all. */
  rating: number | null
  offset: number
  limit: number
}

/** How many of an attraction's reviews have each rating that somebody has given. */
export async function ratingsOf(
  { query }: Queries,
  attraction: string,
): Promise<Map<number, number>> {
  const counts = await query<{ rating: number; count: number }>(
    `select rating, count from review_counts where attraction = $1 and span = 'all' and count > 0`,
    [attraction],
  )
  return new Map(counts.map(({ rating, count }) => [rating, count]))
}

/**
 * Reads a slice of an attraction's reviews. `ratings` says how many there are of each: an order by rating is
 * one list after the other, each by the date of visit.
 */
export async function reviewSlice(
  queries: Queries,
  { attraction, rating, offset, limit }: Slice,
  order: ReviewOrder,
  ratings: ReadonlyMap<number, number>,
): Promise<Review[]> {
  const wanted = [...ratings].filter(([each]) => rating === null || each === rating)
  const groups =
    order === 'newest'
      ? [{ rating, count: wanted.reduce((sum, [, count]) => sum + count, 0) }]
      : wanted
          .toSorted(([one], [other]) => (order === 'highest' ? other - one : one - other))
          .map(([each, count]) => ({ rating: each, count }))
  const reviews: Review[] = []
  let skipped = offset
  for (const group of groups) {
    const left = limit - reviews.length
    if (left === 0) break
    if (skipped < group.count) {
      const slice = { attraction, rating: group.rating, offset: skipped, limit: left }
      reviews.push(...(await latestVisits(queries, slice)))
    }
    skipped = Math.max(0, skipped - group.count)
  }
  return reviews
}

/** The latest visit first; of one day, what was received last. */
const LATEST = 'date_of_visit desc, received_at desc, uuid'

async function latestVisits(queries: Queries, slice: Slice): Promise<Review[]> {
  const { attraction, rating, limit } = slice
  const { day, before } = slice.offset > 0 ? await dayAt(queries, slice) : FIRST
  return queries.query<Review>(
    `select first_name, last_name, rating, images, feedback, date_of_visit from reviews
     where attraction = $1 and ${rating === null ? '$2::integer is null' : 'rating = $2'}
       and date_of_visit <= $3 and published(reviews)
     order by ${LATEST} limit $4 offset $5`,
    [attraction, rating, day, limit, slice.offset - before],
  )
}

/** A day of visits, and how many of later days come before it. */
interface Day {
  day: string
  before: number
}
const FIRST: Day = { day: 'infinity', before: 0 }

/** Of spans from the latest on, the one that holds a place, and how many come before it. */
const spanAt = (spans: string, offset: string) => `
  select starts, before from (
    select starts, sum(count) as count, sum(sum(count)) over (order by starts desc) - sum(count) as before
    from (${spans}) as spans group by starts
  ) as summed
  where before <= ${offset} and before + count > ${offset}`

/** The day of the review at a place of the list: by the counts of months, then of that month's days. */
async function dayAt({ query }: Queries, { attraction, rating, offset }: Slice): Promise<Day> {
  const ofRating = rating === null ? '$3::integer is null' : 'rating = $3'
  const spans = (span: string) =>
    `select starts, count from review_counts where attraction = $1 and span = '${span}' and ${ofRating}`
  const [found] = await query<Day>(
    `with month as (${spanAt(spans('month'), '$2::bigint')})
     select day.starts as day, (month.before + day.before)::bigint as before
     from month cross join lateral (${spanAt(
       `${spans('day')} and starts >= month.starts and starts < month.starts + interval '1 month'`,
       '$2 - month.before',
     )}) as day`,
    [attraction, offset, rating],
  )
  // Between two statements somebody may have taken away the last ones.
  return found ?? { day: '-infinity', before: offset }
}
