import type { Address } from '../api/client.ts'
import { scriptOrigin } from './script-origin.ts'

export interface Provider extends Address {
  /** Partner that enquiries are attributed to. */
  readonly partner: string | undefined
}

const DEFAULT_PRODUCT = 'trips'

const known = new Map<string, Provider>()

/** Equal values return the same object. An `origin` that is not an http(s) URL is ignored. */
export function providerOf(
  origin: string | null,
  product: string | null,
  partner: string | null,
): Provider {
  const key = [origin, product, partner].join('\n')
  const found = known.get(key)
  if (found) return found
  const provider = {
    origin: httpOrigin(origin) ?? scriptOrigin(),
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
