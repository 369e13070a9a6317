const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an origin is this very machine's. */
export function isThisMachine(origin: string): boolean {
  return LOCAL.has(new URL(origin).hostname)
}

/**
 * Who may keep an answer, as `caching` has it; one that `carries` the origin its request gave nobody may,
 * since the next who asks would be led to whatever a stranger wrote there. On this very machine the
 * browser may.
 */
export function cachingOf(caching: string, origin: string, carries: boolean): string {
  if (!carries || caching === 'no-store') return caching
  return isThisMachine(origin) ? `private, ${caching}` : 'no-store'
}
