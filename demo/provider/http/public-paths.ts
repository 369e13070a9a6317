/** Public endpoints. Never add one whose response contains a token, an address or a code. */
const NOUNS = [
  'countries',
  'states',
  'cities',
  'seasons',
  'attractions',
  'search',
  'testimonial',
  'corporate-company',
]

export const REVIEWS = '/api/v1/reviews'

export const publicPaths = (product: string): string[] => [
  ...NOUNS.map((noun) => `/api/v1/${product}/${noun}/*`),
  REVIEWS,
]

/** POST endpoints among them that only read. */
export const readingPosts = (product: string): string[] => [
  REVIEWS,
  `/api/v1/${product}/attractions/locations/`,
]
