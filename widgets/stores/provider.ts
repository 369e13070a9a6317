import type { Address } from '../api/client.ts'
import { knownProviders } from './known-providers.ts'
import { wakeOutbox } from './outbox/wake.ts'
import { scriptOrigin } from './script-origin.ts'

export interface Provider extends Address {
  /** Partner that enquiries are attributed to. */
  readonly partner: string | undefined
}

const DEFAULT_PRODUCT = 'trips'

/** Equal values return the same object. An `origin` that is not an http(s) URL is ignored. */
export function providerOf(
  origin: string | null,
  product: string | null,
  partner: string | null,
  language = '',
): Provider {
  const key = [origin, product, partner, language].join('\n')
  const found = knownProviders.get(key)
  if (found) return found as Provider
  const provider = {
    origin: httpOrigin(origin) ?? scriptOrigin(),
    product: product || DEFAULT_PRODUCT,
    partner: partner || undefined,
    language,
  }
  knownProviders.set(key, provider)
  wakeOutbox()
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
