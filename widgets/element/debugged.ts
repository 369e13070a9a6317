/** What asks for it beside the address; on `<html>` of valid HTML it begins with `data-`. */
const ASKS = '[trip-debug],[data-trip-debug]'

/**
 * Whether somebody asks what is wrong: by `trip-debug` on the element, on one around it, out of shadow roots
 * too, on `<html>`, or in the page's address as `?trip-debug` or `#trip-debug`.
 */
export function isDebugged(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as ShadowRoot).host) {
    if (at.closest(ASKS)) return true
  }
  return /[?#&]trip-debug\b/.test(location.href)
}
