import type * as en from '../en/review-later.ts'
import type { Translated } from '../say.ts'
import { MAX_TEXT } from '../../contract/limits.ts'
import { characters, percentage } from './counted-later.ts'
import { mobileFaults } from './mobile.ts'

const sent = 'تمت إضافة تقييمك بنجاح.'

export const reviewThanks: Translated<typeof en.reviewThanks> = {
  sent,
  held: `${sent} سيظهر بعد أن نقرأه.`,
  text: 'شكرًا لمساعدتك المسافرين الآخرين على الاختيار.',
  another: 'اكتب تقييمًا آخر',
  percent: percentage,
}

export const reviewFaults: Translated<typeof en.reviewFaults> = {
  first_name: { required: 'اكتب اسمك الأول' },
  last_name: { required: 'اكتب اسم العائلة' },
  email: {
    required: 'اكتب بريدك الإلكتروني',
    email: 'اكتب بريدًا إلكترونيًا صحيحًا',
    long: 'اكتب بريدًا إلكترونيًا صحيحًا',
  },
  mobile_number: { required: 'اكتب رقم جوالك', ...mobileFaults },
  attraction: { required: 'اختر المعلم السياحي' },
  date_of_visit: {
    required: 'اختر تاريخ الزيارة',
    range: 'لا يمكن أن يكون تاريخ الزيارة في المستقبل',
  },
  rating: { required: 'اختر عدد النجوم.' },
  feedback: {
    required: 'اكتب رأيك.',
    long: `يجب ألا يزيد رأيك على ${characters(MAX_TEXT)}.`,
  },
}
