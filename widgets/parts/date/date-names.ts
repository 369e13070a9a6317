import type { CalendarWords } from './date-words.ts'

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
/** The first of January 2023 was a Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** Names of months, and of weekdays from Sunday on, for flatpickr, which has them in English. */
export function namesIn({ locale, weekdays }: Pick<CalendarWords, 'locale' | 'weekdays'>) {
  // The first use of Intl takes 60 ms on a phone.
  if (locale === 'en') return {}
  const named = (dates: readonly number[], form: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' })
    return dates.map((date) => format(date))
  }
  const months = MONTHS.map((month) => Date.UTC(2023, month))
  const days = WEEKDAYS.map((day) => Date.UTC(2023, 0, day))
  return {
    months: {
      shorthand: named(months, { month: 'short' }),
      longhand: named(months, { month: 'long' }),
    },
    weekdays: {
      shorthand: named(days, { weekday: weekdays }),
      longhand: named(days, { weekday: 'long' }),
    },
  }
}
