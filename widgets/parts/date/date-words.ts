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
}
