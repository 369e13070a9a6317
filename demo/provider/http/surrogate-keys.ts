import type { PublicData } from '../data/engine/change-counter.ts'

export const SURROGATE_KEY = 'surrogate-key'

/** A CDN refuses keys above 1024 bytes. Ids of attractions are far shorter. */
const LONGEST = 200

/** Attractions that one response names. CDNs limit all its keys to 16 KB. */
const MOST = 50

/** Names in responses by which a CDN purges them: Fastly and Varnish read the first header, Cloudflare and Akamai the other. */
export function keyHeaders(keys: Iterable<string>): Record<string, string> {
  const each = [...new Set(keys)]
  return { [SURROGATE_KEY]: each.join(' '), 'cache-tag': each.join() }
}

export interface ShownAttractions {
  ids: readonly string[]
  /** True if another attraction may join or leave them. */
  isList?: boolean
}

/**
 * Keys of a response that shows this data. If its attractions are known, their keys take the place of `reviews`, and of
 * `attractions` unless they are a list, so that a review purges only what shows its attraction.
 */
export function keysOf(data: readonly PublicData[], shown?: ShownAttractions): string[] {
  if (!shown || shown.ids.length > MOST) return [...data]
  const own = shown.ids.map((id) => `attraction-${encodeURIComponent(id).slice(0, LONGEST)}`)
  const isNamed = (one: PublicData) => one === 'reviews' || (one === 'attractions' && !shown.isList)
  return [...data.filter((one) => !isNamed(one)), ...own]
}
