const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isThisMachine(origin: string): boolean {
  return LOCAL.has(new URL(origin).hostname)
}

/**
 * Forbids shared caching of a response that contains the origin from its request, since a forged Host header would
 * lead others astray. On localhost the browser may cache it.
 */
export function cachingOf(caching: string, origin: string, carries: boolean): string {
  if (!carries || caching === 'no-store') return caching
  return isThisMachine(origin) ? `private, ${caching}` : 'no-store'
}
