import type * as en from '../en/testimonial.ts'
import type { Translated } from '../say.ts'
import { MAX_VIDEO_SIZE, MIN_VIDEO_SIZE } from '../../contract/values/videos.ts'
import { company } from './company.ts'
import { videoKinds } from './file-kinds.ts'
import { sizeText } from './size-text.ts'

export const testimonial: Translated<typeof en.testimonial> = {
  heading: 'شاركنا تجربتك بالفيديو',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  mobile: 'رقم الجوال',
  feedback: 'رأيك',
  video: 'الفيديو',
  videoTexts: {
    choose: 'اختر فيديو',
    drop: 'أو اسحبه إلى هنا',
    limits: `${videoKinds}، من ${sizeText(MIN_VIDEO_SIZE)} إلى ${sizeText(MAX_VIDEO_SIZE)}`,
    preview: 'معاينة الفيديو',
    replace: 'تغيير الفيديو',
    remove: 'حذف الفيديو',
  },
  size: sizeText,
  privacy: `تنشر ${company} اسمك ورأيك والفيديو، ولا تستخدم بقية البيانات إلا إذا كان لدينا سؤال.`,
  submit: 'إرسال التجربة',
  sending: 'جارٍ الإرسال',
  failed: 'تعذّرت إضافة تجربتك.',
}
