import * as endpoints from '../contract/destination-endpoints.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

/** Cities with attractions, most popular first; empty if the provider has no such list. */
export const popularCities = (provider: Provider) => listFrom(provider, endpoints.popularCities)
