import { markdownTable } from '../support/markdown-table.ts'

/** Limits for medians: scores out of 100, LCP in ms, CLS without a unit. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MOST_LCP = 2000
const MOST_CLS = 0.02

export interface Result {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }
  >
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}

interface Audit {
  score: number | null
  scoreDisplayMode?: string
  title?: string
  numericValue?: number
  details?: { items?: { resourceType?: string; transferSize?: number }[] }
}

/** One page load, or the medians of several. LCP and TBT in ms, `script` in bytes. */
export interface Figures {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  lcp: number
  tbt: number
  cls: number
  script: number
}

/** @throws {Error} if the page could not be measured */
export function figuresOf({ categories, audits, runtimeError }: Result): Figures {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
  }
}

/** Median of each figure; the upper one for an even number of runs. */
export function mediansOf(runs: Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[]
  const median = (name: keyof Figures) => {
    const sorted = runs.map((run) => run[name]).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)]!
  }
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as Figures
}

/** Missed limits in words; empty if there are none. */
export function missesOf(page: string, medians: Figures): string[] {
  const scores = Object.entries(LEAST).flatMap(([name, least]) => {
    const score = medians[name as keyof Figures]
    return score >= least ? [] : [`${page}: ${name} ${score} instead of ${least}`]
  })
  const { lcp, cls } = medians
  // A missing figure counts as a miss.
  return [
    ...scores,
    ...(lcp <= MOST_LCP ? [] : [`${page}: LCP ${lcp.toFixed(0)} ms, over ${MOST_LCP}`]),
    ...(cls <= MOST_CLS ? [] : [`${page}: CLS ${cls.toFixed(3)}, over ${MOST_CLS}`]),
  ]
}

/** Audits that cost points, as 'category: audit (title)'. */
export function failedAudits({ categories, audits }: Result): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight, group }) => {
      const { score, scoreDisplayMode, title } = audits[id] ?? { score: null }
      // Insights have no weight, but explain how to improve a metric.
      const counts = weight > 0 || group === 'insights'
      const isScored = score !== null && scoreDisplayMode !== 'informative'
      return counts && isScored && score < 0.9 ? [`${category}: ${id} (${title})`] : []
    }),
  )
}

const SCORES = ['performance', 'accessibility', 'best practices', 'SEO']
const HEAD = ['page', ...SCORES, 'LCP, ms', 'TBT, ms', 'CLS', 'JS, bytes']

export function tableOf(rows: [page: string, medians: Figures][]): string {
  const lines = rows.map(([page, { lcp, tbt, cls, script, ...scores }]) => [
    page,
    ...Object.values(scores),
    lcp.toFixed(0),
    tbt.toFixed(0),
    cls.toFixed(3),
    script.toLocaleString('en'),
  ])
  return markdownTable([HEAD, ...lines.map((cells) => cells.map(String))])
}
