import type * as en from '../en/wizard-later.ts'
import type { Translated } from '../say.ts'
import { MAX_DAYS, MAX_PEOPLE, MAX_TEXT } from '../../contract/limits.ts'
import { isolated, numeral } from './numeral.ts'

export const wizardDates: Translated<typeof en.wizardDates> = {
  tooEarly: (earliest) => `اختر تاريخ السفر: ${isolated(earliest)} أو بعده`,
}

export const wizardFaults: Translated<typeof en.wizardFaults> = {
  number_of_adults: {
    required: 'اكتب عدد البالغين',
    range: `اكتب عدد البالغين من 1 إلى ${MAX_PEOPLE}`,
  },
  number_of_kids: {
    required: 'اكتب عدد الأطفال',
    range: `اكتب عدد الأطفال دون 5 سنوات من 0 إلى ${MAX_PEOPLE}`,
  },
  from_date: {
    required: 'اختر تاريخ السفر',
    invalid: 'اختر تاريخ السفر: يوم/شهر/سنة',
  },
  meal_plan: { required: 'اختر الوجبات.' },
  city: { required: 'اختر الوجهة' },
  no_days: {
    required: 'اكتب عدد الأيام',
    range: `اكتب عدد الأيام من 1 إلى ${MAX_DAYS}`,
  },
  accommodation_preference: { required: 'اختر فئة الفندق' },
  coupon_code: {
    required: 'لا يمكن استخدام كود الخصم هذا',
    long: 'كود الخصم هذا طويل جدًا',
  },
  any_special_request: {
    required: 'في طلباتك الخاصة شيء لا يمكننا إرساله',
    long: `اختصر طلباتك الخاصة إلى ${numeral(MAX_TEXT)} حرف`,
  },
}
