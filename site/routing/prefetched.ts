import type { Visit } from './router.ts'

/** Ms that the data of a page may be older than its visit. */
const LIFE = 30_000

interface Prefetched {
  since: number
  data: Promise<unknown>
}

const prefetched = new Map<string, Prefetched>()

export const keyOf = ({ path, search }: Pick<Visit, 'path' | 'search'>) =>
  JSON.stringify([path, search])

const isFresh = ({ since }: Prefetched) => performance.now() - since < LIFE

const find = (visit: Visit) => {
  const found = prefetched.get(keyOf(visit))
  return found && isFresh(found) ? found.data : undefined
}

export const isPrefetched = (visit: Visit): boolean => find(visit) !== undefined

/** Keeps the data of a page that is loading or has loaded, until its visit. */
export function keepPrefetched(visit: Visit, data: Promise<unknown>): void {
  for (const [key, kept] of prefetched) if (!isFresh(kept)) prefetched.delete(key)
  prefetched.set(keyOf(visit), { since: performance.now(), data })
}

/** The kept data of a page, once: a second visit loads it again. */
export function takePrefetched(visit: Visit): Promise<unknown> | undefined {
  const data = find(visit)
  dropPrefetched(visit)
  return data
}

/** Forgets the data of a page, or of all pages. */
export function dropPrefetched(visit?: Visit): void {
  if (visit) prefetched.delete(keyOf(visit))
  else prefetched.clear()
}
