import * as endpoints from '../contract/destination-endpoints.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

export const companies = (provider: Provider) => listFrom(provider, endpoints.companies)
