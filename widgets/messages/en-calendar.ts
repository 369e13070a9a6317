/** What a person reads or hears in a calendar, in English; kept apart because it comes with the calendar. */
export const calendar = {
  open: 'Open the calendar: ',
  calendar: 'Calendar: ',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
}
