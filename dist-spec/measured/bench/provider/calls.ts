import type { Started } from './child.ts'
import { FAMOUS } from './fill.ts'

/** `body` is posted as JSON. */
export interface Asked {
  path: string
  body?: object
}

/** A timed call. `turn` varies each request, so that no cached response is measured. */
export interface Call {
  name: string
  asked: (started: Started, reviews: number, turn: number) => Asked
}

const api = '/api/v1/trips'
const SEARCHES = ['kanha', 'fort', 'pradesh', 'india', 'taj mahal', 'an', 'nati park', 'zebra']

const reviews =
  (sort: string, isDeep = false): Call['asked'] =>
  (_, count, turn) => {
    // Page 45,000 of the 50,000 pages of 500,000 reviews, or the same relative position.
    const page = isDeep ? Math.max(1, Math.floor(0.9 * (count / 2 / 10)) - (turn % 5)) : 1
    return {
      path: '/api/v1/reviews',
      body: { attraction: FAMOUS, page, page_size: 10, sort, turn },
    }
  }

const listed =
  (kind: 'city' | 'country'): Call['asked'] =>
  (started, _, turn) => ({
    path: `${api}/attractions/locations/`,
    body: { location: started[kind], page: 1, page_size: 50, turn },
  })

const at =
  (path: string): Call['asked'] =>
  (_, __, turn) => ({ path: `${path}?turn=${turn}` })

export const calls: Call[] = [
  { name: 'review list, page 1', asked: reviews('newest') },
  { name: 'review list, lowest', asked: reviews('lowest') },
  { name: 'review list, highest', asked: reviews('highest') },
  { name: 'review list, page 45,000', asked: reviews('newest', true) },
  { name: 'the same, lowest', asked: reviews('lowest', true) },
  { name: 'attraction', asked: at(`${api}/attractions/${FAMOUS}`) },
  { name: 'its page', asked: at(`/attraction-details/${FAMOUS}`) },
  { name: 'attractions of a city', asked: listed('city') },
  { name: 'attractions of India', asked: listed('country') },
  {
    name: 'search',
    asked: (_, __, turn) => {
      const q = encodeURIComponent(SEARCHES[turn % SEARCHES.length]!)
      return { path: `${api}/search/?q=${q}&turn=${turn}` }
    },
  },
  { name: '/destinations', asked: at('/destinations') },
  { name: 'sitemap', asked: at('/sitemap.xml') },
]

/** Calls compared with a bare route that sends the same bytes. */
export const throughput: { name: string; asked: Asked }[] = [
  { name: 'countries', asked: { path: `${api}/countries/` } },
  { name: 'attraction', asked: { path: `${api}/attractions/${FAMOUS}` } },
  { name: 'review list', asked: { path: '/api/v1/reviews', body: { attraction: FAMOUS } } },
  { name: '/', asked: { path: '/' } },
  { name: 'widget file', asked: { path: '/widgets/trip-enquiry.js' } },
]
