import { documentOf } from './own-document.ts'

/**
 * The attributes that a whole page may set at once.
 *
 * @attr provider - the origin to call, without a path; by default where the script came from. A package from npm has to be told
 * @attr product - the product in the API's paths; `trips` by default
 * @attr partner - whose page it is on: whom an enquiry is attributed to
 * @attr theme - `auto` follows the page's CSS `color-scheme`
 */
export const PAGE_WIDE = ['provider', 'product', 'partner', 'theme'] as const

/** What a page consists of, by what is asked of it here: elements, documents, shadow roots. */
interface Ancestor {
  readonly parentNode: Ancestor | null
  readonly host?: Ancestor
  getAttribute?: (name: string) => string | null
}

/**
 * A page-wide attribute as it holds for an element: its own, else the nearest ancestor's, else that of
 * `<html>`, where it is prefixed: `<html data-trip-provider="https://api.example">`, which is valid HTML, or
 * `trip-provider`, as it was spelt at first. Looks out of shadow roots too.
 */
export function pageWide(element: Element, name: (typeof PAGE_WIDE)[number]): string | null {
  const top = documentOf(element).documentElement
  let node: Ancestor | null = element
  while (node) {
    const read = (prefix: string) => node?.getAttribute?.(prefix + name)
    const value = node === top ? read('data-trip-') || read('trip-') : read('')
    if (value) return value
    node = node.parentNode ?? node.host ?? null
  }
  return null
}

/** Elements on the page, and what draws each anew. */
const followers = new Map<Node, () => void>()
let observer: MutationObserver | undefined

/** An element's own attributes have been seen to already, but for `trip-debug`. */
function tell(changes: MutationRecord[]): void {
  const isSeen = ({ target, attributeName }: MutationRecord) =>
    followers.has(target) && attributeName !== 'trip-debug'
  if (!changes.every(isSeen)) followers.forEach((draw) => draw())
}

/**
 * Draws an element anew when a page-wide attribute, or `trip-debug`, changes anywhere in the document. One
 * observer watches for all, as long as there are any.
 */
export function followPageWide(element: Element, draw: () => void): void {
  observer ??= new MutationObserver(tell)
  // Once more for the same document changes nothing.
  observer.observe(element.ownerDocument, {
    subtree: true,
    attributeFilter: ['debug', ...PAGE_WIDE].flatMap((name) => [
      name,
      `trip-${name}`,
      `data-trip-${name}`,
    ]),
  })
  followers.set(element, draw)
}

/** Lets go of an element that has left the page. */
export function leavePageWide(element: Element): void {
  followers.delete(element)
  if (followers.size === 0) observer?.disconnect()
}
