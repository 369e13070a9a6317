import { FROM_DATE_LEAD } from '../limits.ts'

/* Dates are YYYY-MM-DD (see dates.ts). UTC has no clock changes. An invalid result is ''. */

export function addDays(date: string, days: number): string {
  const [year, month, day] = partsOf(date)
  return dateOf(year, month, day + days)
}

/** Adds months, clamping the day to the last day of the resulting month. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date)
  const later = dateOf(year, month + months, day)
  return partsOf(later)[2] === day ? later : dateOf(year, month + months + 1, 0)
}

/** Earliest start of a trip, also the proposed one (specification, section 9). */
export const earliestStart = (today: string) => addDays(today, FROM_DATE_LEAD)

/** Year, month and day counted from 1; all NaN if the text is not a date. */
export function partsOf(date: string): [year: number, month: number, day: number] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  return [Number(year), Number(month), Number(day)]
}

/** Builds a date from parts that may overflow. Day 0 is the last day of the month before. */
function dateOf(year: number, month: number, day: number): string {
  // `Date.UTC` would map the years 0 to 99 to the 1900s.
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  const reached = at.getUTCFullYear()
  return reached > 0 && reached < 10_000 ? at.toISOString().slice(0, 10) : ''
}
