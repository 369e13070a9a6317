import type * as en from '../en/calendar.ts'
import type { Translated } from '../say.ts'

export const calendar: Translated<typeof en.calendar> = {
  open: 'कैलेंडर खोलें: ',
  calendar: 'कैलेंडर: ',
  previous: 'पिछला महीना',
  next: 'अगला महीना',
  month: 'महीना',
  year: 'साल',
  locale: 'hi',
  weekdays: 'short',
}
