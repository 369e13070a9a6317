import type * as en from '../en/testimonial-later.ts'
import type { Translated } from '../say.ts'
import { MAX_NAME, MAX_TEXT } from '../../contract/limits.ts'
import { characters, percentage } from './counted-later.ts'
import { mobileFaults } from './mobile.ts'

export const sendingVideo: Translated<typeof en.sendingVideo> = {
  label: 'جارٍ إرسال تجربتك',
  says: (percent) =>
    percent < 100 ? percentage(percent) : `${percentage(100)}، أوشكنا على الانتهاء`,
  again: (percent) => `اختر الملف نفسه مرة أخرى للمتابعة من ${percentage(percent)}.`,
}

const sent = 'تمت إضافة تجربتك بنجاح.'

export const testimonialThanks: Translated<typeof en.testimonialThanks> = {
  sent,
  held: `${sent} ستظهر بعد أن نشاهدها.`,
  text: 'شكرًا لأنك حدّثت المسافرين الآخرين عن رحلتك.',
  another: 'شاركنا تجربة أخرى',
}

const nameLimit = `يجب ألا يزيد الاسم على ${characters(MAX_NAME)}`

export const testimonialFaults: Translated<typeof en.testimonialFaults> = {
  first_name: { required: 'اكتب اسمك الأول', long: nameLimit },
  last_name: { required: 'اكتب اسم العائلة', long: nameLimit },
  email: {
    required: 'اكتب بريدك الإلكتروني',
    email: 'اكتب بريدًا إلكترونيًا صحيحًا',
    long: 'اكتب بريدًا إلكترونيًا صحيحًا',
  },
  mobile_number: { required: 'اكتب رقم جوالك', ...mobileFaults },
  feedback: { required: 'اكتب رأيك.', long: `يجب ألا يزيد رأيك على ${characters(MAX_TEXT)}` },
  video: { required: 'اختر فيديو' },
}
