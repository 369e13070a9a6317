const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an origin is this very machine's. */
export function isThisMachine(origin: string): boolean {
  return LOCAL.has(new URL(origin).hostname)
}

/**
 * Who may keep an answer that carries the origin its request gave, in place of what it would be without:
 * nobody, since the next who asks would be led to whatever a stranger wrote there. On this very machine
 * the browser may.
 */
export function cachingOf(origin: string, otherwise: string): string {
  return isThisMachine(origin) ? `private, ${otherwise}` : 'no-store'
}
