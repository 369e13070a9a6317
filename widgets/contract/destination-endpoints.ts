// @chunk index
/** Calls that only lazy parts of the enquiry forms use. Not what hydration needs: it would load those parts, too. */
import { endpoint } from './endpoint.ts'

/**
 * Cities with attractions, with the names and categories that lead to them (specification, section 7: 'listing
 * destinations for the select'): first those that the latest enquiries asked for most, then the most reviewed. Covers the
 * 500 best-known attractions. The call is optional: without it, cities are found by their own names.
 */
export const popularCities = endpoint('GET', '/api/v1/{product}/destinations/', async () =>
  import('./destinations.ts').then((destinations) => destinations.popularCities),
)
