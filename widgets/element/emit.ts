/**
 * Tells the host page something: the event `TAG-NAME`, which bubbles and leaves shadow roots.
 * False if it is a cancelable one (`send`, `open`) and the host has cancelled it.
 */
export function emit(element: Element, name: string, detail: object): boolean {
  return element.dispatchEvent(
    new CustomEvent(`${element.localName}-${name}`, {
      bubbles: true,
      composed: true,
      cancelable: name === 'send' || name === 'open',
      detail,
    }),
  )
}
