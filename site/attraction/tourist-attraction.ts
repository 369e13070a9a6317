import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { averageOf, MAX_RATING } from '../../widgets/contract/values/rating.ts'
import type { Review } from '../../widgets/contract/reviews.ts'
import { nameOf } from '../layout/name-of.ts'
import { pathToAttraction } from '../layout/structured-data.ts'

/**
 * A place in schema.org terms, with ratings by its visitors only.
 *
 * Google shows review stars only for some types, and TouristAttraction is not among them. Reviews here are about the
 * place, not about our trips, so `Product` or `TouristTrip` would claim praise for somebody else, and CreativeWork or
 * Event do not fit. `LocalBusiness` fits a place with an address, fees and hours. None of them is ours, so these are
 * not self-serving reviews. The type is added to the exact one, and only if there is a rating to show.
 */
export function touristAttraction(
  attraction: AttractionDetails,
  reviews: readonly Review[] = [],
): object {
  const rating = ratingBy(attraction)
  const written = reviews.flatMap(reviewBy)
  return {
    '@type': rating ? ['TouristAttraction', 'LocalBusiness'] : 'TouristAttraction',
    name: attraction.name,
    description: attraction.description,
    url: pathToAttraction(attraction),
    image: attraction.image,
    address: addressOf(attraction),
    ...positionOf(attraction),
    ...(rating && { aggregateRating: rating }),
    ...(rating && written.length > 0 && { review: written }),
  }
}

/** From the label if the provider sends no fields. */
function addressOf({ city, state, country, attraction_location_label: label }: AttractionDetails) {
  return {
    '@type': 'PostalAddress',
    ...(city || label ? { addressLocality: city || label } : {}),
    ...(state && state !== city ? { addressRegion: state } : {}),
    ...(country && { addressCountry: country }),
  }
}

/** Only reviews with a name and stars. */
function reviewBy(review: Review): object[] {
  const { first_name, last_name } = review
  if (!/\S/.test(`${first_name ?? ''}${last_name ?? ''}`) || review.rating < 1) return []
  return [
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: nameOf(review) },
      reviewRating: {
        '@type': 'Rating',
        ratingValue: Math.min(review.rating, MAX_RATING),
        bestRating: MAX_RATING,
        worstRating: 1,
      },
      ...(review.feedback && {
        reviewBody: review.feedback,
        inLanguage: review.language ?? 'en',
      }),
    },
  ]
}

const positionOf = ({ latitude, longitude }: AttractionDetails) =>
  latitude === null || longitude === null
    ? {}
    : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }

function ratingBy(attraction: AttractionDetails): object | undefined {
  const ratingValue = averageOf(attraction)
  if (ratingValue === undefined || attraction.total_review < 1) return undefined
  return {
    '@type': 'AggregateRating',
    ratingValue,
    bestRating: MAX_RATING,
    worstRating: 1,
    reviewCount: attraction.total_review,
  }
}
