import { addDays } from '../../../widgets/contract/values/add-days.ts'
import { isDate } from '../../../widgets/contract/values/dates.ts'
import type { Counted, EnquiryReport, Weeks } from '../data/enquiries/enquiry-report.ts'

/** Weeks of a report without dates, and of a partner's report. */
const USUAL = 12

/** A year, so that a report stays quick. */
const MOST_WEEKS = 53

export const weeksUntil = (today: string): Weeks => {
  const until = addDays(mondayOf(today), 7)
  return { from: addDays(until, -7 * USUAL), until }
}

/** The whole weeks that contain two dates. Missing and impossible dates mean the usual weeks. */
export function weeksBetween(first: string, last: string, today: string): Weeks {
  const usual = weeksUntil(today)
  const end = isDay(last) && last < usual.until ? last : addDays(usual.until, -1)
  const until = addDays(mondayOf(end), 7)
  const asked = isDay(first) && first <= end ? mondayOf(first) : addDays(until, -7 * USUAL)
  const earliest = addDays(until, -7 * MOST_WEEKS)
  return { from: asked < earliest ? earliest : asked, until }
}

/** Every week of a report, with those that have no enquiry. */
export function everyWeek({ from, until }: Weeks, { weeks }: EnquiryReport): Counted[] {
  const counts = new Map(weeks.map(({ name, count }) => [name, count]))
  const all: Counted[] = []
  for (let name = from; name < until; name = addDays(name, 7))
    all.push({ name, count: counts.get(name) ?? 0 })
  return all
}

/** ISO 8601 week of a Monday, such as '2026-W48'. The year is that of its Thursday. */
export function weekNumber(monday: string): string {
  const thursday = addDays(monday, 3)
  const year = thursday.slice(0, 4)
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`
}

/** Far enough from the years that dates can't have. */
const isDay = (text: string) => isDate(text) && text > '2000' && text < '2100'

function mondayOf(date: string): string {
  const weekday = (new Date(date).getUTCDay() + 6) % 7
  return addDays(date, -weekday)
}
