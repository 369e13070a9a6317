import { LRUCache } from 'lru-cache'
import type { Settings } from '../provider/settings/settings.ts'
import { type NotedCall, stateOf } from './noting-calls.ts'

/** Limit in bytes of all pages: several hundred of them. */
const MOST = 32 * 1024 * 1024

/** Ms. Pages show the date, and days begin at a quarter of an hour in every time zone. */
const QUARTER = 15 * 60_000

export interface Rendered {
  headers: Record<string, string>
  html: string
  /** What the page has in its forms about the time when it was rendered. */
  stamp: string
}

interface Kept extends Rendered {
  calls: readonly NotedCall[]
}

export interface RenderedPages {
  /** The page with another stamp, if all its API calls still have the same responses. */
  find: (key: string, stamp: string, carrier: typeof fetch) => Promise<Rendered | undefined>
  keep: (key: string, page: Kept) => void
}

/** Keeps rendered pages, which saves four fifths of rendering one whose data is unchanged. */
export function renderedPages({ now }: Pick<Settings, 'now'>): RenderedPages {
  const pages = new LRUCache<string, Kept & { quarter: number }>({
    maxSize: MOST,
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  })
  const quarter = () => Math.floor(now().getTime() / QUARTER)
  return {
    async find(key, stamp, carrier) {
      const kept = pages.get(key)
      if (kept?.quarter !== quarter()) return undefined
      const isSame = async ({ input, init, state }: NotedCall) =>
        (await stateOf(await carrier(input, init))) === state
      const same = await Promise.all(kept.calls.map(isSame)).catch(() => [false])
      if (same.includes(false)) return undefined
      return { headers: kept.headers, html: kept.html.replaceAll(kept.stamp, stamp), stamp }
    },
    keep(key, { headers, html, stamp, calls }) {
      if (stamp) pages.set(key, { headers, html, stamp, calls, quarter: quarter() })
    },
  }
}
