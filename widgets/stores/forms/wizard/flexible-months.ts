import { addDays, addMonths } from '../../../contract/values/add-days.ts'
import type { Season } from '../../../contract/seasons.ts'
import { seasons as english } from '../../../messages/en/seasons.ts'
import { isClosed, sharedMonths, stopDates } from './season-notes.ts'
import type { Flexible, Row } from './trip.ts'
import type { WizardStore } from './wizard.ts'

const MOST = 3
/** Room on both sides, because the visitor is flexible. */
const MIDDLE = 15
/** Days of a month that must be left from the start on. */
const LEFT = 7

const monthOf = (date: string) => Number(date.slice(5, 7))
const distance = (date: string) => Math.abs(Number(date.slice(8)) - MIDDLE)

/** Possible starts in the month of a date, the most central first. */
function startsIn(date: string, earliest: string): string[] {
  const month = date.slice(0, 8)
  const starts: string[] = []
  for (let day = `${month}01`; addDays(day, LEFT - 1).startsWith(month); day = addDays(day, 1))
    if (day >= earliest) starts.push(day)
  return starts.toSorted((one, other) => distance(one) - distance(other))
}

/**
 * Starts in the next months that are best for all stops, at most three. If no month is, in the next months in which
 * nothing is closed.
 * @param earliest - YYYY-MM-DD
 * @param seasons - of each row; empty for unknown ones
 */
export function flexibleMonths(
  earliest: string,
  rows: readonly Pick<Row, 'no_days'>[],
  seasons: readonly (readonly Season[])[],
  words = english,
): Flexible[] {
  const isOpen = (start: string) =>
    stopDates(start, rows).every((dates, index) =>
      seasons[index]?.every(({ closures }) =>
        closures.every(
          (closure) => closure.part || !dates || !isClosed(closure, dates.first, dates.last),
        ),
      ),
    )
  const best = seasons.map(sharedMonths).filter((months) => months.length > 0)
  const open: string[] = []
  for (let after = 0; after < 12; after++) {
    const start = startsIn(addMonths(`${earliest.slice(0, 8)}01`, after), earliest).find(isOpen)
    if (start) open.push(start)
  }
  const good = open.filter((start) => best.every((months) => months.includes(monthOf(start))))
  return (good.length > 0 ? good : open).slice(0, MOST).map((from_date) => ({
    from_date,
    said: words.flexibleIn(monthOf(from_date), from_date.slice(0, 4)),
  }))
}

export const isFlexible = (chosen: Partial<Flexible>, from_date: string, month: Flexible) =>
  chosen.from_date === from_date && month.from_date === from_date

/** Chooses a month with its start, or takes back the choice and keeps the date. */
export function toggleFlexible({ form }: Pick<WizardStore, 'form'>, month: Flexible): void {
  const { flexible, from_date } = form.$form.get()
  if (isFlexible(flexible, from_date, month)) return form.type('flexible', {})
  form.type('flexible', month)
  form.type('from_date', month.from_date)
}
