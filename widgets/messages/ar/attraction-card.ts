import type * as en from '../en/attraction-card.ts'
import type { Translated } from '../say.ts'

export const card: Translated<typeof en.card> = {
  lang: 'ar',
  dir: 'rtl',
  unknown: 'هذا المعلم غير متاح.',
  failed: 'تعذّر تحميل هذا المعلم.',
  loading: 'جارٍ التحميل',
  tryAgain: 'إعادة المحاولة',
}
