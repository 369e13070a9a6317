import type { Review } from '../../../../widgets/contract/reviews.ts'
import type { Queries } from '../engine/database.ts'

/** All orders sort by date of visit, latest first, the last two within each rating. */
export type ReviewOrder = 'newest' | 'highest' | 'lowest'

interface Slice {
  attraction: string
  /** Null for all ratings. */
  rating: number | null
  offset: number
  limit: number
}

/** Number of reviews by rating; ratings without reviews are missing. */
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
 * Reads a page of an attraction's reviews. An order by rating concatenates one list per rating, located by
 * `ratings`, the number of reviews of each.
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

/** By date of visit, then by time of receipt. */
const LATEST = 'date_of_visit desc, received_at desc, uuid'

async function latestVisits(queries: Queries, slice: Slice): Promise<Review[]> {
  const { attraction, rating, limit } = slice
  const { day, before } = slice.offset > 0 ? await dayAt(queries, slice) : FIRST
  return queries.query<Review>(
    `select first_name, last_name, rating, images, feedback, language, date_of_visit from reviews
     where attraction = $1 and ${rating === null ? '$2::integer is null' : 'rating = $2'}
       and date_of_visit <= $3 and published(reviews)
     order by ${LATEST} limit $4 offset $5`,
    [attraction, rating, day, limit, slice.offset - before],
  )
}

/** A day, and the number of reviews of later days. */
interface Day {
  day: string
  before: number
}
const FIRST: Day = { day: 'infinity', before: 0 }

/** Finds the span that contains an offset, counting from the latest, and the number of reviews before it. */
const spanAt = (spans: string, offset: string) => `
  select starts, before from (
    select starts, sum(count) as count, sum(sum(count)) over (order by starts desc) - sum(count) as before
    from (${spans}) as spans group by starts
  ) as summed
  where before <= ${offset} and before + count > ${offset}`

/** Finds the day of the review at an offset, by monthly counts first, then by daily ones. */
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
  // Reviews may have been removed between the two statements.
  return found ?? { day: '-infinity', before: offset }
}
