import type { Review } from '../../widgets/contract/reviews.ts'

/** A picture to be looked at. */
export interface Photo {
  address: string
  /** What it is, for who cannot see it. */
  says: string
}

/** A visitor's photo as the provider keeps it, with a small one beside it. */
const KEPT = /(\/media\/photos\/[\da-f]{32})\.webp$/

/** The address of a photo's small version, or of itself where there is none. */
export const smallOf = (address: string) => address.replace(KEPT, '$1-small.webp')

/** Each picture of a place once, in words. */
export function photosOf(name: string, addresses: readonly string[]): Photo[] {
  const each = [...new Set(addresses)]
  return each.map((address, index) => ({
    address,
    says: `${name}, picture ${index + 1} of ${each.length}`,
  }))
}

/** The photos that came with a review. */
export function photosBy(review: Review): Photo[] {
  return [...new Set(review.images)].map((address, index) => ({
    address,
    says: `Photo ${index + 1} by ${nameOf(review)}`,
  }))
}

/** Who wrote a review (specification, section 3). */
export const nameOf = ({ first_name, last_name }: Pick<Review, 'first_name' | 'last_name'>) =>
  [first_name, last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ') || 'Anonymous'
