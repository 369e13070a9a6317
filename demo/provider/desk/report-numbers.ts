import { html } from 'hono/html'
import { addDays } from '../../../widgets/contract/values/add-days.ts'
import { showDate } from '../../../widgets/contract/values/dates.ts'
import {
  type EnquiryReport,
  RANKINGS,
  type Ranking,
  type Weeks,
} from '../data/enquiries/enquiry-report.ts'
import { inWords, weeksPlot } from './report-plot.ts'
import { everyWeek, weekNumber } from './report-weeks.ts'

type Kind = (typeof RANKINGS)[number]

/** Heading, and the name of enquiries without one. */
export const KINDS: Record<Kind, [heading: string, missing: string]> = {
  partner: ['Partners', 'No partner'],
  source: ['Sources', 'Direct or unknown'],
  page: ['Pages', 'Unknown'],
  place: ['Destinations', 'Unknown'],
}

/** A report as a plot and tables. */
export function reportNumbers(weeks: Weeks, report: EnquiryReport, kinds: readonly Kind[]) {
  const { total } = report
  const all = everyWeek(weeks, report)
  const period = `${showDate(weeks.from)} to ${showDate(addDays(weeks.until, -1))}`
  return html`<p class="lead">
      ${total === 1 ? '1 enquiry' : `${inWords(total)} enquiries`}, ${period}
    </p>
    ${weeksPlot(all, `Enquiries per week, ${period}. The table of weeks has the numbers.`)}
    <div class="report">
      ${table(
        'Weeks',
        'Week from',
        all
          .toReversed()
          .map(({ name, count }) =>
            row(
              html`${showDate(name)} <span class="quiet">${weekNumber(name)}</span>`,
              count,
              total,
            ),
          ),
      )}
      ${kinds.map((kind) => rankingTable(kind, report[kind], total))}
    </div>`
}

function rankingTable(kind: Kind, { rows, others }: Ranking, total: number) {
  const [heading, missing] = KINDS[kind]
  const all = rows.map(({ name, count }) => row(html`<bdi>${name || missing}</bdi>`, count, total))
  // Their counts are added up, and an enquiry can count at several places.
  const whole = kind === 'place' ? 0 : total
  if (others.groups > 0) all.push(row(`Others (${inWords(others.groups)})`, others.count, whole))
  const note = kind === 'place' && 'A trip to several destinations counts at each of them.'
  return table(heading, heading.slice(0, -1), all, note)
}

function table(heading: string, column: string, rows: unknown[], note: string | false = false) {
  const id = `table-${heading.toLowerCase()}`
  return html`<section>
    <h2 id="${id}">${heading}</h2>
    ${note && html`<p class="quiet">${note}</p>`}
    <table aria-labelledby="${id}">
      <thead>
        <tr>
          <th scope="col">${column}</th>
          <th scope="col">Enquiries</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        ${rows.length > 0 ? rows : row('None', 0, 0)}
      </tbody>
    </table>
  </section>`
}

function row(name: unknown, count: number, total: number) {
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${inWords(count)}</td>
    <td>${total > 0 ? `${Math.round((100 * count) / total)} %` : '–'}</td>
  </tr>`
}
