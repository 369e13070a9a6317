import { atom } from 'nanostores'
import { load } from '../../contract/values/load.ts'
import { MAX_PHOTOS } from '../../contract/values/photos.ts'
import type { NewReview } from '../../contract/reviews.ts'
import { review as english } from '../../messages/en/review.ts'
import type { Say } from '../../messages/say.ts'
import type { Provider } from '../provider.ts'
import type { Tell } from './engine/declaration.ts'
import type { ReviewReceipt, ReviewValues } from './review-later.ts'
import { createSubmission } from './engine/submission.ts'

export function createReview(say: Say) {
  /** Pending checks of photos. Sending waits for them and their errors. */
  let adding: Promise<unknown> | undefined
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
    // No storage can keep files.
    secrets: ['photos'],
    trimmed: ['email', 'mobile_number'],
    say,
    words: () => say(english),
    $progress,
    ready: async (provider) => {
      await (await load(loadLater)).settle(form, provider)
      await adding
      const photos = $rejected.get()
      return photos ? { photos } : {}
    },
    later: async () => (await loadLater()).laterIn(say),
  })

  /** Adds photos and reports rejected ones. Resolves with all accepted photos. */
  const addPhotos = (files: readonly File[]) => {
    const added = load(() => import('./photos.ts'))
      .then(({ addPhotosTo }) => addPhotosTo(form, files))
      .then($rejected.set, () => {
        // Without the chunk, photos are accepted unchecked. Sending checks them again.
        const { photos } = form.$form.get()
        form.type('photos', [...photos, ...files].slice(0, MAX_PHOTOS))
      })
      .then(() => form.$form.get().photos)
    adding = added
    return added
  }

  function removePhoto(file: File) {
    const { photos } = form.$form.get()
    form.type(
      'photos',
      photos.filter((photo) => photo !== file),
    )
    $rejected.set('')
  }

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
