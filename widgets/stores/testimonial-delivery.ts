import type { Result } from '../api/client.ts'
import { toJson } from '../api/to-json.ts'
import { upload } from '../api/upload.ts'
import * as endpoints from '../contract/endpoints.ts'
import { DATA_FIELD, VIDEO_FIELD } from '../contract/files.ts'
import type { NewTestimonial } from '../contract/testimonials.ts'
import { attempt } from './attempt.ts'
import type { FieldErrors } from './form.ts'
import { intentHeaders, sendOnce } from './send-once.ts'
import type { Provider } from './provider.ts'
import type { Watch } from './submission.ts'
import { checkTestimonial, faultText, videoError } from './testimonial-check.ts'
import type { TestimonialForm } from './testimonial-form.ts'
import { fieldOf } from './testimonial-payload.ts'

/**
 * Checks a form and sends it, with one `Idempotency-Key` per intent: what was typed, and which file.
 * Answers undefined where nothing was sent: the form is wrong, or `agree`, which may amend the payload,
 * says no. Rejects when called off.
 */
export async function deliver(
  form: TestimonialForm,
  provider: Provider,
  agree: (detail: { payload: NewTestimonial }) => boolean,
  watch: Watch,
): Promise<Result<object> | undefined> {
  const { video } = form.$form.get()
  const { checked, errors } = checkTestimonial(form.$form.get())
  // Once more: the file may have gone, or been changed, since it was chosen.
  const error = video && (await videoError(video))
  if (error) errors['video'] = error
  form.refuse(errors)
  if (!checked || !video || error) return undefined
  const detail = { payload: checked }
  if (!agree(detail)) return undefined
  const data = attempt(() => toJson(detail.payload))
  // What a host page has put into it may be nothing that can be sent.
  if (!data) return { failure: { name: 'Mismatch', issues: [] } }
  const { name, size, lastModified } = video
  const body = new FormData()
  body.append(DATA_FIELD, data)
  body.append(VIDEO_FIELD, video, name)
  const intended = toJson({ data, name, size, lastModified })
  const result = await sendOnce(form, intended, async (intent) =>
    upload(provider, endpoints.createTestimonial, {
      form: body,
      headers: intentHeaders(provider.origin, intent),
      ...watch,
    }),
  )
  if (result.failure?.name === 'Refused') form.refuse(errorsOf(result.failure.fields, video))
  return result.failure ? result : { answer: {} }
}

/** What the provider found wrong, by the form's own fields. */
function errorsOf(fields: Readonly<Record<string, string>>, video: File): FieldErrors {
  const errors: FieldErrors = {}
  for (const [path, fault] of Object.entries(fields)) {
    const field = fieldOf(path)
    if (field) errors[field] ??= faultText(field, fault, video)
  }
  return errors
}
