import { AsyncLocalStorage } from 'node:async_hooks'

/** What one page is drawn, or one form sent, with: nobody else sees its stores, and its calls go its way. */
export interface Scope {
  registry: Map<string, unknown>
  /** Carries a call to the provider; without it there are none. */
  carrier?: typeof fetch | undefined
}

export const scopes = new AsyncLocalStorage<Scope>()

export const newScope = (carrier?: typeof fetch): Scope => ({ registry: new Map(), carrier })

/** What stands in for the page's `fetch`. */
export const fetch: typeof globalThis.fetch = async (...call) => {
  const { carrier } = scopes.getStore() ?? {}
  if (!carrier) throw new TypeError('Nothing is asked for here.')
  return carrier(...call)
}
