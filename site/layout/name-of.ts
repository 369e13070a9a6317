import type { Review } from '../../widgets/contract/reviews.ts'

/** Who wrote a review (specification, section 3); without a name, what they go by instead. */
export const nameOf = (
  { first_name, last_name }: Pick<Review, 'first_name' | 'last_name'>,
  instead = '',
) =>
  [first_name, last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ') ||
  instead ||
  'Anonymous'
