import type { Testimonial } from '../../../widgets/contract/testimonials.ts'
import type { Queries } from './database.ts'

/** The last testimonials, newest first. */
export async function lastTestimonials({ query }: Queries): Promise<Testimonial[]> {
  return query<Testimonial>(
    `select first_name, last_name, email, video as video_s3_url from testimonials
     order by received_at desc, uuid limit 200`,
  )
}
