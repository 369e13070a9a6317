import { type NewReview, newReview } from '../contract/reviews.ts'
import { reviewFaults } from '../messages/en-review-later.ts'
import type { FieldErrors } from './form.ts'
import type { ReviewValues } from './review-values.ts'
import { today } from './today.ts'

/** The sentence for a field's fault. */
export function faultText(field: string, fault: string): string {
  const texts = reviewFaults[field]
  return texts?.[fault] ?? texts?.required ?? fault
}

/**
 * Checks a form by the rules of the specification's section 5. Answers either what is to be sent, or a
 * sentence per wrong field. This file brings the rules with it, so it is
 * imported when first needed.
 */
export function checkReview(
  form: ReviewValues,
): { checked: NewReview; errors?: never } | { errors: FieldErrors; checked?: never } {
  const rating = form.rating ? Number(form.rating) : undefined
  const read = newReview.safeParse({ ...form, rating })
  const errors: FieldErrors = {}
  for (const { path, message } of read.error?.issues ?? []) {
    const field = String(path[0])
    errors[field] ??= faultText(field, message)
  }
  if (form.date_of_visit > today()) errors.date_of_visit ??= faultText('date_of_visit', 'range')
  if (read.success && !errors.date_of_visit) return { checked: read.data }
  return { errors }
}

/** What is wrong with a form. */
export const errorsIn = (form: ReviewValues): FieldErrors => checkReview(form).errors ?? {}
