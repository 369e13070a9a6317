/** On a server every tag counts as defined, so `define()` does nothing and the package can be imported. */
export const customElements: Pick<CustomElementRegistry, 'get' | 'define'> =
  globalThis.customElements ?? { get: () => class extends EventTarget {}, define: () => {} }
