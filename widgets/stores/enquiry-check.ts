import { type CheckedForm, corporateForm, personalForm } from '../contract/enquiries.ts'
import { enquiryFaults } from '../messages/en-later.ts'
import type { SimpleField, SimpleForm } from './simple-form.ts'

export type FieldErrors = Partial<Record<SimpleField, string>>

/** The sentence for a field's fault. */
export function faultText(field: SimpleField, fault: string): string {
  const texts = enquiryFaults[field]
  return texts?.[fault] ?? texts?.required ?? fault
}

/**
 * Checks a form by the rules of the specification's section 5. Answers either the checked values or a
 * sentence per wrong field. This file brings the rules with it, so it is imported when first needed.
 */
export function checkEnquiry(
  form: SimpleForm,
): { checked: CheckedForm; errors?: never } | { errors: FieldErrors; checked?: never } {
  const read = (form.isCorporateUser ? corporateForm : personalForm).safeParse(form)
  if (read.success) return { checked: read.data }
  const errors: FieldErrors = {}
  for (const { path, message } of read.error.issues) {
    const field = path[0] as SimpleField
    errors[field] ??= faultText(field, message)
  }
  return { errors }
}

/** The errors left after a change: a changed field loses its own once it is right, the tick all it hides. */
export function stillWrong(
  shown: FieldErrors,
  form: SimpleForm,
  changed: keyof SimpleForm,
): FieldErrors {
  const { errors = {} } = checkEnquiry(form)
  const left = { ...shown }
  for (const field of Object.keys(shown) as SimpleField[]) {
    if (field !== changed && changed !== 'isCorporateUser') continue
    if (errors[field]) left[field] = errors[field]
    else delete left[field]
  }
  return left
}
