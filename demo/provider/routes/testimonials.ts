import { testimonials } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls.ts'
import { lastTestimonials } from '../data/testimonials.ts'

/** What travellers say in a video. */
export function testimonialRoutes({ answer, database }: Routes): void {
  answer(testimonials, async ({ mediaUrl }) => {
    const list = await lastTestimonials(database)
    for (const testimonial of list) testimonial.video_s3_url = mediaUrl(testimonial.video_s3_url)
    return list
  })
}
