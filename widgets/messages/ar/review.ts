import type * as en from '../en/review.ts'
import type { Translated } from '../say.ts'
import { MAX_PHOTO_SIZE, MAX_PHOTOS, MIN_PHOTO_SIZE } from '../../contract/values/photos.ts'
import { company } from './company.ts'
import { numeral } from './numeral.ts'
import { form } from './enquiry.ts'
import { photoKinds } from './file-kinds.ts'

export const review: Translated<typeof en.review> = {
  heading: 'أرسل تقييمك',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  mobile: 'رقم الجوال',
  attraction: 'المعلم السياحي',
  findAttraction: 'اكتب اسم معلم أو مكان',
  loading: 'جارٍ تحميل المعالم',
  found: (count) => (count === 0 ? 'لا يوجد معلم بهذا الاسم' : `عدد المعالم: ${numeral(count)}`),
  date: 'تاريخ الزيارة',
  rating: 'التقييم بالنجوم',
  // Ratings are from 1 to 5.
  stars: (count) => ['نجمة واحدة', 'نجمتان'][count - 1] ?? `${numeral(count)} نجوم`,
  feedback: 'رأيك',
  photos: 'الصور',
  photosHint: `حتى ${numeral(MAX_PHOTOS)} صور بصيغة ${photoKinds}، حجم كل منها من ${numeral(MIN_PHOTO_SIZE / 1024)} كيلوبايت إلى ${numeral(MAX_PHOTO_SIZE / 1024 ** 2)} ميغابايت.`,
  files: {
    drop: 'اختر صورًا أو اسحبها إلى هنا',
    remove: 'حذف',
    failed: 'تعذّر تحميل الصور.',
    tryAgain: form.tryAgain,
  },
  submit: 'إرسال التقييم',
  privacy: `تنشر ${company} اسمك وتقييمك ورأيك وصورك، ولا تستخدم بقية البيانات إلا إذا كان لدينا سؤال.`,
  sending: 'جارٍ إرسال تقييمك',
  failed: 'تعذّرت إضافة تقييمك.',
}
