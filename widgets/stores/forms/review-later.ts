import { toJson } from '../../api/to-json.ts'
import { sendFiles } from '../uploads/send-files.ts'
import { today } from '../../contract/values/dates.ts'
import * as endpoints from '../../contract/endpoints.ts'
import { photoField } from '../../contract/values/files.ts'
import { type NewReview, newReview } from '../../contract/reviews.ts'
import { reviewFaults, reviewThanks } from '../../messages/en/review-later.ts'
import type { Say } from '../../messages/say.ts'
import { attractions, choiceOf } from '../attraction-list.ts'
import { attractionNamed } from '../attraction-named.ts'
import { settled } from '../list-later.ts'
import type { Provider } from '../provider.ts'
import { choiceFrom } from './engine/choices.ts'
import type { Form } from './engine/declaration.ts'
import { type Call, deferredRules } from './engine/deferred-rules.ts'
import { faultsIn, refusedPhotos } from './photos.ts'
import { ownEntries } from './engine/own-properties.ts'
import { factsOf } from './form-facts.ts'
import { proveLater } from './proof.ts'
import { lineOf } from './engine/save-for-later.ts'
import { intentHeaders } from './engine/send-once.ts'

/**
 * Review form as typed (specification, section 2). All values are text, except the photos. The date is YYYY-MM-DD or
 * invalid input; the rating is '1' to '5', or '' before a choice.
 */
export interface ReviewValues extends Record<keyof NewReview, string> {
  /** Text typed into the attraction field before the list has loaded. */
  attraction_text: string
  photos: readonly File[]
}

export interface ReviewReceipt {
  attraction: string
  /** Hidden until staff have read it. */
  held: boolean
}

/** Resolves a typed attraction name once the list has loaded. */
export async function settle(form: Form<ReviewValues>, provider: Provider): Promise<void> {
  const { attraction, attraction_text: text } = form.$form.get()
  if (attraction || !text) return
  const { list } = await settled(attractions(provider))
  const named = attractionNamed(list, text)
  if (!named) return
  form.type('attraction', choiceOf(named).value)
  form.type('attraction_text', '')
}

/** Validation and request of a review (specification, sections 3 and 5). */
export const laterIn = (say: Say) =>
  deferredRules<ReviewValues>()({
    schema: () => newReview,
    read: (values) => ({ ...values, rating: values.rating ? Number(values.rating) : undefined }),
    amend: (faults, { date_of_visit }) =>
      date_of_visit > today() ? { date_of_visit: 'range', ...faults } : faults,
    faults: () => say(reviewFaults),
    sent: ({ held }: ReviewReceipt) => say(reviewThanks)[held ? 'held' : 'sent'],
    from: {},
    inspect: async ({ photos }) => said(await faultsIn(photos, say)),
    refused: (fields, { photos }) => said(refusedPhotos(fields, photos, say)),
    choices: ({ attraction }, provider) => [
      choiceFrom('attraction', attraction, attractions(provider), ({ _id }) => _id),
    ],
    payload: (checked: NewReview) => checked,
    call: (
      payload: NewReview,
      { form: shown, tell, values: { photos }, via, signal, onProgress },
    ): Call<ReviewReceipt> => {
      const form = multipart(payload, photos)
      const query = factsOf({ form: shown, tell }, 'review')
      const named = photos.map(({ name, size, lastModified }) => [name, size, lastModified])
      return {
        intended: toJson([payload, named]),
        outgoing: async (intent) => ({
          ...lineOf(endpoints.createReview),
          query,
          headers: intentHeaders(via.origin, intent),
          form: [...form],
        }),
        send: async (intent) => {
          const headers = intentHeaders(via.origin, intent)
          const { failure, answer } = await sendFiles(via, endpoints.createReview, {
            query,
            form,
            headers,
            signal,
            onProgress,
          })
          if (failure) return { failure }
          proveLater(via, answer.challenge)
          return { answer: { attraction: payload.attraction, held: answer.held === true } }
        },
      }
    },
  })

const said = (photos: string) => (photos ? { photos } : {})

function multipart(payload: NewReview, photos: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of ownEntries<unknown>(payload)) form.append(name, String(value))
  photos.forEach((photo, index) => form.append(photoField(index + 1), photo, photo.name))
  return form
}
