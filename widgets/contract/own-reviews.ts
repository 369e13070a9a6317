import * as z from 'zod/mini'
import { figure, id, listOf, maybe, words } from './list.ts'

/** A review or testimonial in its author's own list. */
export const ownReview = z.object({
  id,
  kind: z.enum(['review', 'testimonial']),
  /** Reviews only: the attraction's id and name, and the stars. */
  attraction: maybe(z.string()),
  attraction_name: maybe(z.string()),
  rating: maybe(figure),
  /** Calendar date of receipt, YYYY-MM-DD. */
  date: words,
  feedback: words,
  /** BCP 47 tag of the feedback, unless it is in English. */
  language: maybe(z.string()),
  /** 'held' until staff have read it, 'published', 'declined', or a provider's own state. */
  state: words,
  /** Reason for declining it. */
  reason: maybe(z.string()),
})
export type OwnReview = z.infer<typeof ownReview>

export const reviewsOfUser = { output: listOf(ownReview) }
