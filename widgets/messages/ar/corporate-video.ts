import type * as en from '../en/corporate-video.ts'
import type { Translated } from '../say.ts'

export const corporateVideo: Translated<typeof en.corporateVideo> = {
  lang: 'ar',
  dir: 'rtl',
  video: 'فيديو',
  unplayable: 'لا يمكن تشغيل هذا الفيديو هنا.',
  captions: 'الإنجليزية',
  lost: 'تعذّر تحميل الترجمة.',
  elsewhere: 'مشاهدته في صفحته',
  file: 'فتح الملف',
  tryAgain: 'إعادة المحاولة',
}
