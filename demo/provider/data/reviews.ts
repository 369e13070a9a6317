import type { z } from 'zod/mini'
import type { Review, ReviewPage, reviewQuery } from '../../../widgets/contract/reviews.ts'
import type { Queries } from './database.ts'

/** Reviews of a page where the caller doesn't say. */
const PAGE_SIZE = 10

const ORDERS = {
  newest: 'received_at desc, uuid',
  highest: 'rating desc, received_at desc, uuid',
  lowest: 'rating, received_at desc, uuid',
}

/** One page of an attraction's reviews; `breakdown` is of all its reviews, `total` of those asked for. */
export async function reviewPage(
  { query }: Queries,
  asked: z.infer<typeof reviewQuery>,
): Promise<ReviewPage> {
  const { attraction, page = 1, page_size = PAGE_SIZE, sort = 'newest', rating = null } = asked
  const known = attraction.includes('\0') ? '' : attraction
  const counts = await query<{ rating: number; count: number }>(
    'select rating, count(*) from reviews where attraction = $1 group by rating',
    [known],
  )
  const breakdown = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...countsByRating(counts) }
  const data = await query<Review>(
    `select first_name, last_name, rating, images, feedback from reviews
     where attraction = $1 and ($2::integer is null or rating = $2)
     order by ${ORDERS[sort]} limit $3 offset $4`,
    [known, rating, page_size, (page - 1) * page_size],
  )
  const counted = counts.filter((row) => rating === null || row.rating === rating)
  return { data, total: counted.reduce((sum, { count }) => sum + count, 0), breakdown }
}

function countsByRating(counts: { rating: number; count: number }[]): Record<string, number> {
  return Object.fromEntries(counts.map(({ rating, count }) => [rating, count]))
}
