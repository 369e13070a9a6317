import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../contract/headers.ts'

/** One thing a person wants done once: what is sent, and the key that tells repeats from wishes. */
export interface Intent {
  key: string
  body: string
}

/**
 * The intent behind a payload: the last one while its answer is unknown and the payload is the same,
 * else a new one. The key is a random 128-bit one; `crypto.randomUUID` is missing on plain http pages.
 */
export function intentOf(body: string, last: Intent | undefined): Intent {
  if (last?.body === body) return last
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), body }
}

/**
 * The headers of our own that go with an intent. Providers whose CORS does not allow them are listed,
 * comma-separated, in the build's setting `VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY`, and get none.
 */
export function intentHeaders(
  origin: string,
  { key }: Intent,
  proof?: string,
): Record<string, string> {
  const without: string = import.meta.env?.VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY ?? ''
  if (without.split(',').includes(origin)) return {}
  return { [IDEMPOTENCY_KEY]: key, ...(proof && { [CORPORATE_PROOF]: proof }) }
}
