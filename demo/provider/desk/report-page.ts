import { html } from 'hono/html'
import { addDays } from '../../../widgets/contract/values/add-days.ts'
import type { EnquiryReport, Weeks } from '../data/enquiries/enquiry-report.ts'
import type { Responses } from '../data/enquiries/response-times.ts'
import type { ReportLink } from '../data/enquiries/report-links.ts'
import type { Staff } from '../data/people/staff.ts'
import { shownDate } from '../settings/company-time.ts'
import { type Frame, deskPage } from './frame.ts'
import { mayUse } from './permissions.ts'
import { answersPlot, enquiriesPlot, reportTable } from './report-numbers.ts'
import type { ReportTable } from './report-tables.ts'

export const REPORT = '/desk/report'
export const LINKS = `${REPORT}/links`

export const LONGEST_PARTNER = 100

export interface ReportShown {
  staff: Staff
  weeks: Weeks
  /** '' for all. */
  partner: string
  partners: string[]
  report: EnquiryReport
  responses: Responses
  tables: ReportTable[]
  links: ReportLink[]
  /** Token of the next link. */
  token: string
  notice?: Frame['notice']
  /** The address of a new link, shown once. */
  created?: { partner: string; address: string } | undefined
}

export function reportPage(shown: ReportShown): string {
  const { staff, weeks, partner, report, responses, tables, notice, created } = shown
  const query = new URLSearchParams({ ...datesOf(weeks), ...(partner && { partner }) })
  const csvOf = ({ id }: ReportTable) => `${REPORT}.csv?${query.toString()}&table=${id}`
  return deskPage({
    title: 'Report',
    staff,
    current: REPORT,
    notice,
    body: html`<h1>Report</h1>
      ${created && newLink(created)} ${filters(shown)} ${enquiriesPlot(weeks, report)}
      ${responses.all.answered > 0 && answersPlot(weeks, report, responses)}
      <div class="report">${tables.map((table) => reportTable(table, csvOf(table)))}</div>
      ${mayUse(staff, LINKS) && linksPart(shown)}`,
  })
}

const datesOf = ({ from, until }: Weeks) => ({ from, to: addDays(until, -1) })

function filters({ weeks, partner, partners }: ReportShown) {
  const { from, to } = datesOf(weeks)
  const names = partner && !partners.includes(partner) ? [partner, ...partners] : partners
  return html`<form class="filters dates" action="${REPORT}">
    <label
      >Partner
      <select name="partner">
        <option value="">All</option>
        ${names.map((name) => html`<option value="${name}" ${name === partner && html`selected`}>${name}</option>`)}
      </select>
    </label>
    <label>From <input type="date" name="from" value="${from}" /></label>
    <label>To <input type="date" name="to" value="${to}" /></label>
    <button class="quiet-button">Show</button>
  </form>`
}

function newLink({ partner, address }: NonNullable<ReportShown['created']>) {
  return html`<label class="new-link"
    >Link for ${partner}
    <input readonly value="${address}" />
  </label>`
}

function linksPart({ links, partner, partners, token }: ReportShown) {
  return html`<section class="kept links" aria-labelledby="links">
    <h2 id="links">Links for partners</h2>
    <p class="quiet">
      A link shows a partner the numbers of its own last 12 weeks, and nothing about a person. It
      works for a year. Anyone with the link can open it.
    </p>
    ${
      links.length > 0 &&
      html`<ul class="sessions">
        ${links.map(linkEntry)}
      </ul>`
    }
    <form method="post" action="${LINKS}" class="fields">
      <input type="hidden" name="token" value="${token}" />
      <label
        >Partner
        <input
          name="partner"
          value="${partner}"
          list="partners"
          maxlength="${LONGEST_PARTNER}"
          autocomplete="off"
          required
        />
      </label>
      <datalist id="partners">
        ${partners.map((name) => html`<option value="${name}"></option>`)}
      </datalist>
      <button class="quiet-button">Create a link</button>
    </form>
  </section>`
}

function linkEntry({ id, partner, name, created_at, expires_at }: ReportLink) {
  return html`<li>
    <p>
      <strong><bdi>${partner}</bdi></strong>
      <span class="quiet"
        >created by ${name} on ${shownDate(created_at)}, ends on ${shownDate(expires_at)}</span
      >
    </p>
    <form method="post" action="${LINKS}/revoke">
      <button
        class="plain"
        name="link"
        value="${id}"
        aria-label="Revoke the link for ${partner} of ${shownDate(created_at)}"
      >
        Revoke
      </button>
    </form>
  </li>`
}
