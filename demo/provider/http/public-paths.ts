import type { PublicData } from '../data/engine/change-counter.ts'

/**
 * Public endpoints below /api/v1/{product}/ with the data that their responses show. Never add one whose response
 * contains a token, an address or a code.
 */
const NOUNS: Record<string, PublicData[]> = {
  countries: ['places'],
  states: ['places'],
  cities: ['places'],
  destinations: ['places', 'attractions', 'reviews'],
  seasons: ['attractions', 'reviews'],
  attractions: ['places', 'attractions', 'reviews'],
  search: ['places', 'attractions', 'reviews'],
  testimonial: ['testimonials'],
  'corporate-company': ['companies'],
}

export const REVIEWS = '/api/v1/reviews'

export const publicPaths = (product: string): Record<string, PublicData[]> => ({
  ...Object.fromEntries(
    Object.entries(NOUNS).map(([noun, data]) => [`/api/v1/${product}/${noun}/*`, data]),
  ),
  [REVIEWS]: ['reviews'],
})

/** POST endpoints among them that only read. */
export const readingPosts = (product: string): string[] => [
  REVIEWS,
  `/api/v1/${product}/attractions/locations/`,
]

/** Returns a function that finds the data of a path; undefined unless it is public. */
export function publicDataAt(product: string): (path: string) => readonly PublicData[] | undefined {
  const paths = publicPaths(product)
  const below = Object.entries(paths).filter(([path]) => path.endsWith('/*'))
  return (path) => paths[path] ?? below.find(([start]) => path.startsWith(start.slice(0, -1)))?.[1]
}
