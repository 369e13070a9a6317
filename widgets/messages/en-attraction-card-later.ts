/** What a person reads of an attraction, in English; kept apart because it is loaded with its data. */
import { MAX_RATING } from '../contract/rating.ts'

// Made once: each `toLocaleString` would make one of its own.
const { format } = new Intl.NumberFormat('en')

export const attraction = {
  rated: (stars: number) => `Rated ${stars} out of ${MAX_RATING}`,
  reviews: (count: number) => (count === 1 ? '1 Review' : `${format(count)} Reviews`),
  pictures: (name: string) => `Pictures of ${name}`,
  picture: (name: string, number: number, of: number) => `${name}, picture ${number} of ${of}`,
  previous: 'Previous picture',
  next: 'Next picture',
  lost: "More pictures haven't loaded.",
  tryAgain: 'Try again',
  at: (number: number, of: number) => `Picture ${number} of ${of}`,
}
