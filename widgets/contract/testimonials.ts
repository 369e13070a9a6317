import * as z from 'zod/mini'
import { listOf, maybe, receipt, words } from './list.ts'
import { email, longText, mobile, name } from './text.ts'

/**
 * A video review (specification, section 3). The email address is dropped if a name is present, so that it can't reach
 * a page.
 */
export const testimonial = z.pipe(
  z.object({
    first_name: maybe(z.string()),
    last_name: maybe(z.string()),
    email: words,
    video_s3_url: z.string(),
    /** Poster image, if the provider has one. */
    poster_url: maybe(z.string()),
    /** Feedback shown with the video, if the provider sends it. */
    description: maybe(z.string()),
    /** BCP 47 tag of the feedback, unless it is in English. */
    language: maybe(z.string()),
    /** Time of upload in ISO 8601; '' if the provider doesn't send it. */
    uploaded_at: words,
  }),
  z.transform((sent) => {
    const isNamed = /\S/.test(`${sent.first_name ?? ''}${sent.last_name ?? ''}`)
    return isNamed ? { ...sent, email: '' } : sent
  }),
)
export type Testimonial = z.infer<typeof testimonial>

/** JSON in the multipart form's `data` field. The video is a separate part. */
export const newTestimonial = z.object({
  email,
  /** The feedback. */
  description: longText,
  first_name: name,
  last_name: name,
  phone_number: mobile,
})
export type NewTestimonial = z.infer<typeof newTestimonial>

/** Same as for a review. */
const testimonialReceipt = receipt(
  z.object({
    id: z.optional(z.string()),
    held: z.optional(z.boolean()),
    challenge: z.optional(z.string()),
  }),
)

export const testimonials = { output: listOf(testimonial) }
export const createTestimonial = { input: newTestimonial, output: testimonialReceipt }
