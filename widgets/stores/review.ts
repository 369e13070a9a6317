import type { NewReview } from '../contract/reviews.ts'
import { review as messages } from '../messages/en-review.ts'
import type { ReviewReceipt } from './review-delivery.ts'
import { createReviewForm } from './review-form.ts'
import type { ReviewValues } from './review-values.ts'
import { createSubmission } from './submission.ts'

/** One review, from the first letter to the provider's answer. */
export function createReview() {
  const form = createReviewForm()
  const submission = createSubmission<ReviewValues, NewReview, ReviewReceipt>(form, {
    sent: messages.sent,
    failed: messages.failed,
    cancelled: messages.cancelled,
    load: () => import('./review-delivery.ts').then(({ deliver }) => deliver),
  })

  /** Adds photos, and says of each that cannot be taken why. */
  const add = (files: readonly File[]) =>
    import('./review-photos.ts').then(({ addPhotos }) => addPhotos(form, files))

  /** Takes a photo out again. */
  const remove = (file: File) => {
    const { photos } = form.$form.get()
    form.type(
      'photos',
      photos.filter((photo) => photo !== file),
    )
  }

  return { form, ...submission, addPhotos: add, removePhoto: remove }
}

export type ReviewStore = ReturnType<typeof createReview>
