import { cachingOf } from '../provider/http/request-origin.ts'
import { publicCaching } from '../provider/http/shared-caching.ts'
import { keyHeaders } from '../provider/http/surrogate-keys.ts'

/** Seconds. */
export const RETRY_AFTER = '30'

export interface PageFacts {
  origin: string
  /** True if it contains the origin of its request. */
  carries: boolean
  keys: readonly string[]
  /** False for pages of one visitor, and for those that another request may complete. */
  isShared: boolean
}

/** Headers about caching. Browsers ask again before each use; shared caches may send a public page without asking. */
export function pageCaching(
  status: number,
  { origin, carries, keys, isShared }: PageFacts,
): Record<string, string> {
  if (status >= 500) return { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER }
  if (!isShared || (status !== 200 && status !== 404))
    return { 'cache-control': cachingOf('no-cache', origin, carries) }
  return {
    ...publicCaching(0, { origin, carries, status }),
    ...keyHeaders(['pages', ...keys]),
  }
}
