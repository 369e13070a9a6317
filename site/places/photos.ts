import type { Review } from '../../widgets/contract/reviews.ts'
import { nameOf } from '../layout/name-of.ts'

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

/** Each address once, and none that is not of a file: it is also a link. */
const shownOf = (addresses: readonly string[]) => [
  ...new Set(addresses.filter((address) => /^(?:https?:\/\/|\/)/i.test(address))),
]

/** Each picture of a place once, in words. */
export function photosOf(name: string, addresses: readonly string[]): Photo[] {
  const each = shownOf(addresses)
  return each.map((address, index) => ({
    address,
    says: `${name}, picture ${index + 1} of ${each.length}`,
  }))
}

/** Photos of several, of which two may be the same picture: it is shown once, where it comes first. */
export const eachOnce = (photos: readonly Photo[]): Photo[] =>
  photos.filter((photo, index) => {
    return photos.findIndex(({ address }) => address === photo.address) === index
  })

/** The photos that came with a review. */
export function photosBy(review: Review): Photo[] {
  return shownOf(review.images).map((address, index) => ({
    address,
    says: `Photo ${index + 1} by ${nameOf(review)}`,
  }))
}
