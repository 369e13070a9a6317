import type { Address } from '../api/client.ts'
import { home } from './home.ts'

/** Where a widget sends its calls, and whose page it is on. */
export interface Provider extends Address {
  /** The partner an enquiry is attributed to. */
  readonly partner: string | undefined
}

/** The product in the API's paths where a page names none. */
const DEFAULT_PRODUCT = 'trips'

const known = new Map<string, Provider>()

/**
 * The provider of these attribute values; equal values give the same object.
 * An `origin` that is no http(s) address counts as absent.
 */
export function providerOf(
  origin: string | null,
  product: string | null,
  partner: string | null,
): Provider {
  const key = [origin, product, partner].join('\n')
  const found = known.get(key)
  if (found) return found
  const provider = {
    origin: httpOrigin(origin) ?? home(),
    product: product || DEFAULT_PRODUCT,
    partner: partner || undefined,
  }
  known.set(key, provider)
  return provider
}

function httpOrigin(written: string | null): string | undefined {
  try {
    const { protocol, origin } = new URL(written ?? '')
    return /^https?:$/.test(protocol) ? origin : undefined
  } catch {
    return undefined
  }
}
