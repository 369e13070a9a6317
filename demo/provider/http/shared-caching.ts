import { cachingOf } from './request-origin.ts'

/** Seconds for which a shared cache uses a public response, so that a change by staff shows after a minute. */
const FRESH = 60

/** Seconds after that for which it may send the old response while it loads the new one. */
const UPDATING = 600

/** Seconds for which it may send the old response while the provider fails. */
const FAILING = 86_400

/**
 * Headers for a public response: fresh for a minute in shared caches, for `browser` seconds in browsers.
 *
 * `stale-while-revalidate` is only in the headers that browsers ignore, because Chrome and Firefox would otherwise show
 * their own old page for ten minutes. `no-cache` would bind shared caches too (RFC 9111, section 5.2.2.4), and `s-maxage`
 * forbids them stale responses (section 5.2.2.10), unlike `max-age` in a targeted header (RFC 9213). Fastly reads
 * Surrogate-Control instead.
 */
export function sharedCaching(browser: number, status = 200): Record<string, string> {
  const lives = `s-maxage=${FRESH}`
  // An attraction that is added or shown again must not stay missing.
  if (status !== 200) return { 'cache-control': `max-age=0, ${lives}` }
  const stale = `stale-if-error=${FAILING}`
  const targeted = `max-age=${FRESH}, stale-while-revalidate=${UPDATING}, ${stale}`
  return {
    'cache-control': `max-age=${browser}, ${lives}, ${stale}`,
    'cdn-cache-control': targeted,
    'surrogate-control': targeted,
  }
}

/** Like {@link sharedCaching}, but only for browsers if the response contains the origin from its request. */
export function publicCaching(
  browser: number,
  { origin, carries, status }: { origin: string; carries: boolean; status: number },
): Record<string, string> {
  if (!carries) return sharedCaching(browser, status)
  const caching = browser > 0 ? `max-age=${browser}` : 'no-cache'
  return { 'cache-control': cachingOf(caching, origin, carries) }
}
