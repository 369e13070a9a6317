import { FROM_DATE_LEAD } from './limits.ts'

/*
 * Counting on a calendar, with dates written YYYY-MM-DD (see dates.ts). Everything is reckoned in UTC, which
 * knows neither zones nor changes of the clocks. Where there is no date to answer, the answer is ''.
 */

/** The date so many days later. */
export function addDays(date: string, days: number): string {
  const [year, month, day] = partsOf(date)
  return dateOf(year, month, day + days)
}

/** The same day of the month so many months later, or the last that it has. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date)
  const later = dateOf(year, month + months, day)
  return partsOf(later)[2] === day ? later : dateOf(year, month + months + 1, 0)
}

/** The first day on which a trip may start, and the one proposed (specification, section 9). */
export const earliestStart = (today: string) => addDays(today, FROM_DATE_LEAD)

/** Year, month and day, both from 1; none is a number where the text is no date. */
export function partsOf(date: string): [year: number, month: number, day: number] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  return [Number(year), Number(month), Number(day)]
}

/** The date of parts that may be more or fewer than there are: day 0 is the last of the month before. */
function dateOf(year: number, month: number, day: number): string {
  // Set by parts: given to `Date.UTC`, the years 0 to 99 would be those of the 1900s.
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  const reached = at.getUTCFullYear()
  return reached > 0 && reached < 10_000 ? at.toISOString().slice(0, 10) : ''
}
