import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { attractionDetailsById } from '../../widgets/contract/attraction-endpoints.ts'
import { cardFields } from '../browse/card-fields.ts'
import { seedCards } from '../browse/seed-cards.ts'
import { HOME } from '../layout/crumbs.tsx'
import { sharePictureOf } from '../layout/share-picture.ts'
import { breadcrumbs } from '../layout/structured-data.ts'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { planOf } from '../trips/plan-of.ts'
import { touristTrip } from '../trips/tourist-trip.ts'
import { nightsOf, pathToTripIdea, sightsOf, type Trip } from '../trips/trip.ts'
import { TripNotFound } from '../trips/trip-not-found.tsx'
import { TripScreen } from '../trips/trip-screen.tsx'
import { tripOf } from '../trips/sample-trips.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/trips.ts'

interface Data {
  /** Without those that failed to load or are hidden. */
  sights: AttractionDetails[]
}

export const page = definePage<Data>({
  hasTags: true,
  hydrate: 'on interaction',
  load: async ({ params }, read) => {
    const trip = tripOf(params['id'])
    const found = await Promise.all(
      (trip ? sightsOf(trip) : []).map((id) => read(attractionDetailsById, { params: { id } })),
    )
    return { sights: found.flatMap(({ answer }) => (answer ? [cardFields(answer)] : [])) }
  },
  seed: ({ sights }, provider) => seedCards(provider, sights),
  head: (_, { params }) => {
    const trip = tripOf(params['id'])
    if (!trip) return { title: says.unknownTitle, description: says.unknown, status: 404 }
    const { name, sentence, poster } = trip
    const picture = sharePictureOf([poster.picture], poster.alt)
    return {
      title: says.titleOf(name, nightsOf(trip) + 1),
      description: sentence,
      path: pathToTripIdea(trip),
      ...(picture && { picture }),
      structuredData: [touristTrip(trip), breadcrumbs(stepsTo(trip))],
    }
  },
  View: ({ data: { sights }, visit: { params } }) => {
    const trip = tripOf(params['id'])
    const plan = trip && planOf(trip)
    if (!trip || !plan) return <TripNotFound />
    return <TripScreen trip={trip} plan={plan} sights={sights} steps={stepsTo(trip)} />
  },
})

const stepsTo = (trip: Trip) => [
  HOME,
  { name: layout.tripIdeas, path: pathOf('trips') },
  { name: trip.name, path: pathToTripIdea(trip) },
]
