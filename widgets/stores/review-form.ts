import { createForm, type Form } from './form.ts'
import { BLANK, enter, type ReviewValues } from './review-values.ts'

export type ReviewForm = Form<ReviewValues>

/** One review form; no storage keeps its photos. */
export function createReviewForm(): ReviewForm {
  return createForm<ReviewValues>({
    kind: 'review',
    blank: BLANK,
    secrets: ['photos'],
    enter,
    check: () => import('./review-check.ts').then(({ errorsIn }) => errorsIn),
  })
}
