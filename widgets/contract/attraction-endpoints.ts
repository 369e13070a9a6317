// @chunk index
/** Calls of the specification read with more than a tag shows, and calls besides them, for providers with many attractions. */
import { endpoint } from './endpoint.ts'

const LOCATIONS = '/api/v1/{product}/attractions/locations/'

/** Attractions of a place with the facts that a trip is planned by; else as `attractionsAt`. */
export const attractionDetailsAt = endpoint('POST', LOCATIONS, async () =>
  import('./attraction-details.ts').then((details) => details.attractionDetailsAt),
)

/** One attraction with those facts; else as `attractionById`. */
export const attractionDetailsById = endpoint(
  'GET',
  '/api/v1/{product}/attractions/{id}',
  async () => import('./attraction-details.ts').then((details) => details.attractionDetailsById),
)

/**
 * Attractions of a country, state or city, or all, by name and by pages of at most 50, answered as
 * `{data, total}`; a provider that knows no pages answers all at once. With `categories` only those that have one of them.
 */
export const attractionsByPage = endpoint('POST', LOCATIONS, async () =>
  import('./attraction-pages.ts').then((pages) => pages.attractionsByPage),
)

/**
 * How many attractions there are everywhere, in each country, in each state of the query `country_uuid`, and in
 * each city of `state_uuid`, by their lists of categories.
 */
export const attractionsCounted = endpoint(
  'GET',
  '/api/v1/{product}/attractions/counts/',
  async () => import('./attraction-pages.ts').then((pages) => pages.attractionsCounted),
)

/** The ids of all attractions by parts of 5000, from the query `page` 1 on, with when each last changed. */
export const attractionAddresses = endpoint(
  'GET',
  '/api/v1/{product}/attractions/addresses/',
  async () => import('./attraction-pages.ts').then((pages) => pages.attractionAddresses),
)
