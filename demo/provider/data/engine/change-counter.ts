import type { Database, Queries } from './database.ts'

/** Data that public responses show, by topic. Writers name it with {@link noteChange}, responses with their cache entry. */
export const PUBLIC_DATA = [
  'places',
  'companies',
  'attractions',
  'reviews',
  'testimonials',
] as const
export type PublicData = (typeof PUBLIC_DATA)[number]

/** Jobs are noted too, so that a worker wakes up when their transaction ends. */
type Noted = PublicData | 'jobs'

/** Number of changes of that data, by default of all, that this process has made. */
export type ChangesOf = (data?: readonly PublicData[]) => number

const counters = new WeakMap<Queries, (data: readonly Noted[]) => void>()

/**
 * Reports a change of public data, so that cached responses with it are dropped. Call it after the statement, with the
 * same queries; in a transaction it counts once that ends.
 */
export function noteChange(queries: Queries, ...data: Noted[]): void {
  counters.get(queries)?.(data)
}

/**
 * A database whose reported changes are counted.
 * @param jobsAdded runs after each transaction that has added jobs
 */
export function changeCounter(
  database: Database,
  jobsAdded: () => void = () => {},
): { database: Database; changesOf: ChangesOf } {
  const counts = new Map<Noted, number>()
  const count = (data: Iterable<Noted>) => {
    for (const one of data) {
      counts.set(one, (counts.get(one) ?? 0) + 1)
      if (one === 'jobs') jobsAdded()
    }
  }
  const counting = (counted: Database): Database => {
    const own: Database = {
      ...counted,
      ...(counted.patient && { patient: counting(counted.patient) }),
      async transaction(work) {
        const noted = new Set<Noted>()
        try {
          return await counted.transaction((inner) => {
            const queries = { ...inner }
            counters.set(queries, (data) => data.forEach((one) => noted.add(one)))
            return work(queries)
          })
        } finally {
          // Counts failures too, because the commit may have succeeded anyway.
          count(noted)
        }
      },
    }
    counters.set(own, count)
    return own
  }
  return {
    database: counting(database),
    changesOf: (data = PUBLIC_DATA) => data.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0),
  }
}
