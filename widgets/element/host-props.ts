import type { Provider } from '../stores/provider.ts'

/** What every screen gets besides its element's own attributes. */
export interface HostProps {
  provider: Provider
  theme: 'auto' | 'light' | 'dark'
  /** Dispatches `TAG-NAME` from the element; false if the host cancelled it. */
  emit: (name: string, detail: object) => boolean
  /** Tells by `TAG-ready` that the element can be used, the first time that it is called. */
  ready: () => void
  /** Adds styles that arrive later than the element. */
  adopt: (css: string) => void
  /** Makes a thing once for an element's life: it outlives being moved, removed and put back. */
  once: <Thing>(make: () => Thing) => Thing
}
