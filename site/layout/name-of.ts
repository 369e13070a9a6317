import type { Review } from '../../widgets/contract/reviews.ts'
import * as layout from '../messages/en/layout.ts'

/** Author of a review (specification, section 3), or `instead` if the name is empty. */
export const nameOf = (
  { first_name, last_name }: Pick<Review, 'first_name' | 'last_name'>,
  instead = '',
) =>
  [first_name, last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ') ||
  instead ||
  layout.anonymous
