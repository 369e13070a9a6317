/**
 * The page's registry; on a server, which has none, one in which every tag is taken: `define()` then leaves it
 * as it is, so that the package can be imported where pages are only written.
 */
export const customElements: Pick<CustomElementRegistry, 'get' | 'define'> =
  globalThis.customElements ?? { get: () => class extends EventTarget {}, define: () => {} }
