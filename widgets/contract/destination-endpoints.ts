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

/**
 * Best months and closures of up to 50 attractions of a city, best known first. Empty for an unknown city. The call is
 * optional: the wizard works without it.
 */
export const seasonsOf = endpoint('GET', '/api/v1/{product}/seasons/{city_uuid}', async () =>
  import('./seasons.ts').then((seasons) => seasons.seasonsOf),
)

/** Companies whose staff may enquire as corporate users. */
export const companies = endpoint('GET', '/api/v1/{product}/corporate-company/', async () =>
  import('./companies.ts').then((companies) => companies.companies),
)
