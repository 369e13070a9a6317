import { documentOf } from './own-document.ts'
import { pageWide } from './page-wide.ts'

declare global {
  interface Window {
    /** Queue of a tag manager (https://developers.google.com/tag-platform/tag-manager/datalayer). */
    dataLayer?: object[]
  }
}

/**
 * Dispatches `TAG-NAME`, which bubbles and crosses shadow roots. False if the page cancelled it (`send`, `open`). With
 * `analytics="dataLayer"` the event goes to the page's tag manager as well, except `send`, whose payload is personal.
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
  if (name !== 'send' && pageWide(element, 'analytics') === 'dataLayer')
    (window.dataLayer ??= []).push({ event: `${element.localName}-${name}`, ...detail })
  const isLet = tell(element)
  // If the element was removed while sending, the page still gets the event.
  return (element.isConnected || tell(documentOf(element))) && isLet
}
