import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { averageOf, MAX_RATING } from '../../widgets/contract/rating.ts'
import type { Review } from '../../widgets/contract/reviews.ts'
import { nameOf } from '../layout/name-of.ts'
import { pathToAttraction } from '../layout/structured-data.ts'

/**
 * A place worth a visit in the words of schema.org; rated only by those who have been there.
 *
 * Search engines show stars for some types alone (Google: 'review snippet', which knows no TouristAttraction). What is
 * reviewed here is the place, not a trip of ours there, so `Product` or `TouristTrip` would claim praise that was
 * for somebody else; and it is no CreativeWork or Event. A place that one visits at an address, with gates, fees
 * and hours, is what `LocalBusiness` is for, and none of them is ours, so nobody reviews himself. It is
 * said beside the exact type, and only where there is something to show.
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

/** Its city, state and country; where a provider tells none, what its label says. */
function addressOf({ city, state, country, attraction_location_label: label }: AttractionDetails) {
  return {
    '@type': 'PostalAddress',
    ...(city || label ? { addressLocality: city || label } : {}),
    ...(state && state !== city ? { addressRegion: state } : {}),
    ...(country && { addressCountry: country }),
  }
}

/** What somebody who gives a name and stars has written. */
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
      ...(review.feedback && { reviewBody: review.feedback }),
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
