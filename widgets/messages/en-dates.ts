/** What a person reads or hears at a date, in English. */
import { form } from './en.ts'

export const dates = {
  format: 'dd/mm/yyyy',
  open: 'Open the calendar',
  calendar: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
  failed: 'The calendar could not be loaded.',
  tryAgain: form.tryAgain,
}
