import type { Result } from './run.ts'

/** The figures of a run, and whether everything is stored exactly once. */
export function summaryOf(results: Result[]): { lines: string[]; isRight: boolean } {
  const sum = (of: (result: Result) => number) =>
    results.reduce((total, result) => total + of(result), 0)
  const intents = (kind: string) =>
    sum((result) => result.intents.filter((intent) => intent.kind === kind).length)
  const faults = (name: string) =>
    sum((result) => result.faults.filter((fault) => fault.startsWith(name)).length)
  const visits = results.flatMap((result) => result.visits)
  const total = (of: 'failures' | 'reloads' | 'killedTabs') =>
    visits.reduce((count, visit) => count + visit[of], 0)
  const differences = results.flatMap((result) => result.differences)
  const leftovers = results.flatMap((result) => result.leftovers)
  const confirmed = visits.filter(({ outcome }) => !(outcome instanceof Error))
  const saved = confirmed.filter(({ outcome }) => outcome === 'saved')
  const twice = differences.filter((line) => / is stored \d+ times$/.test(line))
  return {
    lines: [
      `enquiries ${sum(({ right }) => right.enquiry)}/${intents('enquiry')}, ` +
        `reviews ${sum(({ right }) => right.review)}/${intents('review')}, ` +
        `videos ${sum(({ right }) => right.testimonial)}/${intents('testimonial')}, ` +
        `stored twice ${twice.length}`,
      `emails ${sum(({ emails }) => emails)}/${2 * intents('enquiry')}, ` +
        `delivered again after a kill ${sum(({ repeated }) => repeated)}`,
      `files without a row ${leftovers.length}`,
      `confirmed to visitors ${confirmed.length}, ${saved.length} of them by the outbox`,
      `calls ${sum(({ losses }) => losses.calls)}, requests lost ` +
        `${sum(({ losses }) => losses.requests)}, responses lost ${sum(({ losses }) => losses.responses)}`,
      `failures shown ${total('failures')}, pages reloaded ${total('reloads')}, ` +
        `tabs killed ${total('killedTabs')}`,
      `instances killed ${faults('kill')}, database away ${faults('database')}, ` +
        `disk full ${faults('disk')}`,
      ...differences,
      ...leftovers.map((name) => `${name} has no row`),
    ],
    isRight:
      differences.length === 0 && leftovers.length === 0 && confirmed.length === visits.length,
  }
}
