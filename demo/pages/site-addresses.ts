import { statSync } from 'node:fs'
import { join } from 'node:path'
import { getPath } from 'hono/utils/url'
import type { IsUnknown, Route } from '../../site/routing/router.ts'
import { attractionIds } from '../provider/data/attractions/attractions.ts'
import type { App } from '../provider/http/new-app.ts'
import type { Provider } from '../provider/provider.ts'
import { addressIn, isNowhere } from './site-languages.ts'
import { isFile } from './site-files.ts'

/** Paths of files. A person only gets there through the address bar. */
export const FILE_PATH = /\.\w+$|^\/(?:widgets|media|embed)(?:\/|$)/

/** A path that only the site's catch-all route matches. */
const PROBE = '/no/such/page'

/**
 * Cache key of a page of the site: without parameters it does not read, and one for all unknown addresses. Undefined
 * for everything else that `app` serves, and for files of the folder `site`.
 */
export function siteAddresses(
  app: App,
  site: string,
  isUnknown: IsUnknown,
  bases: readonly string[],
) {
  const handlersOf = (path: string) => app.router.match('GET', path)[0].length
  let ofPages: number | undefined
  return (url: string): string | undefined => {
    ofPages ??= handlersOf(PROBE)
    // Normalized as the app does it: '/%61pi/' is '/api/'.
    const path = getPath({ url } as Request)
    if (path.startsWith('//') || isFile(path) || handlersOf(path) !== ofPages) return undefined
    const address = addressIn(new URL(url), bases, isUnknown)
    if (!isNowhere(address)) return address
    if (isThere(site, path)) return undefined
    // Missing scripts and pictures are answered without a page.
    return FILE_PATH.test(path) ? `${address}.file` : address
  }
}

function isThere(site: string, path: string): boolean {
  try {
    return statSync(join(site, decodeURIComponent(path)), { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}

/** Ms until names are loaded again, since another instance may have changed them. */
const LIFE = 5000

const OF_ATTRACTIONS = new Set<Route>(['attraction', 'reviews', 'review'])

export function unknownNames(
  provider: Pick<Provider, 'settings' | 'changesOf' | 'database'>,
  load: () => Promise<IsUnknown>,
): IsUnknown {
  const pages = refreshed(provider, load)
  const attractions = refreshed(provider, async () => attractionIds(provider.database))
  return (route, name) => {
    if (OF_ATTRACTIONS.has(route)) return attractions()?.has(name) === false
    return pages()?.(route, name) ?? false
  }
}

/**
 * Caches the result of `load`, and reloads it when it is old or this process has changed data. The stale value is used
 * meanwhile for as long again, so that requests never wait; undefined if there is none.
 */
function refreshed<Value>(
  { settings, changesOf }: Pick<Provider, 'settings' | 'changesOf'>,
  load: () => Promise<Value>,
): () => Value | undefined {
  let loading: Promise<void> | undefined
  let loaded: { at: number; changes: number; value: Value | undefined } | undefined
  return () => {
    const asked = { at: settings.now().getTime(), changes: changesOf(['places', 'attractions']) }
    const isSame = loaded?.changes === asked.changes
    const age = isSame && loaded ? asked.at - loaded.at : Infinity
    if (!(age >= 0 && age < LIFE)) {
      const keep = (value?: Value) => void (loaded = { ...asked, value })
      loading ??= load()
        .then(keep, () => keep())
        .finally(() => (loading = undefined))
    }
    return age >= 0 && age < 2 * LIFE ? loaded?.value : undefined
  }
}
