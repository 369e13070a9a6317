import { brand } from '../../../site/brand.ts'
import { showDate } from '../../../widgets/contract/values/dates.ts'
import { type EnquiryReport, RANKINGS, type Weeks } from '../data/enquiries/enquiry-report.ts'
import type { Responses, ResponseTimes } from '../data/enquiries/response-times.ts'
import type { PlanCounts } from '../data/plans/plan-counts.ts'
import type { stepsReached } from '../data/enquiries/wizard-steps.ts'
import { inWords } from './report-plot.ts'
import { everyWeek, weekNumber } from './report-weeks.ts'

type Value = number | null

export interface ReportTable {
  /** Name of its CSV. */
  id: string
  heading: string
  note?: string
  /** Heading of the names. */
  first: string
  columns: { title: string; show: (value: number) => string }[]
  rows: { name: string; more?: string; values: Value[] }[]
  /** Column whose values are shown as bars too. */
  bars?: number
}

export type Steps = Awaited<ReturnType<typeof stepsReached>>

const COUNT = { title: 'Enquiries', show: inWords }
const SHARE = { title: 'Share', show: (value: number) => `${Math.round(100 * value)} %` }

const shareOf = (part: number, whole: number): Value => (whole > 0 ? part / whole : null)

/** Heading, and the name of enquiries without one. */
const KINDS: Record<(typeof RANKINGS)[number], [heading: string, missing: string]> = {
  partner: ['Partners', 'No partner'],
  source: ['Sources', 'Direct or unknown'],
  page: ['Pages', 'Unknown'],
  place: ['Destinations', 'Unknown'],
}

/** Weeks of a report, latest first. */
export const weeksTable = (weeks: Weeks, report: EnquiryReport): ReportTable => ({
  id: 'weeks',
  heading: 'Weeks',
  first: 'Week from',
  columns: [COUNT, SHARE],
  bars: 1,
  rows: everyWeek(weeks, report)
    .toReversed()
    .map(({ name, count }) => ({
      name: showDate(name),
      more: weekNumber(name),
      values: [count, shareOf(count, report.total)],
    })),
})

export function rankingTable(kind: (typeof RANKINGS)[number], report: EnquiryReport): ReportTable {
  const [heading, missing] = KINDS[kind]
  const { total } = report
  const { rows, others } = report[kind]
  const all = rows.map(({ name, count }) => {
    return { name: name || missing, values: [count, shareOf(count, total)] }
  })
  // Their counts are added up, and an enquiry can count at several places.
  const whole = kind === 'place' ? 0 : total
  if (others.groups > 0) {
    const name = `Others (${inWords(others.groups)})`
    all.push({ name, values: [others.count, shareOf(others.count, whole)] })
  }
  const note = 'A trip to several destinations counts at each of them.'
  return {
    id: heading.toLowerCase(),
    heading,
    ...(kind === 'place' && { note }),
    first: heading.slice(0, -1),
    columns: [COUNT, SHARE],
    bars: 1,
    rows: all,
  }
}

const HOURS = (title: string) => ({ title, show: (value: number) => `${value.toFixed(1)} h` })

const ANSWERS = [
  COUNT,
  { title: 'Answered', show: inWords },
  HOURS('Median'),
  HOURS('90 % within'),
  { title: 'In time', show: SHARE.show },
]

const answers = ({ count, answered, median, p90, kept, promised }: ResponseTimes): Value[] => [
  count,
  answered,
  median,
  p90,
  shareOf(kept, promised),
]

/** First answers of all enquiries, and by owner. */
export const plannersTable = ({ all, planners }: Responses): ReportTable => ({
  id: 'planners',
  heading: 'First answers',
  note: `From the arrival to the first reply, or the first call that reached somebody. Promised: ${brand.callsWithin}.`,
  first: 'Planner',
  columns: ANSWERS,
  rows: [
    ...planners.map((row) => ({ name: row.name || 'Nobody', values: answers(row) })),
    { name: 'All', values: answers(all) },
  ],
})

/** First answers by week of arrival, latest first. */
export const answersTable = ({ weeks }: Responses): ReportTable => ({
  id: 'answers',
  heading: 'First answers by week',
  first: 'Week from',
  columns: ANSWERS,
  rows: weeks
    .toSorted((one, other) => (one.name < other.name ? 1 : -1))
    .map((row) => ({ name: showDate(row.name), more: weekNumber(row.name), values: answers(row) })),
})

/** Plans with a price and their answers, by planner. */
export const plansTable = (counts: PlanCounts[]): ReportTable => ({
  id: 'plans',
  heading: 'Plans',
  note: 'Enquiries with a plan sent in these weeks, and the answer to its latest version.',
  first: 'Planner',
  columns: [
    { title: 'Planned', show: inWords },
    { title: 'Accepted', show: inWords },
    { title: 'Declined', show: inWords },
    { title: 'Share accepted', show: SHARE.show },
  ],
  bars: 3,
  rows: counts.map(({ name, planned, accepted, declined }) => ({
    name: name || 'All',
    values: [planned, accepted, declined, shareOf(accepted, planned)],
  })),
})

/** How far visitors got in the two-step form. */
export const stepsTable = (steps: Steps): ReportTable => ({
  id: 'steps',
  heading: 'Steps of the trip form',
  note: 'Counted in browsers that run scripts and don’t object (Global Privacy Control).',
  first: 'Step',
  columns: [{ title: 'Reached', show: inWords }, { title: 'Left there', show: inWords }, SHARE],
  bars: 2,
  rows: (
    [
      ['Destination Details', steps[1], steps[2]],
      ['User Details', steps[2], steps[3]],
      ['Sent', steps[3], null],
    ] as const
  ).map(([name, reached, next]) => ({
    name,
    // Counts of one visitor can fall on two days.
    values: [
      reached,
      next === null ? null : Math.max(reached - next, 0),
      shareOf(reached, steps[1]),
    ],
  })),
})

/** A table as CSV (RFC 4180). Begins with a byte order mark, so that Excel reads UTF-8. */
export function csvOf({ first, columns, rows }: ReportTable): string {
  const lines = [
    [first, ...columns.map(({ title }) => title)].map(cell),
    ...rows.map(({ name, values }) => [cell(name), ...values.map((value) => value ?? '')]),
  ]
  return `\uFEFF${lines.map((line) => `${line.join()}\r\n`).join('')}`
}

/** As in the CSV of enquiries: an apostrophe before what a spreadsheet would run. */
const cell = (text: string) =>
  `"${/^[=+\-@\t\r\n]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
