import { documentOf } from './own-document.ts'

/**
 * Attributes that can be set for a whole page.
 *
 * @attr lang - BCP 47 tag of the language, as in HTML; English where there are no messages for it
 * @attr provider - origin of the provider, without a path; by default the script's. Required with the npm package
 * @attr product - product in the API's paths; `trips` by default
 * @attr partner - name of the host page's owner, stored with enquiries
 * @attr attribution - `off` stores nothing about an enquiry's origin but `partner`; so does Global Privacy Control
 * @attr reference - the host's own id of a visit, stored with enquiries, such as a lead's; at most 500 characters
 * @attr thanks - address on the host page's own origin that follows a sent form, with the parameter `reference`
 * @attr outbox - `on` keeps forms submitted without a network, and sends them later; off by default
 * @attr analytics - `dataLayer` reports events to a tag manager on the page; off by default
 * @attr theme - `auto` follows the page's CSS `color-scheme`
 */
export const PAGE_WIDE = [
  'lang',
  'provider',
  'product',
  'partner',
  'theme',
  'attribution',
  'reference',
  'thanks',
  'outbox',
  'analytics',
] as const

export type PageWide = (typeof PAGE_WIDE)[number]

interface Ancestor {
  readonly parentNode: Ancestor | null
  readonly host?: Ancestor
  getAttribute?: (name: string) => string | null
}

/**
 * Value of a page-wide attribute: the element's own, the nearest ancestor's (out of shadow roots too), or that of
 * `<html>` with a prefix: `data-trip-provider`, which is valid HTML, or the older `trip-provider`.
 */
export function pageWide(element: Element, name: PageWide): string | null {
  const top = documentOf(element).documentElement
  let node: Ancestor | null = element
  while (node) {
    const read = (prefix: string) => node?.getAttribute?.(prefix + name)
    const isPrefixed = node === top && name !== 'lang'
    const value = isPrefixed ? read('data-trip-') || read('trip-') : read('')
    if (value) return value
    node = node.parentNode ?? node.host ?? null
  }
  return null
}

const followers = new Map<Node, () => void>()
let observer: MutationObserver | undefined

/** An element handles its own attributes already, except `trip-debug`. */
function tell(changes: MutationRecord[]): void {
  const isSeen = ({ target, attributeName }: MutationRecord) =>
    followers.has(target) && attributeName !== 'trip-debug'
  if (!changes.every(isSeen)) followers.forEach((draw) => draw())
}

/** Renders an element when a page-wide attribute or `trip-debug` changes anywhere. All elements share one observer. */
export function followPageWide(element: Element, draw: () => void): void {
  observer ??= new MutationObserver(tell)
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

export function leavePageWide(element: Element): void {
  followers.delete(element)
  if (followers.size === 0) observer?.disconnect()
}
