import { brand } from '../../../site/brand.ts'
import { showDate } from '../../../widgets/contract/values/dates.ts'

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: brand.timeZone,
})

/** A moment as '2026-11-21 01:30' in the company's time zone, for files that programs read. */
export function companyTime(at: Date): string {
  const parts = Object.fromEntries(CLOCK.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts['year']}-${parts['month']}-${parts['day']} ${parts['hour']}:${parts['minute']}`
}

export const companyDate = (at: Date) => companyTime(at).slice(0, 10)

export const shownDate = (at: Date) => showDate(companyDate(at))

/** Displayed as '21/11/2026, 01:30'. */
export const shownTime = (at: Date) => `${shownDate(at)}, ${companyTime(at).slice(11)}`

/** A calendar date, YYYY-MM-DD, in the words of a language: '5 दिसंबर 2026'. */
export const longDate = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
