const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isThisMachine(origin: string): boolean {
  return LOCAL.has(new URL(origin).hostname)
}

/**
 * Cache-Control of a response. A response that contains the origin from its request's Host header is not cached, as
 * others would be led to a forged host. On localhost the browser may cache it.
 */
export function cachingOf(caching: string, origin: string, carries: boolean): string {
  if (!carries || caching === 'no-store') return caching
  return isThisMachine(origin) ? `private, ${caching}` : 'no-store'
}
