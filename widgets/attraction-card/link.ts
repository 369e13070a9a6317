/**
 * The address a card leads to: `href` with every `{id}` replaced, percent-encoded. Nothing when there is
 * none, or when it is no address of a page: `javascript:` and its like would run in the host's name.
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
