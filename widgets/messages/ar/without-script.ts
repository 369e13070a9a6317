import type * as en from '../en/without-script.ts'
import type { Translated } from '../say.ts'

export const withoutScript: Translated<typeof en.withoutScript> = {
  problem: 'توجد مشكلة',
  check: 'راجع ما كتبته ثم أرسل النموذج.',
  again: 'اختر الملف من جديد.',
  signIn: 'يلزم تشغيل \u2068JavaScript\u2069 لتسجيل الدخول.',
  signInHint: 'تعذّر تحميله أو أنه متوقف. من دونه، يمكنك الاتصال بنا أو إرسال طلب.',
  corporate: 'ضع علامة هنا وأرسل النموذج، ثم نسألك عن شركتك ونطلب رمز التحقق.',
}
