/**
 * The attributes that a whole page may set at once.
 *
 * @attr provider - the origin that is asked; by default where the script came from
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
  const top = element.ownerDocument.documentElement
  let node: Ancestor | null = element
  while (node) {
    const read = (prefix: string) => node?.getAttribute?.(prefix + name)
    const value = node === top ? read('data-trip-') || read('trip-') : read('')
    if (value) return value
    node = node.parentNode ?? node.host ?? null
  }
  return null
}

/** Tells of every change of a page-wide attribute, or of `trip-debug`, anywhere in a document. */
export function watchPageWide(document: Document, tell: MutationCallback): void {
  new MutationObserver(tell).observe(document, {
    subtree: true,
    attributeFilter: ['debug', ...PAGE_WIDE].flatMap((name) => [
      name,
      `trip-${name}`,
      `data-trip-${name}`,
    ]),
  })
}
