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
  let key = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
    key += byte.toString(16).padStart(2, '0')
  }
  return { key, body }
}

/**
 * The header of an intent. Providers whose CORS does not allow it are listed, comma-separated, in the
 * build's setting `VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY`, and get none.
 */
export function idempotencyHeader(origin: string, intent: Intent): Record<string, string> {
  const without: string = import.meta.env?.VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY ?? ''
  return without.split(',').includes(origin) ? {} : { 'idempotency-key': intent.key }
}
