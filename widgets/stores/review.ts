import { atom } from 'nanostores'
import { inTime } from '../contract/in-time.ts'
import type { NewReview } from '../contract/reviews.ts'
import { review as messages } from '../messages/en-review.ts'
import type { ReviewReceipt } from './review-delivery.ts'
import { createReviewForm } from './review-form.ts'
import type { ReviewValues } from './review-values.ts'
import { createSubmission } from './submission.ts'

/** One review, from the first letter to the provider's answer. */
export function createReview() {
  const form = createReviewForm()
  /** The photos that are looked into: what is sent waits for them, and for what is to be said of them. */
  let adding: Promise<unknown> | undefined
  const submission = createSubmission<ReviewValues, NewReview, ReviewReceipt>(form, {
    sent: messages.sent,
    failed: messages.failed,
    cancelled: messages.cancelled,
    load: async (provider) => {
      const { deliver, settle } = await import('./review-delivery.ts')
      await settle(form, provider)
      await adding
      const photos = $rejected.get()
      if (!photos) return deliver
      form.refuse({ photos })
      return async () => undefined
    },
  })

  /** What is to be said of photos that were not taken. */
  const $rejected = atom('')

  /** Adds photos, and says of each that cannot be taken why. Answers all that are taken then. */
  const addPhotos = (files: readonly File[]) => {
    const added = inTime(import('./review-photos.ts'))
      .then((photos) => photos.addPhotos(form, files))
      .then($rejected.set, () => $rejected.set(messages.photosFailed))
      .then(() => form.$form.get().photos)
    adding = added
    return added
  }

  /** Takes a photo out again. */
  function removePhoto(file: File) {
    const { photos } = form.$form.get()
    form.type(
      'photos',
      photos.filter((photo) => photo !== file),
    )
    $rejected.set('')
  }

  /** Checks and sends the review with the photos that were taken. */
  const send: typeof submission.send = (provider, host) => {
    $rejected.set('')
    return submission.send(provider, host)
  }

  return { form, ...submission, $rejected, send, addPhotos, removePhoto }
}

export type ReviewStore = ReturnType<typeof createReview>
