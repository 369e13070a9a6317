import { type CheckedForm, corporateForm, personalForm } from '../contract/enquiries.ts'
import { enquiryFaults } from '../messages/en-later.ts'
import type { FieldErrors } from './form.ts'
import type { SimpleField, SimpleForm } from './simple-form.ts'

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

/** What is wrong with a form. */
export const errorsIn = (form: SimpleForm): FieldErrors => checkEnquiry(form).errors ?? {}
