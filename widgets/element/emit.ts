import { documentOf } from './own-document.ts'

/** Dispatches `TAG-NAME`, which bubbles and crosses shadow roots. False if the page cancelled it (`send`, `open`). */
export function emit(element: Element, name: string, detail: object): boolean {
  const tell = (target: EventTarget) =>
    target.dispatchEvent(
      new CustomEvent(`${element.localName}-${name}`, {
        bubbles: true,
        composed: true,
        cancelable: name === 'send' || name === 'open',
        detail,
      }),
    )
  const isLet = tell(element)
  // If the element was removed while sending, the page still gets the event.
  return (element.isConnected || tell(documentOf(element))) && isLet
}
