import { Histogram, type Registry } from 'prom-client'
import { z } from 'zod/mini'
import { TAG_NAMES } from '../../../widgets/contract/values/tag-names.ts'
import { Refused } from '../errors/refused.ts'
import { smallBody } from '../http/json-body.ts'
import type { App } from '../http/new-app.ts'

/** More tags than a page has. */
const MOST_TAGS = 100

const number = (most: number) => z.number().check(z.gte(0), z.lte(most))
const milliseconds = number(3_600_000)

const REPORT = z.object({
  place: z.enum(['site', 'host']),
  vitals: z.object({
    LCP: z.optional(milliseconds),
    INP: z.optional(milliseconds),
    CLS: z.optional(number(1000)),
  }),
  tags: z
    .array(z.object({ tag: z.enum(TAG_NAMES), milliseconds, bytes: number(1e9) }))
    .check(z.maxLength(MOST_TAGS)),
})

/** Speed of one page load in a browser, as `/widgets/trip-vitals.js` reports it. */
export type Vitals = z.output<typeof REPORT>

/** The limits of "good" and "poor" (https://web.dev/articles/vitals), and some between. */
const BUCKETS = {
  LCP: [0.5, 1, 1.4, 2, 2.5, 4, 8],
  INP: [0.05, 0.1, 0.2, 0.5, 1, 2],
  CLS: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
  ready: [0.25, 0.5, 1, 1.5, 2.5, 4, 8],
  bytes: [0, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
}

/** Adds histograms to a registry; the result counts a report. */
export function countVitals(registry: Registry): (report: Vitals) => void {
  const histogram = (name: string, help: string, label: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: [label], buckets, registers: [registry] })
  const vital = (name: 'LCP' | 'INP' | 'CLS', unit = '') =>
    histogram(
      `web_vitals_${name.toLowerCase()}${unit}`,
      `${name} of page loads that reported it, on the site or a host's page.`,
      'place',
      BUCKETS[name],
    )
  const lcp = vital('LCP', '_seconds')
  const inp = vital('INP', '_seconds')
  const cls = vital('CLS')
  const ready = histogram(
    'widget_ready_seconds',
    'Time from the start of a page load to the ready event of a tag.',
    'tag',
    BUCKETS.ready,
  )
  const bytes = histogram(
    'widget_bytes',
    'Bytes of widget files transferred until then.',
    'tag',
    BUCKETS.bytes,
  )
  return ({ place, vitals: { LCP, INP, CLS }, tags }) => {
    if (LCP !== undefined) lcp.observe({ place }, LCP / 1000)
    if (INP !== undefined) inp.observe({ place }, INP / 1000)
    if (CLS !== undefined) cls.observe({ place }, CLS)
    for (const { tag, ...needed } of tags) {
      ready.observe({ tag }, needed.milliseconds / 1000)
      bytes.observe({ tag }, needed.bytes)
    }
  }
}

/**
 * Takes reports as JSON, whatever their content type: `sendBeacon` sends text, which needs no preflight request (Fetch,
 * section 4.8).
 */
export function vitalsRoute(app: App, count: (report: Vitals) => void): void {
  app.post('/api/vitals', async (context) => {
    const report = REPORT.safeParse(parsed(await smallBody(context.req.raw)))
    if (!report.success) throw new Refused(422, 'invalid_body', 'Send a report of a page load.')
    count(report.data)
    return context.body(null, 204, { 'cache-control': 'no-store' })
  })
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
