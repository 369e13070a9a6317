import type * as en from '../en/calendar.ts'
import type { Translated } from '../say.ts'

export const calendar: Translated<typeof en.calendar> = {
  open: 'فتح التقويم: ',
  calendar: 'التقويم: ',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  month: 'الشهر',
  year: 'السنة',
  locale: 'ar',
  weekdays: 'narrow',
}
