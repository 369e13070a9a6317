import type * as en from '../en/pictures.ts'
import type { Translated } from '../say.ts'

export const pictures: Translated<typeof en.pictures> = {
  labelFileWaitingForSize: 'في انتظار معرفة الحجم',
  labelFileSizeNotAvailable: 'الحجم غير معروف',
  labelFileSizeBytes: 'بايت',
  labelFileSizeKilobytes: 'كيلوبايت',
  labelFileSizeMegabytes: 'ميغابايت',
  labelFileLoading: 'جارٍ التحميل',
  labelFileLoadError: 'تعذّر التحميل',
  labelFileAdded: 'أُضيفت الصورة',
  labelFileRemoved: 'حُذفت الصورة',
  labelFileCountSingular: 'صورة في القائمة',
  labelFileCountPlural: 'صور في القائمة',
  labelTapToCancel: 'اضغط للإلغاء',
  labelTapToRetry: 'اضغط لإعادة المحاولة',
  labelButtonAbortItemLoad: 'إلغاء',
  labelButtonRetryItemLoad: 'إعادة المحاولة',
}
