import { testimonials } from '../../widgets/contract/endpoints.ts'
import { Claims } from '../home/claims.tsx'
import { DestinationSection } from '../home/destination-section.tsx'
import { Hero } from '../home/hero.tsx'
import { Regions } from '../home/regions.tsx'
import { ReviewSection } from '../home/review-section.tsx'
import { SentReviewNote } from '../home/sent-review-note.tsx'
import { TripIdeas } from '../home/trip-ideas.tsx'
import { TripTypes } from '../home/trip-types.tsx'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { travelAgency } from '../layout/structured-data.ts'
import type { Trip } from '../trips/trip.ts'
import * as says from '../messages/en/home.ts'

/** Video reviews (specification, section 9). */
const MOST_REVIEWS = 4

const loadTrips = () => import('../trips/sample-trips.ts')

/** Loaded only by a step from another page. The first page has them in its data, which costs it no script. */
const featuredTrips = async (): Promise<readonly Trip[]> =>
  loadTrips().then(
    ({ FEATURED }) => FEATURED,
    () => [],
  )

export const page = definePage({
  hasTags: true,
  hydrate: 'on interaction',
  load: async (_, read) => {
    const [{ answer, failure }, featured] = await Promise.all([read(testimonials), featuredTrips()])
    const reviews = answer ? { answer: answer.slice(0, MOST_REVIEWS) } : { failure }
    return { reviews, featured }
  },
  head: () => ({
    title: says.title,
    description: says.description,
    path: pathOf('home'),
    structuredData: [travelAgency()],
  }),
  View: ({ data }) => (
    <>
      <SentReviewNote kind="review" />
      <Hero />
      <div data-below="">
        <Claims />
        <Regions />
        <TripTypes />
        <DestinationSection />
        <TripIdeas featured={data.featured} />
        <ReviewSection result={data.reviews} />
      </div>
    </>
  ),
})
