import { documentOf } from './own-document.ts'

/**
 * Tells the host page something: the event `TAG-NAME`, which bubbles and leaves shadow roots.
 * False if it is a cancelable one (`send`, `open`) and the host has cancelled it.
 */
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
  // What is sent from an element that is removed meanwhile is still news to the page.
  return (element.isConnected || tell(documentOf(element))) && isLet
}
