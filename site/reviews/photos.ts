import type { Review } from '../../widgets/contract/reviews.ts'
import { nameOf } from '../layout/name-of.ts'
import * as reviews from '../messages/en/reviews.ts'

export interface Photo {
  address: string
  /** Text alternative. */
  says: string
}

/** A stored photo, which has a small version. */
const KEPT = /(\/media\/photos\/[\da-f]{32})\.webp$/

export const smallOf = (address: string) => address.replace(KEPT, '$1-small.webp')

/** Allows only file addresses, because they become links. */
const shownOf = (addresses: readonly string[]) => [
  ...new Set(addresses.filter((address) => /^(?:https?:\/\/|\/)/i.test(address))),
]

/** @param captions what each address shows, in the same order; '' for a numbered alternative. */
export function photosOf(
  name: string,
  addresses: readonly string[],
  captions: readonly string[] = [],
): Photo[] {
  const each = shownOf(addresses)
  return each.map((address, index) => ({
    address,
    says: captions[addresses.indexOf(address)] || reviews.picture(name, index + 1, each.length),
  }))
}

export const eachOnce = (photos: readonly Photo[]): Photo[] =>
  photos.filter((photo, index) => {
    return photos.findIndex(({ address }) => address === photo.address) === index
  })

export function photosBy(review: Review): Photo[] {
  return shownOf(review.images).map((address, index) => ({
    address,
    says: reviews.photoBy(index + 1, nameOf(review)),
  }))
}
