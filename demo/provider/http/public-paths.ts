/** Nouns whose answers are for everybody: never what holds a token, an address or a code. */
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

/** Where reviews are read. */
export const REVIEWS = '/api/v1/reviews'

/** Paths of calls whose answers are for everybody. */
export const publicPaths = (product: string): string[] => [
  ...NOUNS.map((noun) => `/api/v1/${product}/${noun}/*`),
  REVIEWS,
]

/** Those of them that only read, though they are posted. */
export const readingPosts = (product: string): string[] => [
  REVIEWS,
  `/api/v1/${product}/attractions/locations/`,
]
