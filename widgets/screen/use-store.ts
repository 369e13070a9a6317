import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * The value of a store, drawn anew when it changes. The hook of @nanostores/react, which the site uses,
 * follows single keys of maps too: 350 bytes of a form's critical path that no form needs.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, () => store.get())
}
