import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { averageOf, MAX_RATING } from '../../widgets/contract/rating.ts'
import { pathToAttraction } from '../layout/structured-data.ts'

/** A place worth a visit in the words of schema.org; rated only by those who have been there. */
export const touristAttraction = (attraction: AttractionDetails) => ({
  '@type': 'TouristAttraction',
  name: attraction.name,
  description: attraction.description,
  url: pathToAttraction(attraction),
  image: attraction.image,
  address: attraction.attraction_location_label,
  ...positionOf(attraction),
  ...ratingBy(attraction),
})

const positionOf = ({ latitude, longitude }: AttractionDetails) =>
  latitude === null || longitude === null
    ? {}
    : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }

function ratingBy(attraction: AttractionDetails): object {
  const ratingValue = averageOf(attraction)
  if (ratingValue === undefined) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue,
      bestRating: MAX_RATING,
      worstRating: 1,
      reviewCount: attraction.total_review,
    },
  }
}
