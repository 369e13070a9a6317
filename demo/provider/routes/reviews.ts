import { reviewsOf } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls.ts'
import { reviewPage } from '../data/reviews.ts'

/** What visitors say about attractions. */
export function reviewRoutes({ answer, database }: Routes): void {
  answer(reviewsOf, async ({ input, mediaUrl }) => {
    const page = await reviewPage(database, input)
    for (const review of page.data) review.images = review.images.map(mediaUrl)
    return page
  })
}
