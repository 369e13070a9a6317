/** Separate, because it loads with the attraction's data. */
import { MAX_RATING } from '../../contract/values/rating.ts'
import { inThousands } from '../number-text.ts'

export const attraction = {
  id: 'attraction' as const,
  rated: (stars: number) => `Rated ${stars} out of ${MAX_RATING}`,
  reviews: (count: number) => (count === 1 ? '1 Review' : `${inThousands(count)} Reviews`),
  pictures: (name: string) => `Pictures of ${name}`,
  picture: (name: string, number: number, of: number) => `${name}, picture ${number} of ${of}`,
  previous: 'Previous picture',
  next: 'Next picture',
  lost: 'The other pictures haven’t loaded.',
  tryAgain: 'Try again',
  at: (number: number, of: number) => `Picture ${number} of ${of}`,
}
