import * as z from 'zod/mini'
import {
  entriesIn,
  figure,
  itemsIn,
  listAnswer,
  maybe,
  orElse,
  receipt,
  some,
  words,
} from './list.ts'
import { sentAs } from './sent-as.ts'
import { MAX_RATING, NO_RATING } from './values/rating.ts'
import { count, email, isoDate, longText, mobile, name } from './text.ts'

/** Date of a visit. Some providers send a timestamp. '' if invalid. */
const visited = /* @__PURE__ */ orElse(
  z.pipe(
    z.transform((sent) => (typeof sent === 'string' ? sent.replace(/T.*$/s, '') : sent)),
    isoDate,
  ),
  '',
)

/** A published review (specification, section 3) and the date of the visit. */
export const review = z.object({
  first_name: maybe(z.string()),
  last_name: maybe(z.string()),
  /** Below 0 if there is none. */
  rating: orElse(figure, NO_RATING),
  images: some(z.string()),
  feedback: words,
  /** BCP 47 tag of the feedback, unless it is in English. */
  language: maybe(z.string()),
  date_of_visit: visited,
})
export type Review = z.infer<typeof review>

export const reviewQuery = z.object({
  attraction: z.string('required'),
  /** Page number, from 1. */
  page: z.optional(count(1, 100_000)),
  page_size: z.optional(count(1, 100)),
  /** 'newest' sorts by date of visit; 'highest' and 'lowest' by rating, then by date of visit. */
  sort: z.optional(z.enum(['newest', 'highest', 'lowest'], 'invalid')),
  rating: z.optional(count(1, MAX_RATING)),
})

/** One page of an attraction's reviews. */
export interface ReviewPage {
  data: Review[]
  /** Number of reviews on all pages. Falls back to the number received if the provider sends no total. */
  total: number
  /** Number of reviews by whole rating, '1' to '5'. */
  breakdown: Record<string, number>
}

const tally = figure.check(z.minimum(0))

const reviewPage = z.pipe(
  listAnswer,
  z.transform((answer): ReviewPage => {
    const { data: list, total, breakdown } = Array.isArray(answer) ? { data: answer } : answer
    const data = itemsIn(review, list)
    const all = Math.max(orElse(tally, 0).parse(total), data.length)
    return { data, total: all, breakdown: entriesIn(tally, breakdown) }
  }),
)
sentAs(reviewPage, () =>
  z.object({ data: z.array(review), total: tally, breakdown: z.record(z.string(), tally) }),
)

/** Fields of the multipart form. Photos are the parts files1, files2, ... */
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

/** `held` means hidden until staff have read it. A provider without this field publishes immediately. */
const reviewReceipt = receipt(
  z.object({
    id: z.optional(z.string()),
    held: z.optional(z.boolean()),
    challenge: z.optional(z.string()),
  }),
)

/** Also reads a bare list of reviews. */
export const reviewsOf = { input: reviewQuery, output: reviewPage }
export const createReview = { input: newReview, output: reviewReceipt }
