import * as z from 'zod/mini'
import { listOf, maybe, receipt, words } from './list.ts'
import { email, longText, mobile, name } from './text.ts'

/**
 * A video review as read (specification, section 3). Whoever has a name goes by that, so the address is
 * then dropped before it can reach a page.
 */
export const testimonial = z.pipe(
  z.object({
    first_name: maybe(z.string()),
    last_name: maybe(z.string()),
    email: words,
    video_s3_url: z.string(),
    /** A still picture of it; a provider may have none. */
    poster_url: maybe(z.string()),
    /** The feedback, which is shown with the video; a provider that does not answer it has none. */
    description: maybe(z.string()),
    /** When it came, in ISO 8601; '' where a provider does not say. */
    uploaded_at: words,
  }),
  z.transform((sent) => {
    const isNamed = /\S/.test(`${sent.first_name ?? ''}${sent.last_name ?? ''}`)
    return isNamed ? { ...sent, email: '' } : sent
  }),
)
export type Testimonial = z.infer<typeof testimonial>

/** The JSON in the multipart form's `data` field; the video travels beside it. */
export const newTestimonial = z.object({
  email,
  /** The feedback. */
  description: longText,
  first_name: name,
  last_name: name,
  phone_number: mobile,
})
export type NewTestimonial = z.infer<typeof newTestimonial>

/** As of a review. */
const testimonialReceipt = receipt(
  z.object({ id: z.optional(z.string()), held: z.optional(z.boolean()) }),
)

export const testimonials = { output: listOf(testimonial) }
export const createTestimonial = { input: newTestimonial, output: testimonialReceipt }
