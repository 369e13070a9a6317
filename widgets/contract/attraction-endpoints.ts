// @chunk index
/** Calls besides the specification's, for providers with more attractions than a page shows. */
import { endpoint } from './endpoint.ts'

/**
 * Attractions of a country, state or city, or all, by name and by pages of at most 50, answered as
 * `{data, total}`; a provider that knows no pages answers all at once. With `categories` only those that have one of them.
 */
export const attractionsByPage = endpoint(
  'POST',
  '/api/v1/{product}/attractions/locations/',
  async () => import('./attraction-pages.ts').then((pages) => pages.attractionsByPage),
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
