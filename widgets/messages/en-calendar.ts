/** Separate, because it loads with the calendar. */
export const calendar = {
  open: 'Open the calendar: ',
  calendar: 'Calendar: ',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
}
