import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** The hook of @nanostores/react also follows single keys of maps: 350 bytes more on a form's critical path. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, () => store.get())
}
