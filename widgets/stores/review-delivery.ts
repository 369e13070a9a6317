import type { Result } from '../api/client.ts'
import { toJson } from '../api/to-json.ts'
import { upload } from '../api/upload.ts'
import * as endpoints from '../contract/endpoints.ts'
import { type FileFault, photoField } from '../contract/files.ts'
import type { NewReview } from '../contract/reviews.ts'
import { fileFaultText, photo as words } from '../messages/en-files-later.ts'
import { attractionNamed, attractions, choiceOf } from './attraction-list.ts'
import { attempt } from './attempt.ts'
import type { FieldErrors } from './form.ts'
import { intentHeaders, sendOnce } from './send-once.ts'
import type { Provider } from './provider.ts'
import { checkReview, faultText } from './review-check.ts'
import type { ReviewForm } from './review-form.ts'
import { faultsIn } from './review-photos.ts'
import type { Watch } from './submission.ts'

/** What is known of a stored review. */
export interface ReviewReceipt {
  /** The attraction's id. */
  attraction: string
}

/** Waits for the list if an attraction was written before it came, and chooses what that means. */
export async function settle(form: ReviewForm, provider: Provider): Promise<void> {
  const { attraction, attraction_text: text } = form.$form.get()
  if (attraction || !text) return
  const { $list, reload } = attractions(provider)
  if ($list.get().state !== 'ready') await reload()
  const named = attractionNamed($list.get().list, text)
  if (!named) return
  form.type('attraction', choiceOf(named).value)
  form.type('attraction_text', '')
}

/**
 * Checks a form and sends it with its photos as files1, files2, ...; one `Idempotency-Key` per intent.
 * Answers undefined where nothing was sent: the form is wrong, or `agree`, which may amend the payload,
 * says no.
 */
export async function deliver(
  form: ReviewForm,
  provider: Provider,
  agree: (detail: { payload: NewReview }) => boolean,
  { signal, onProgress }: Watch,
): Promise<Result<ReviewReceipt> | undefined> {
  const typed = form.$form.get()
  const { photos } = typed
  const { errors = {}, checked } = checkReview(typed)
  const gone = await faultsIn(photos)
  form.refuse(gone ? { ...errors, photos: gone } : errors)
  if (!checked || gone) return undefined
  const { $list, reload } = attractions(provider)
  if ($list.get().state !== 'ready') await reload()
  const offered = $list.get()
  if (offered.state === 'failed') return { failure: offered.failure }
  if (!offered.list.some(({ _id }) => _id === checked.attraction)) {
    // A kept draft may be older than the list, and a host may change provider.
    form.refuse({ attraction: faultText('attraction', 'required') })
    return undefined
  }
  const detail = { payload: checked }
  if (!agree(detail)) return undefined
  const body = attempt(() => multipart(detail.payload, photos))
  // What a host page has put into it may be nothing that can be sent.
  if (!body) return { failure: { name: 'Mismatch', issues: [] } }
  const named = photos.map(({ name, size, lastModified }) => [name, size, lastModified])
  const result = await sendOnce(form, toJson([detail.payload, named]), async (intent) =>
    upload(provider, endpoints.createReview, {
      form: body,
      headers: intentHeaders(provider.origin, intent),
      signal,
      onProgress,
    }),
  )
  if (!result.failure) return { answer: { attraction: detail.payload.attraction } }
  if (result.failure.name === 'Refused') form.refuse(errorsOf(result.failure.fields, photos))
  return result
}

function multipart(payload: NewReview, photos: readonly File[]): FormData {
  const form = new FormData()
  for (const name of Object.keys(payload) as (keyof NewReview)[]) {
    form.append(name, String(payload[name]))
  }
  photos.forEach((photo, index) => form.append(photoField(index + 1), photo, photo.name))
  return form
}

/** What the provider found wrong, by the form's own fields. */
function errorsOf(fields: Readonly<Record<string, string>>, photos: readonly File[]): FieldErrors {
  const errors: FieldErrors = {}
  const wrong: string[] = []
  for (const [field, fault] of Object.entries(fields)) {
    const photo = photos[Number(/^files(\d+)$/.exec(field)?.[1]) - 1]
    if (photo) wrong.push(fileFaultText(fault as FileFault, photo.name, words))
    else errors[field] = faultText(field, fault)
  }
  return wrong.length > 0 ? { ...errors, photos: wrong.join('\n') } : errors
}
