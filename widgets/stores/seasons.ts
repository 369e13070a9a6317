import { seasonsOf } from '../contract/enquiry-endpoints.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

/** When to go to the attractions of a city; none where the provider does not know. */
export const seasons = (provider: Provider, city_uuid: string) =>
  listFrom(provider, seasonsOf, { params: { city_uuid } })
