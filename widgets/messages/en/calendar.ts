/** Separate, because it loads with the calendar. */
export const calendar = {
  id: 'calendar' as const,
  open: 'Open the calendar: ',
  calendar: 'Calendar: ',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
  locale: 'en',
  weekdays: 'short' as 'short' | 'narrow',
}
