import { useEffect } from 'react'
import type { Attraction } from '../../widgets/contract/attractions.ts'
import * as endpoints from '../../widgets/contract/endpoints.ts'
import type { ReviewPage } from '../../widgets/contract/reviews.ts'
import { DESTINATIONS, HOME } from '../layout/crumbs.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { AttractionScreen } from '../attraction/attraction-screen.tsx'
import { loadSimilar, type SimilarAttractions } from '../attraction/similar-attractions.ts'
import { askForNearBy, type NearBy } from '../attraction/near-by.ts'
import {
  loadAttraction,
  errorHead,
  type LoadedAttraction,
  sharedPicture,
  summary,
} from '../attraction/load-attraction.ts'
import { seedCards } from '../browse/seed-cards.ts'
import { AttractionNotFound } from '../attraction/attraction-not-found.tsx'
import { pathOf } from '../routing/router.ts'
import { touristAttraction } from '../attraction/tourist-attraction.ts'
import { breadcrumbs, pathToAttraction } from '../layout/structured-data.ts'
import * as says from '../messages/en/attraction.ts'

interface Data {
  one: LoadedAttraction
  /** Null if they failed to load. */
  reviews: ReviewPage | null
  nearBy: NearBy | null
  more: SimilarAttractions | null
}

const FIRST = 8

export const page = definePage<Data>({
  hasTags: true,
  hydrate: 'on interaction',
  load: async ({ params }, read) => {
    const id = params['id'] ?? ''
    const [one, reviews] = await Promise.all([
      loadAttraction(read, id),
      read(endpoints.reviewsOf, { input: { attraction: id, page_size: FIRST } }),
    ])
    if (one.state !== 'ready') return { one, reviews: null, nearBy: null, more: null }
    const nearBy = await askForNearBy(read, one.attraction)
    const more = await loadSimilar(read, one.attraction, nearBy)
    return { one, reviews: reviews.answer ?? null, nearBy, more }
  },
  seed: ({ more }, provider) => seedCards(provider, more?.attractions),
  head: ({ one, nearBy, reviews }) => {
    if (one.state !== 'ready') return errorHead(one.state)
    const { attraction } = one
    const { name, attraction_location_label: place, description } = attraction
    const picture = sharedPicture(attraction)
    return {
      title: place ? `${name}, ${place}` : name,
      description: summary(description || says.description(name)),
      path: pathToAttraction(attraction),
      ...(picture && { picture }),
      structuredData: [
        touristAttraction(attraction, reviews?.data),
        breadcrumbs(stepsTo(attraction, nearBy)),
      ],
    }
  },
  View,
})

function stepsTo(attraction: Attraction, nearBy: NearBy | null) {
  const place = nearBy && {
    name: nearBy.name,
    path: pathOf('destinations', {}, { [nearBy.kind]: nearBy.uuid }),
  }
  return [
    HOME,
    DESTINATIONS,
    ...(place ? [place] : []),
    { name: attraction.name, path: pathToAttraction(attraction) },
  ]
}

function View({ data: { one, reviews, nearBy, more } }: ViewProps<Data>) {
  const name = one.state === 'ready' ? one.attraction.name : undefined
  useEffect(() => {
    if (name === undefined) return
    try {
      sessionStorage.setItem('attractionName', name)
    } catch {
      // Storing is optional, and some browsers refuse it.
    }
  }, [name])

  if (one.state !== 'ready') return <AttractionNotFound state={one.state} />
  const { attraction } = one
  const steps = stepsTo(attraction, nearBy)
  return <AttractionScreen attraction={attraction} reviews={reviews} more={more} steps={steps} />
}
