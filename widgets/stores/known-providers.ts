import type { Address } from '../api/client.ts'
import { shared } from './shared.ts'

/** Providers of the page's tags, by the values of their attributes. */
export const knownProviders = /* @__PURE__ */ shared('providers', () => new Map<string, Address>())
