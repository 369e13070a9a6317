import type { Result } from '../api/client.ts'
import type { Enquiry, EnquiryReceipt } from '../contract/enquiries.ts'
import { otpOf } from './corporate-otp.ts'
import { checkChoices } from './enquiry-choices.ts'
import { checkEnquiry, faultText } from './enquiry-check.ts'
import type { EnquiryForm } from './enquiry-form.ts'
import { fieldOf, payloadOf } from './enquiry-payload.ts'
import { postEnquiry } from './enquiry-post.ts'
import type { FieldErrors } from './form.ts'
import type { Provider } from './provider.ts'

/**
 * Checks a form and sends it. Answers undefined where nothing was sent: the form is wrong, the
 * corporate address is not proven, or `agree`, which may amend the payload, says no.
 */
export async function deliver(
  form: EnquiryForm,
  provider: Provider,
  agree: (detail: { payload: Enquiry }) => boolean,
): Promise<Result<EnquiryReceipt> | undefined> {
  const typed = form.$form.get()
  const { errors = {}, checked } = checkEnquiry(typed)
  form.refuse(errors)
  if (!checked) return undefined
  const choices = await checkChoices(typed, provider)
  if (choices.failure) return choices
  form.refuse(choices.errors)
  if (Object.keys(choices.errors).length > 0) return undefined
  const otp = typed.isCorporateUser ? otpOf(form) : undefined
  if (otp && !(await otp.verify(provider, true))) return undefined
  const result = await postEnquiry(form, provider, payloadOf(checked), agree, otp?.$proof.get())
  if (result?.failure?.name === 'Refused') form.refuse(errorsOf(result.failure.fields))
  return result
}

/** What the provider found wrong, by the form's own fields. */
function errorsOf(fields: Readonly<Record<string, string>>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [path, fault] of Object.entries(fields)) {
    const field = fieldOf(path)
    if (field) errors[field] ??= faultText(field, fault)
  }
  return errors
}
