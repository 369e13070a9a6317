import * as endpoints from '../contract/endpoints.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

export const companies = (provider: Provider) => listFrom(provider, endpoints.companies)
