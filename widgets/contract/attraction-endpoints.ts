// @chunk index
/**
 * Attraction calls that only pages use, not tags. The first two read more of the specification's responses; the rest
 * extend it for providers with many attractions.
 */
import { endpoint } from './endpoint.ts'

const LOCATIONS = '/api/v1/{product}/attractions/locations/'

/** Attractions of a place with facts for planning a trip. Otherwise the same as `attractionsAt`. */
export const attractionDetailsAt = endpoint('POST', LOCATIONS, async () =>
  import('./attraction-details.ts').then((details) => details.attractionDetailsAt),
)

/** One attraction with facts for planning a trip. Otherwise the same as `attractionById`. */
export const attractionDetailsById = endpoint(
  'GET',
  '/api/v1/{product}/attractions/{id}',
  async () => import('./attraction-details.ts').then((details) => details.attractionDetailsById),
)

/**
 * Attractions of a country, state or city, or all of them, in pages. Sorted by English name, at most 50 per page, returned as
 * `{data, total}`. A provider without pages returns the whole list. The input `categories` keeps only attractions that
 * have one of those categories.
 */
export const attractionsByPage = endpoint('POST', LOCATIONS, async () =>
  import('./attraction-pages.ts').then((pages) => pages.attractionsByPage),
)

/**
 * Number of attractions by their lists of categories: everywhere, in each country, in each state of the country in the
 * query `country_uuid`, and in each city of the state in `state_uuid`.
 */
export const attractionsCounted = endpoint(
  'GET',
  '/api/v1/{product}/attractions/counts/',
  async () => import('./attraction-pages.ts').then((pages) => pages.attractionsCounted),
)

/** Ids of all attractions with the date of their last change, in pages of 5000. The query `page` starts at 1. */
export const attractionAddresses = endpoint(
  'GET',
  '/api/v1/{product}/attractions/addresses/',
  async () => import('./attraction-pages.ts').then((pages) => pages.attractionAddresses),
)
