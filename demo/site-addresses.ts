import { statSync } from 'node:fs'
import { join } from 'node:path'
import { getPath } from 'hono/utils/url'
import { pageAddress } from '../site/routing/router.ts'
import type { App } from './provider/http/new-app.ts'
import type { Provider } from './provider/provider.ts'
import { FILES } from './refusal-pages.ts'
import { isFile } from './site-pages.ts'

/** An address that no other route than the site's own has. */
const PROBE = '/no/such/page'

/**
 * The address under which a page of the site is cached: without parameters that it does not read, and one for all
 * addresses that lead nowhere. Undefined for everything else that `app` serves, and for files of the folder `site`.
 */
export function siteAddresses(app: App, site: string, isUnknown: (word: string) => boolean) {
  const handlersOf = (path: string) => app.router.match('GET', path)[0].length
  let ofPages: number | undefined
  return (url: string): string | undefined => {
    ofPages ??= handlersOf(PROBE)
    // As the app reads it: '/%61pi/' is '/api/'.
    const path = getPath({ url } as Request)
    if (path.startsWith('//') || isFile(path) || handlersOf(path) !== ofPages) return undefined
    const { pathname, search } = new URL(url)
    const address = pageAddress(pathname + search, isUnknown)
    if (!address.startsWith('/.')) return address
    if (isThere(site, path)) return undefined
    // Scripts and pictures that are missing are answered without a page.
    return FILES.test(path) ? `${address}.file` : address
  }
}

function isThere(site: string, path: string): boolean {
  try {
    return statSync(join(site, decodeURIComponent(path)), { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}

/** Milliseconds for which names may be wrong where another instance changed them. */
const LIFE = 5000

interface Loaded {
  at: number
  changes: number
  isUnknown: (word: string) => boolean
}

/** Finds words that lead to the page of an unknown company, among names that are loaded again when they may have changed. */
export function unknownWords(
  { settings, changes }: Pick<Provider, 'settings' | 'changes'>,
  load: () => Promise<(word: string) => boolean>,
): (word: string) => boolean {
  let loading: Promise<void> | undefined
  let loaded: Loaded = { at: -Infinity, changes: -1, isUnknown: () => false }
  return (word) => {
    const asked = { at: settings.now().getTime(), changes: changes() }
    const age = asked.at - loaded.at
    if (loaded.changes === asked.changes && age >= 0 && age < LIFE) return loaded.isUnknown(word)
    const keep = (isUnknown: (word: string) => boolean) => void (loaded = { ...asked, isUnknown })
    loading ??= load()
      .then(keep, () => keep(() => false))
      .finally(() => (loading = undefined))
    return false
  }
}
