/** What a person reads or hears at a date. */
export interface DateWords {
  /** What a date is written like. */
  format: string
  /** The calendar has not come, and the way to try again. */
  failed: string
  tryAgain: string
}

/** What a person reads or hears in a calendar. */
export interface CalendarWords {
  /** The button that opens it, and the calendar itself: both end with what the field is called. */
  open: string
  calendar: string
  previous: string
  next: string
  month: string
  year: string
}
