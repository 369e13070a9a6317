/** Sentences of the page on which a password is chosen. */
import { isolated } from '../../../widgets/messages/ar/numeral.ts'

export const title = 'تفعيل حسابك'
export const description = 'اختر كلمة مرور لحسابك من خلال الرابط الذي أرسلناه إليك.'
export const heading = 'أنشئ كلمة مرور وفعّل حسابك'
export const resetHeading = 'اختر كلمة مرور جديدة'
export const lead = 'من الآن فصاعدًا، تسجّل الدخول ببريدك الإلكتروني وكلمة المرور هذه.'
export const forEmail = (email: string) => `للحساب ${isolated(email)}.`
export const signsOut = (email: string) => ` سنسجّل خروج الحساب ${isolated(email)} من هذا المتصفح.`
export const reset = 'حفظ كلمة المرور الجديدة'
export const resetting = 'جارٍ الحفظ'
export const activate = 'تفعيل الحساب'
export const activating = 'جارٍ التفعيل'
export const strong = 'اجمع عدة كلمات معًا لتكون كلمة المرور قوية.'
export const again = 'تأكيد كلمة المرور'
export const expired = 'انتهت صلاحية هذا الرابط'
export const missing = 'تحتاج إلى الرابط الذي أرسلناه'
export const expiredHint =
  'يعمل كل رابط مرة واحدة ولمدة محدودة. ربما استُخدم هذا الرابط من قبل، أو انتهت صلاحيته، أو لم يُنسخ كاملًا.'
export const missingHint = 'لاختيار كلمة مرور، افتح الرابط الموجود في رسالتنا إليك.'
export const newLink = 'يمكننا إرسال رابط جديد إليك الآن.'
export const getLink = 'الحصول على رابط جديد'
export const alreadySet = 'سبق أن اخترت كلمة المرور؟ {signIn}.'
export const signIn = 'سجّل الدخول'
