import type { Result } from '../api/client.ts'
import type { Enquiry, EnquiryReceipt } from '../contract/enquiries.ts'
import { postEnquiry } from './enquiry-post.ts'
import type { FieldErrors } from './form.ts'
import { cities } from './places.ts'
import type { Provider } from './provider.ts'
import { checkWizard, faultText, isPersonal } from './wizard-check.ts'
import type { WizardForm } from './wizard-form.ts'
import { fieldOf, payloadOf } from './wizard-payload.ts'

/**
 * Checks a wizard and sends it. What is wrong is shown at the step it belongs to. Answers undefined
 * where nothing was sent: the form is wrong, or `agree`, which may amend the payload, says no.
 */
export async function deliver(
  form: WizardForm,
  provider: Provider,
  agree: (detail: { payload: Enquiry }) => boolean,
): Promise<Result<EnquiryReceipt> | undefined> {
  const { errors = {}, checked } = checkWizard(form.$form.get())
  refuse(form, errors)
  if (!checked) return undefined
  const { $list, reload } = cities(provider)
  if ($list.get().state !== 'ready') await reload()
  const offered = $list.get()
  if (offered.state === 'failed') return { failure: offered.failure }
  // What a visitor cannot see among the choices is not what the visitor has chosen: a kept draft may
  // be older than the list, and a host may change provider.
  const known = new Set(offered.list.map(({ uuid }) => uuid))
  const unknown = checked.destinations.flatMap(({ city }, index) =>
    known.has(city) ? [] : [[`destinations.${index}.city`, 'required']],
  )
  if (unknown.length > 0) {
    refuse(form, sentences(Object.fromEntries(unknown)))
    return undefined
  }
  const result = await postEnquiry(form, provider, payloadOf(checked), agree)
  if (result?.failure?.name === 'Refused') refuse(form, sentences(result.failure.fields))
  return result
}

/** Shows errors, and the step that has the first of them. */
function refuse(form: WizardForm, errors: FieldErrors) {
  const paths = Object.keys(errors)
  if (paths.length > 0) form.type('step', paths.every(isPersonal) ? 2 : 1)
  form.refuse(errors)
}

/** Faults by their path in the payload, as sentences at the wizard's own fields. */
function sentences(faults: Readonly<Record<string, string>>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [path, fault] of Object.entries(faults)) {
    const field = fieldOf(path)
    const text = faultText(field, fault)
    if (text) errors[field] ??= text
  }
  return errors
}
