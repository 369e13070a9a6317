import { toJson } from '../api/to-json.ts'
import { TAG_NAMES } from '../contract/values/tag-names.ts'
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'

/**
 * `/widgets/trip-vitals.js`, for pages that tell the provider how fast they are: LCP, INP and CLS of the page
 * (https://web.dev/articles/vitals), and what each tag needed until it was ready. One page load in ten reports, once, when
 * the page is hidden. A report has no address and no ids, and nothing is stored. It sets no globals.
 */

/** Share of a host's page loads that report. The site loads this script in so many of its own. */
const SHARE = 0.1

/** As the provider's `/api/vitals` takes it. */
interface Report {
  place: 'site' | 'host'
  /** LCP and INP in ms, and the score CLS. */
  vitals: Partial<Record<Metric['name'], number>>
  tags: (Ready & { tag: string })[]
}

interface Ready {
  milliseconds: number
  bytes: number
}

const { origin } = new URL((document.currentScript as HTMLScriptElement).src)

const place = origin === location.origin ? 'site' : 'host'

if (place === 'site' || Math.random() < SHARE) follow()

function follow(): void {
  const report: Report = { place, vitals: {}, tags: [] }
  const note = ({ name, value }: Metric) => (report.vitals[name] = value)
  onLCP(note)
  onINP(note)
  onCLS(note)
  for (const tag of TAG_NAMES)
    document.addEventListener(`${tag}-ready`, ({ detail }: CustomEventInit<Ready>) => {
      if (detail) report.tags.push({ tag, ...detail })
    })
  let isSent = false
  // After the listeners of web-vitals, which settle their values then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent) return
    isSent = true
    // Text needs no preflight request, which a page that closes can't wait for.
    navigator.sendBeacon(`${origin}/api/vitals`, toJson(report))
  })
}
