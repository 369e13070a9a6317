import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import { RATINGS } from '../../../../widgets/contract/values/rating.ts'
import type { NewReview, ReviewPage, reviewQuery } from '../../../../widgets/contract/reviews.ts'
import type { Queries } from '../engine/database.ts'
import { noteChange } from '../engine/change-counter.ts'
import { mailboxOf } from '../people/mailbox.ts'
import { ratingsOf, reviewSlice } from './review-pages.ts'
import type { Intent, Stored, Suspicion } from '../media/uploads.ts'
import { emitDecision } from '../webhooks/emit.ts'

/** Default page size. */
const PAGE_SIZE = 10

const NONE_YET = Object.fromEntries(RATINGS.map((rating) => [rating, 0]))

/** One page of an attraction's reviews. `breakdown` counts all of its reviews, `total` the requested ones. */
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
 * Stores a review, either published or `held` for moderation. Returns undefined if the intent already has a
 * row; concurrent calls with the same key wait for the first. The same text about the same attraction from the
 * same mailbox returns the existing review.
 * @param images paths under /media/
 */
export async function storeReview(
  queries: Queries,
  review: NewReview,
  { key, fingerprint, at, language, notice }: Intent,
  images: string[],
  held: boolean,
  suspicion: Suspicion,
): Promise<(Stored & { again?: boolean }) | undefined> {
  const earlier = await sameWords(queries, review)
  if (earlier) return { ...earlier, again: true }
  const rows = await queries.query<Stored>(
    `insert into reviews (uuid, idempotency_key, fingerprint, received_at, images, state, language, notice, suspicious_at, suspicion, attraction, rating,
       feedback, first_name, last_name, email, mobile_number, date_of_visit)
     select $1, $2, $3, $4, $5, $6, $8, $9, $10, $11::jsonb, sent.*
     from jsonb_to_record($7::jsonb) as sent (attraction text, rating integer, feedback text,
       first_name text, last_name text, email text, mobile_number text, date_of_visit date)
     on conflict do nothing
     returning uuid as id, state = 'held' as held`,
    [
      randomUUID(),
      key,
      fingerprint,
      at,
      JSON.stringify(images),
      held || suspicion ? 'held' : 'approved',
      JSON.stringify(review),
      language ?? null,
      notice,
      suspicion ? at : null,
      suspicion && JSON.stringify(suspicion),
    ],
  )
  noteChange(queries, 'reviews')
  const [stored] = rows
  if (stored && !stored.held) await emitDecision(queries, 'reviews', stored.id, 'approved')
  return stored
}

/** An earlier review with the same text, attraction and mailbox. Concurrent calls wait here. */
async function sameWords(
  { query }: Queries,
  { attraction, email, feedback }: NewReview,
): Promise<Stored | undefined> {
  const mailbox = mailboxOf(email)
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `review of ${attraction} by ${mailbox}`,
  ])
  const rows = await query<Stored & { email: string }>(
    `select uuid as id, state = 'held' as held, email from reviews
     where attraction = $1 and same_words(feedback) = same_words($2) and state <> 'declined'
     order by received_at limit 1000`,
    [attraction, feedback],
  )
  const same = rows.find((row) => mailboxOf(row.email) === mailbox)
  return same && { id: same.id, held: same.held }
}
