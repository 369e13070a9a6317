import { addDays } from '../../../contract/values/add-days.ts'
import type { Closure, Season } from '../../../contract/seasons.ts'
import { seasons as english } from '../../../messages/en/seasons.ts'
import { daysOf, type Row } from './trip.ts'

/**
 * First and last day of each stop, YYYY-MM-DD. A stop starts the day after the previous one ends (specification,
 * section 4). A stop without days has only its first day, and later stops have none.
 */
export function stopDates(
  from_date: string,
  rows: readonly Pick<Row, 'no_days'>[],
): ({ first: string; last: string } | undefined)[] {
  let before: number | undefined = 0
  return rows.map(({ no_days }) => {
    if (before === undefined) return undefined
    const days = daysOf(no_days)
    const first = addDays(from_date, before)
    const last = addDays(from_date, before + Math.max(0, days - 1))
    before = days > 0 ? before + days : undefined
    return first && last ? { first, last } : undefined
  })
}

export function isClosed({ from, to }: Closure, first: string, last: string): boolean {
  for (let date = first; date && date <= last; date = addDays(date, 1)) {
    const day = date.slice(5)
    if (from <= to ? from <= day && day <= to : from <= day || day <= to) return true
  }
  return false
}

export function closedNotes(
  seasons: readonly Season[],
  dates: { first: string; last: string } | undefined,
  words = english,
): string[] {
  if (!dates) return []
  return seasons.flatMap(({ name, closures }) =>
    closures
      .filter((closure) => isClosed(closure, dates.first, dates.last))
      .map((closure) => words.closed(name, closure)),
  )
}

/** Months that are best for all attractions of a stop. */
export function sharedMonths(seasons: readonly Season[]): readonly number[] {
  const known = seasons.filter(({ best_months }) => best_months.length > 0)
  const [first = { best_months: [] }] = known
  return first.best_months.filter((month) =>
    known.every(({ best_months }) => best_months.includes(month)),
  )
}

export function bestMonths(seasons: readonly Season[], words = english): string {
  const months = sharedMonths(seasons)
  return months.length > 0 ? words.best(months) : ''
}

/** Least days of a visit: 2 for '2 to 3 days' or 'A day and a night', 0 for hours and unknown texts. */
export function daysNeeded(time_needed: string): number {
  const [, days] = /(\d+)(?:\s*(?:to|-|–)\s*\d+)? days?/i.exec(time_needed) ?? []
  if (days) return Number(days)
  return /night|evening and/i.test(time_needed) ? 2 : 0
}

/** A trip need not see everything in a place, so its longest visit is the minimum. */
export function stayNote(
  name: string,
  seasons: readonly Season[],
  no_days: string,
  words = english,
): string {
  const days = daysOf(no_days)
  const least = Math.max(
    0,
    ...seasons.map(({ time_needed, time_needed_en = time_needed }) => daysNeeded(time_needed_en)),
  )
  return days > 0 && days < least ? words.stay(name, least) : ''
}
