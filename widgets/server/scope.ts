import { AsyncLocalStorage } from 'node:async_hooks'

/** State of one render or form post. Isolates its stores and calls from other requests. */
export interface Scope {
  registry: Map<string, unknown>
  /** Sends calls to the provider. Without it, calls fail. */
  carrier?: typeof fetch | undefined
}

export const scopes = new AsyncLocalStorage<Scope>()

export const newScope = (carrier?: typeof fetch): Scope => ({ registry: new Map(), carrier })

export const fetch: typeof globalThis.fetch = async (...call) => {
  const { carrier } = scopes.getStore() ?? {}
  if (!carrier) throw new TypeError('This render has no connection to the provider.')
  return carrier(...call)
}
