/** The attributes that a whole page may set at once. */
export const PAGE_WIDE = ['provider', 'product', 'partner', 'theme'] as const

/**
 * A page-wide attribute as it holds for an element: its own, else the nearest ancestor's, else that of
 * `<html>`, where it is prefixed: `<html trip-provider="https://api.example">`. Looks out of shadow
 * roots too.
 */
export function pageWide(element: Element, name: (typeof PAGE_WIDE)[number]): string | null {
  const top = element.ownerDocument.documentElement
  let node: Node | null = element
  while (node) {
    const { getAttribute } = node as Partial<Element>
    const value = getAttribute?.call(node, node === top ? `trip-${name}` : name)
    if (value) return value
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null
  }
  return null
}

/** Tells of every change of a page-wide attribute anywhere in a document. */
export function watchPageWide(document: Document, tell: MutationCallback): void {
  new MutationObserver(tell).observe(document, {
    subtree: true,
    attributeFilter: PAGE_WIDE.flatMap((name) => [name, `trip-${name}`]),
  })
}
