import { testimonials } from '../../widgets/contract/endpoints.ts'
import { Claims } from '../home/claims.tsx'
import { Hero } from '../home/hero.tsx'
import { Regions } from '../home/regions.tsx'
import { Reviews } from '../home/reviews.tsx'
import { Destinations, TripTypes } from '../home/trip-types.tsx'
import { definePage } from '../page.ts'
import { pathOf } from '../router.ts'
import { travelAgency } from '../things.ts'
import '../styles/home.css'
import '../styles/journeys.css'

/** Video reviews on the first page (specification, section 9). */
const SHOWN = 4

/** The first page: what the company is for, and the enquiry. */
export const page = definePage({
  load: async (_, read) => {
    const { answer, failure } = await read(testimonials)
    return answer ? { answer: answer.slice(0, SHOWN) } : { failure }
  },
  head: () => ({
    title: 'Trips planned for you',
    description:
      'Jungle safaris, trips across India and journeys abroad, planned for you by people who have been there. Tell us where and for how long.',
    path: pathOf('home'),
    things: [travelAgency()],
  }),
  View: ({ data }) => (
    <>
      <Hero />
      <Claims />
      <Regions />
      <TripTypes />
      <Destinations />
      <Reviews result={data} />
    </>
  ),
})
