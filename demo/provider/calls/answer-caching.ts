import type { Context } from 'hono'
import type { PublicData } from '../data/engine/change-counter.ts'
import { Refused } from '../errors/refused.ts'
import { publicCaching } from '../http/shared-caching.ts'
import { type ShownAttractions, keyHeaders, keysOf } from '../http/surrogate-keys.ts'
import type { Settings } from '../settings/settings.ts'

/** Seconds for which browsers use a public response without asking again. */
const BROWSERS = 300

export interface AnswerCaching {
  /** Absolute URL of a stored path under /media/. */
  mediaUrl: (path: string) => string
  /** Declares that the response shows no other attractions and no other reviews, for its surrogate keys. */
  showsOnly: (attractions: ShownAttractions) => void
  /** Headers of the response once it is complete. */
  headers: () => Record<string, string>
  /** Rethrows an error. If it is a 404 of a public call, shared caches may keep it for as long as the response. */
  missing: (error: unknown) => never
}

/** Caching of one call's response. `data` is what it shows; undefined if it is not public. */
export function answerCaching(
  { req }: Context,
  { publicUrl }: Settings,
  data: readonly PublicData[] | undefined,
): AnswerCaching {
  const { origin } = new URL(req.url)
  let carries = false
  let attractions: ShownAttractions | undefined
  const headersFor = (status: number) => ({
    ...(data && req.method !== 'POST'
      ? publicCaching(BROWSERS, { origin, carries, status })
      : { 'cache-control': 'no-store' }),
    ...(data && keyHeaders(['api', ...keysOf(data, attractions)])),
  })
  return {
    mediaUrl: (path) => {
      carries ||= publicUrl === undefined
      return wholeAddress(path, publicUrl ?? origin)
    },
    showsOnly: (shown) => (attractions = shown),
    headers: () => headersFor(200),
    missing: (error) => {
      if (!(error instanceof Refused) || error.status !== 404 || !data) throw error
      const { status, code, message, details } = error
      const headers = { ...headersFor(status), ...details.headers }
      throw new Refused(status, code, message, { ...details, headers })
    },
  }
}

/** Leaves an invalid URL as it is, so that one bad row does not break a whole list. */
function wholeAddress(path: string, origin: string): string {
  return URL.canParse(path, origin) ? new URL(path, origin).href : path
}
