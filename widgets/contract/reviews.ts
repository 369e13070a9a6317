import * as z from 'zod/mini'
import { MAX_RATING } from './limits.ts'
import { truthy } from './list.ts'
import { count, email, isoDate, longText, mobile, name } from './text.ts'

/** A review as displayed (specification, section 3). */
export const review = z.object({
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  rating: z.number(),
  images: z.array(z.string()),
  feedback: z.string(),
})
export type Review = z.infer<typeof review>

export const reviewQuery = z.object({
  attraction: z.string('required'),
  /** From 1. */
  page: z.optional(count(1, 100_000)),
  page_size: z.optional(count(1, 100)),
  sort: z.optional(z.enum(['newest', 'highest', 'lowest'], 'invalid')),
  rating: z.optional(count(1, MAX_RATING)),
})

/** `breakdown` counts the reviews of each whole rating, '1' to '5'. */
export const reviewPage = z.object({
  data: z.array(review),
  total: z.number(),
  breakdown: z.record(z.string(), z.number()),
})
export type ReviewPage = z.infer<typeof reviewPage>

/** The fields of the multipart form; photos travel beside them as files1, files2, ... */
export const newReview = z.object({
  attraction: z.string('required').check(z.minLength(1, 'required')),
  rating: count(1, MAX_RATING),
  feedback: longText,
  first_name: name,
  last_name: name,
  email,
  mobile_number: mobile,
  date_of_visit: isoDate,
})
export type NewReview = z.infer<typeof newReview>

export const reviewsOf = {
  input: reviewQuery,
  /** A provider that answers only a list works too. */
  output: z.union([
    reviewPage,
    z.pipe(
      z.union([z.array(review), z.object({ data: z.array(review) })]),
      z.transform((answer): ReviewPage => {
        const data = Array.isArray(answer) ? answer : answer.data
        return { data, total: data.length, breakdown: {} }
      }),
    ),
  ]),
}
export const createReview = { input: newReview, output: truthy }
