import { atom } from 'nanostores'
import { load } from '../../contract/load.ts'
import { MAX_PHOTOS } from '../../contract/photos.ts'
import type { NewReview } from '../../contract/reviews.ts'
import { review as words } from '../../messages/en-review.ts'
import type { Provider } from '../provider.ts'
import type { Tell } from './declaration.ts'
import type { ReviewReceipt, ReviewValues } from './review-later.ts'
import { createSubmission } from './submission.ts'

/** One review, from the first letter to the provider's answer. */
export function createReview() {
  /** The photos that are looked into: what is sent waits for them, and for what is to be said of them. */
  let adding: Promise<unknown> | undefined
  /** What is to be said of photos that were not taken. */
  const $rejected = atom('')
  const $progress = atom<number | undefined>(undefined)
  const loadLater = () => import('./review-later.ts')

  const { form, send, ...submission } = createSubmission<ReviewValues, NewReview, ReviewReceipt>({
    kind: 'review',
    blank: {
      first_name: '',
      last_name: '',
      email: '',
      mobile_number: '',
      attraction: '',
      attraction_text: '',
      date_of_visit: '',
      rating: '',
      feedback: '',
      photos: [],
    },
    // No storage keeps them.
    secrets: ['photos'],
    trimmed: ['email', 'mobile_number'],
    words,
    $progress,
    ready: async (provider) => {
      await (await load(loadLater)).settle(form, provider)
      await adding
      const photos = $rejected.get()
      return photos ? { photos } : {}
    },
    later: async () => (await loadLater()).later,
  })

  /** Adds photos, and says of each that cannot be taken why. Answers all that are taken then. */
  const addPhotos = (files: readonly File[]) => {
    const added = load(() => import('./photos.ts'))
      .then(({ addPhotosTo }) => addPhotosTo(form, files))
      .then($rejected.set, () => {
        // Without the rules they are taken as they are: the rules are asked again before they are sent.
        const { photos } = form.$form.get()
        form.type('photos', [...photos, ...files].slice(0, MAX_PHOTOS))
      })
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
  const sendAnew = (provider: Provider, tell: Tell) => {
    $rejected.set('')
    return send(provider, tell)
  }

  return {
    form,
    ...submission,
    send: sendAnew,
    $progress,
    $rejected,
    addPhotos,
    removePhoto,
  }
}

export type ReviewStore = ReturnType<typeof createReview>
