export interface DateWords {
  format: string
  failed: string
  tryAgain: string
}

export interface CalendarWords {
  /** Prefixes of the names of the opening button and of the calendar; the field's label follows. */
  open: string
  calendar: string
  previous: string
  next: string
  month: string
  year: string
  /** BCP 47 tag of the names of months and weekdays. */
  locale: string
  /** Form of the weekdays above the days; `narrow` where the short names are too wide. */
  weekdays: 'short' | 'narrow'
}
