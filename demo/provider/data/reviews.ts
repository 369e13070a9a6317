import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import { RATINGS } from '../../../widgets/contract/rating.ts'
import type { NewReview, ReviewPage, reviewQuery } from '../../../widgets/contract/reviews.ts'
import type { Queries } from './database.ts'
import { ratingsOf, reviewSlice } from './review-pages.ts'
import type { Intent } from './uploads.ts'

/** Reviews of a page where the caller doesn't say. */
const PAGE_SIZE = 10

const NONE_YET = Object.fromEntries(RATINGS.map((rating) => [rating, 0]))

/** One page of an attraction's reviews; `breakdown` is of all its reviews, `total` of those asked for. */
export async function reviewPage(
  queries: Queries,
  asked: z.infer<typeof reviewQuery>,
): Promise<ReviewPage> {
  const { attraction, page = 1, page_size = PAGE_SIZE, sort = 'newest', rating = null } = asked
  const known = attraction.includes('\0') ? '' : attraction
  const ratings = await ratingsOf(queries, known)
  const slice = { attraction: known, rating, offset: (page - 1) * page_size, limit: page_size }
  const data = await reviewSlice(queries, slice, sort, ratings)
  const counted = rating === null ? [...ratings.values()] : [ratings.get(rating) ?? 0]
  return {
    data,
    total: counted.reduce((sum, count) => sum + count, 0),
    breakdown: { ...NONE_YET, ...Object.fromEntries(ratings) },
  }
}

/**
 * Stores a review; `images` are paths under /media/. Answers its id, or nothing where the intent has a
 * row already; of several with one key, the later ones wait here for the first.
 */
export async function storeReview(
  { query }: Queries,
  review: NewReview,
  { key, fingerprint, at }: Intent,
  images: string[],
): Promise<string | undefined> {
  const rows = await query<{ uuid: string }>(
    `insert into reviews (uuid, idempotency_key, fingerprint, received_at, images, attraction, rating,
       feedback, first_name, last_name, email, mobile_number, date_of_visit)
     select $1, $2, $3, $4, $5, sent.*
     from jsonb_to_record($6::jsonb) as sent (attraction text, rating integer, feedback text,
       first_name text, last_name text, email text, mobile_number text, date_of_visit date)
     on conflict do nothing
     returning uuid`,
    [randomUUID(), key, fingerprint, at, JSON.stringify(images), JSON.stringify(review)],
  )
  return rows[0]?.uuid
}
