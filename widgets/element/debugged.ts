/** Attribute names; on `<html>` only `data-` names are valid HTML. */
const ASKS = '[trip-debug],[data-trip-debug]'

/** True for `trip-debug` on the element, an ancestor or `<html>`, or in the page's query or hash. */
export function isDebugged(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as ShadowRoot).host) {
    if (at.closest(ASKS)) return true
  }
  return /[?#&]trip-debug\b/.test(location.href)
}
