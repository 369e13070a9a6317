import { html } from 'hono/html'
import { addDays } from '../../../widgets/contract/values/add-days.ts'
import { showDate } from '../../../widgets/contract/values/dates.ts'
import type { EnquiryReport, Weeks } from '../data/enquiries/enquiry-report.ts'
import type { Responses } from '../data/enquiries/response-times.ts'
import { hoursPlot, inWords, weeksPlot } from './report-plot.ts'
import type { ReportTable } from './report-tables.ts'
import { everyWeek } from './report-weeks.ts'

const periodOf = ({ from, until }: Weeks) => `${showDate(from)} to ${showDate(addDays(until, -1))}`

/** The number of enquiries, and a plot of it by week. */
export function enquiriesPlot(weeks: Weeks, report: EnquiryReport) {
  const { total } = report
  const all = everyWeek(weeks, report)
  const period = periodOf(weeks)
  const plot = {
    description: `Enquiries per week, ${period}. The table of weeks has the numbers.`,
    weeks: all.map(({ name }) => name),
  }
  return html`<p class="lead">
      ${total === 1 ? '1 enquiry' : `${inWords(total)} enquiries`}, ${period}
    </p>
    ${weeksPlot(
      plot,
      all.map(({ count }) => count),
    )}`
}

/** Hours until the first answer by week. */
export function answersPlot(weeks: Weeks, report: EnquiryReport, responses: Responses) {
  const all = everyWeek(weeks, report).map(({ name }) => name)
  const byWeek = new Map(responses.weeks.map((week) => [week.name, week]))
  const plot = {
    description: `Hours until the first answer, ${periodOf(weeks)}. The table of first answers by week has the numbers.`,
    weeks: all,
  }
  return html`<h2>Hours until the first answer</h2>
    ${hoursPlot(plot, [
      { name: 'Median', values: all.map((week) => byWeek.get(week)?.median ?? null) },
      { name: '90 % within', values: all.map((week) => byWeek.get(week)?.p90 ?? null) },
    ])}`
}

/**
 * A table of a report, with bars behind the values of one column.
 * @param csv address of its CSV, if there is one
 */
export function reportTable(
  { id, heading, note, first, columns, rows, bars }: ReportTable,
  csv?: string,
) {
  return html`<section>
    <div class="title">
      <h2 id="table-${id}">${heading}</h2>
      ${csv && html`<a href="${csv}" download aria-label="${heading}: download CSV">CSV</a>`}
    </div>
    ${note && html`<p class="quiet">${note}</p>`}
    <table aria-labelledby="table-${id}" class="${columns.length > 3 ? 'wide' : ''}">
      <thead>
        <tr>
          <th scope="col">${first}</th>
          ${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${(rows.length > 0
          ? rows
          : [{ name: 'None', more: '', values: columns.map(() => null) }]
        ).map(
          ({ name, more, values }) =>
            html`<tr>
              <th scope="row">
                <bdi>${name}</bdi> ${more && html`<span class="quiet">${more}</span>`}
              </th>
              ${values.map((value, at) => {
                if (value === null) return html`<td>–</td>`
                const shown = columns[at]!.show(value)
                return html`<td>${at === bars && bar(value)}<span>${shown}</span></td>`
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

/** The number next to it says the same. */
const bar = (share: number) =>
  html`<svg class="bar" aria-hidden="true" width="64" height="10">
    <rect width="${Math.round(64 * Math.min(share, 1))}" height="10" rx="2" />
  </svg>`
