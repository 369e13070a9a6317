import type { Say } from '../messages/say.ts'
import type { Provider } from '../stores/provider.ts'

export interface HostProps {
  provider: Provider
  theme: 'auto' | 'light' | 'dark'
  say: Say
  /** Dispatches `TAG-NAME` from the element; false if the host page cancelled it. */
  emit: ((name: string, detail: object) => boolean) & {
    /** The element. */
    host?: Element
    /** Value of a page-wide attribute. */
    read?: (name: 'attribution' | 'reference' | 'thanks' | 'outbox') => string | null
  }
  /** Dispatches `TAG-ready` on its first call. */
  ready: () => void
  adopt: (css: string) => void
  /** Creates a value once per element; it survives moving, removal and reinsertion. */
  once: <Thing>(make: (say: Say) => Thing) => Thing
}
