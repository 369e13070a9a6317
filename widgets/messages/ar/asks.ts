import type * as en from '../en/asks.ts'
import type { Translated } from '../say.ts'

export const asks: Translated<typeof en.asks> = {
  text: 'ربما وصلنا طلبك الأول، وقد عدّلته بعد ذلك. هل تريد تحديثه أم إرسال هذا طلبًا آخر؟',
  unchangeable: 'لم يعد بإمكاننا تعديل طلبك الأول عبر الإنترنت. أرسل هذا طلبًا آخر أو اتصل بنا.',
  update: 'تحديث الطلب',
  another: 'إرسال طلب آخر',
}
