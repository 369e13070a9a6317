import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * A store's value; renders on changes. The hook of @nanostores/react, used by the site, also follows single keys of
 * maps, which would add 350 bytes to a form's critical path.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, () => store.get())
}
