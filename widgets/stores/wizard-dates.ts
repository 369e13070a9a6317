import { FROM_DATE_LEAD } from '../contract/limits.ts'

/**
 * Arithmetic on calendar dates, written YYYY-MM-DD. A date here is no moment: it has no hours that a
 * time zone or a change of the clocks could move, so everything is reckoned in UTC, which has neither.
 */

/** The date a visitor's calendar shows at a moment, in the visitor's own zone. */
export function calendarDate(at: Date): string {
  return iso(at.getFullYear(), at.getMonth() + 1, at.getDate())
}

/** The date so many days later; '' for what is no date, or where there is none of four digits' year. */
export function addDays(date: string, days: number): string {
  const [year, month, day] = partsOf(date)
  if (!year) return ''
  // Set by parts: given to `Date.UTC`, the years 0 to 99 would be those of the 1900s.
  const later = new Date(0)
  later.setUTCFullYear(year, month! - 1, day! + days)
  const reached = later.getUTCFullYear()
  if (!(reached >= 1 && reached <= 9999)) return ''
  return iso(reached, later.getUTCMonth() + 1, later.getUTCDate())
}

/** The first day on which a trip may start, and the one proposed (specification, section 9). */
export const earliestStart = (today: string) => addDays(today, FROM_DATE_LEAD)

/** The end of a trip: its start plus its total days (specification, section 4). */
export const endDate = (from_date: string, totalDays: number) => addDays(from_date, totalDays)

/** A date as people read it, dd/MM/yyyy (specification, section 9); '' for what is no date. */
export function written(date: string): string {
  return partsOf(date).length > 0 ? date.split('-').toReversed().join('/') : ''
}

/** Year, month and day of a date; nothing for what is none. */
function partsOf(date: string): number[] {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)
  return parts ? parts.slice(1).map(Number) : []
}

function iso(year: number, month: number, day: number): string {
  const digits = (part: number, length: number) => String(part).padStart(length, '0')
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}
