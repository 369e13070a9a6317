import { html } from 'hono/html'
import { brand } from '../../../site/brand.ts'
import { enquiryReport } from '../data/enquiries/enquiry-report.ts'
import { partnerOfLink } from '../data/enquiries/report-links.ts'
import { fairQueue } from '../http/fair-queue.ts'
import { companyDate } from '../settings/company-time.ts'
import { HEADERS } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { type Piece, framed } from './frame.ts'
import { enquiriesPlot, reportTable } from './report-numbers.ts'
import { rankingTable, weeksTable } from './report-tables.ts'
import { weeksUntil } from './report-weeks.ts'

export const PARTNER_REPORT = '/report'

/** Smaller groups could tell a partner where one of its visitors travels. */
const LIMITS = { most: 20, least: 3 }

const KINDS = ['source', 'page', 'place'] as const

/** The address is a secret, so no other page learns it. */
const SECRET = { ...HEADERS, 'referrer-policy': 'no-referrer' }

/** A partner's own numbers for anyone with its link, without a sign-in. */
export function partnerReportRoute({ app, database, settings }: Desk): void {
  // A link that is opened all the time must not keep the database from other requests.
  const { takeTurn } = fairQueue({ places: 1, waiting: 20, waitingOfOne: 5 })

  app.get(PARTNER_REPORT, async (context) => {
    const now = settings.now()
    const partner = await partnerOfLink(database, context.req.query('key') ?? '', now)
    if (partner === undefined) return context.html(GONE, 404, SECRET)
    const weeks = weeksUntil(companyDate(now))
    const report = await takeTurn(partner, async () =>
      enquiryReport(database, weeks, partner, LIMITS),
    )
    const body = html`<h1>Enquiries from <bdi>${partner}</bdi></h1>
      ${enquiriesPlot(weeks, report)}
      <div class="report">
        ${reportTable(weeksTable(weeks, report))}
        ${KINDS.map((kind) => reportTable(rankingTable(kind, report)))}
      </div>
      <p class="quiet">
        Groups of fewer than ${LIMITS.least} enquiries are counted among the others. Deleted
        enquiries aren’t counted.
      </p>`
    return context.html(partnerPage(`Enquiries from ${partner}`, body), 200, SECRET)
  })
}

const partnerPage = (title: string, body: Piece) =>
  framed({
    title: `${title} · ${brand.name}`,
    header: html`<p class="brand">${brand.name} <span>Report</span></p>`,
    body,
  })

const GONE = partnerPage(
  'Link not found',
  html`<h1>This link doesn’t work</h1>
    <p class="lead">
      It may be incomplete, revoked or more than a year old. Please ask your contact at
      ${brand.name} for a new one.
    </p>`,
)
