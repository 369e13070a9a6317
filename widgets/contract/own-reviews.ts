import * as z from 'zod/mini'
import { figure, id, listOf, maybe, words } from './list.ts'

/** A review or a testimonial as its writer sees it in a list. */
export const ownReview = z.object({
  id,
  kind: z.enum(['review', 'testimonial']),
  /** Of a review: the attraction's id and name, and the stars. */
  attraction: maybe(z.string()),
  attraction_name: maybe(z.string()),
  rating: maybe(figure),
  /** Calendar date of receipt, YYYY-MM-DD. */
  date: words,
  feedback: words,
  /** 'held' until staff have read it, 'published' or 'declined', and whatever a provider adds. */
  state: words,
  /** Why it was declined. */
  reason: maybe(z.string()),
})
export type OwnReview = z.infer<typeof ownReview>

export const reviewsOfUser = { output: listOf(ownReview) }
