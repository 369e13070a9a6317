/** What a person reads or hears at a date. */
export interface DateWords {
  /** What a date is written like. */
  format: string
  /** The button that opens the calendar, and the calendar itself. */
  open: string
  calendar: string
  previous: string
  next: string
  month: string
  year: string
  /** The calendar has not come, and the way to try again. */
  failed: string
  tryAgain: string
}
