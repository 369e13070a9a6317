import { seasonsOf } from '../contract/destination-endpoints.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

/** Best months and closures of a city's attractions; empty if the provider has none. */
export const seasons = (provider: Provider, city_uuid: string) =>
  listFrom(provider, seasonsOf, { params: { city_uuid } })
