import type { Attraction } from '../../widgets/contract/attractions.ts'
import * as endpoints from '../../widgets/contract/endpoints.ts'
import { averageOf, MAX_RATING } from '../../widgets/contract/values/rating.ts'
import type { ReviewPage } from '../../widgets/contract/reviews.ts'
import { DESTINATIONS, HOME } from '../layout/crumbs.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import {
  loadAttraction,
  errorHead,
  type LoadedAttraction,
  sharedPicture,
} from '../attraction/load-attraction.ts'
import { PAGE_SIZE, reviewPath, reviewQueryOf } from '../reviews/review-query.ts'
import { ReviewsScreen } from '../reviews/reviews-screen.tsx'
import { AttractionNotFound } from '../attraction/attraction-not-found.tsx'
import { pathOf } from '../routing/router.ts'
import { touristAttraction } from '../attraction/tourist-attraction.ts'
import { averageRating } from '../layout/numbers.ts'
import { breadcrumbs, pathToAttraction } from '../layout/structured-data.ts'
import * as says from '../messages/en/reviews.ts'

interface Data {
  one: LoadedAttraction
  reviews: ReviewPage | null
}

export const page = definePage<Data>({
  load: async (visit, read) => {
    const { attractionId, ...asked } = reviewQueryOf(visit)
    const input = { attraction: attractionId, page_size: PAGE_SIZE, ...asked }
    const [one, { answer }] = await Promise.all([
      loadAttraction(read, attractionId),
      read(endpoints.reviewsOf, { input }),
    ])
    return { one, reviews: answer ?? null }
  },
  head: ({ one, reviews }, visit) => {
    if (one.state !== 'ready') return errorHead(one.state)
    const { attraction } = one
    const { name } = attraction
    const average = averageOf(attraction)
    const picture = sharedPicture(attraction)
    const query = reviewQueryOf(visit)
    const isPage = query.page > 1 && (reviews?.data.length ?? 0) > 0
    // Sorted and filtered lists repeat the same reviews, so their canonical address is the unfiltered list.
    const path = reviewPath({ ...query, sort: 'newest', rating: 0, page: isPage ? query.page : 1 })
    const averaged = average === undefined ? '' : says.rated(averageRating(average), MAX_RATING)
    return {
      title: isPage ? says.titleOfPage(name, query.page) : says.title(name),
      description: says.description(name, averaged),
      path,
      ...(picture && { picture }),
      ...(!reviews && { status: 503 as const }),
      structuredData: [
        touristAttraction(attraction, reviews?.data),
        breadcrumbs(stepsTo(attraction)),
      ],
    }
  },
  View,
})

const stepsTo = (attraction: Attraction) => {
  const { _id: attractionId, name } = attraction
  return [
    HOME,
    DESTINATIONS,
    { name, path: pathToAttraction(attraction) },
    { name: says.reviews, path: pathOf('reviews', { attractionId }) },
  ]
}

function View({ data: { one, reviews }, visit }: ViewProps<Data>) {
  if (one.state !== 'ready') return <AttractionNotFound state={one.state} />
  const { attraction } = one
  const query = reviewQueryOf(visit)
  return (
    <ReviewsScreen
      attraction={attraction}
      reviews={reviews}
      query={query}
      steps={stepsTo(attraction)}
    />
  )
}
