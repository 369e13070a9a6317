import * as z from 'zod/mini'
import { listOf, truthy } from './list.ts'
import { email, longText, mobile, name } from './text.ts'

/** A video review as read (specification, section 3). */
export const testimonial = z.object({
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  email: z.string(),
  video_s3_url: z.string(),
})
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

export const testimonials = { output: listOf(testimonial) }
export const createTestimonial = { input: newTestimonial, output: truthy }
