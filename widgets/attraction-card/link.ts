/**
 * Address of a card's link: `href` with every `{id}` replaced, percent-encoded. Undefined without one, or for schemes
 * such as `javascript:`, which would run on the host page.
 */
export function linkTo(
  href: string,
  id: string,
  base = globalThis.document?.baseURI ?? 'https://drawn.invalid',
): string | undefined {
  if (!href) return undefined
  const filled = href.replaceAll('{id}', () => encodeURIComponent(id))
  try {
    const { protocol } = new URL(filled, base)
    return [new URL(base).protocol, 'http:', 'https:'].includes(protocol) ? filled : undefined
  } catch {
    return undefined
  }
}
