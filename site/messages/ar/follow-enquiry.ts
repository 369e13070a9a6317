/** Sentences of an enquiry's page, with and without an account. */
import { isolated } from '../../../widgets/messages/ar/numeral.ts'

export const title = 'متابعة طلبك'
export const description = 'تابع طلبك من دون كلمة مرور.'
export const lead = 'اكتب رقم الطلب والبريد الإلكتروني الذي استخدمته، وسنرسل إليك رابطًا يفتح طلبك.'
export const reference = 'رقم الطلب'
export const referenceHint = 'تجده في عنوان رسائلنا، مثل \u2068TJ-7K2M-XQ9A\u2069.'
export const submit = 'إرسال الرابط إلى بريدي'
export const submitting = 'جارٍ الإرسال'
export const haveAccount = 'عرض كل طلباتك'
export const invalid = 'هذا الرابط لا يعمل'
export const invalidHint =
  'ربما لم يُنسخ كاملًا، أو انتهت صلاحيته، أو حلّ محلّه رابط أحدث. يمكننا إرسال رابط جديد إليك الآن.'
export const what = 'طلبك'

export const next = 'الخطوات التالية'
export const planning = (planner = 'أحد مستشارينا') =>
  `رحلتك الآن بين يدي ${isolated(planner)}، وستصلك على بريدك الإلكتروني رسالة ببرنامج الرحلة وسعره.`
export const planned = 'يمكنك الاطلاع على برنامج رحلتك وسعره في صفحته، والردّ عليه أو طرح سؤال.'
export const seePlan = 'عرض البرنامج'
export const completed = 'أصبح كل ما طلبته جاهزًا. شكرًا لأنك خطّطت رحلتك معنا.'
export const canceled = 'أغلقنا طلبك، ولم نحجز شيئًا.'
export const planner = 'مستشار السفر المسؤول عن رحلتك: {name}.'

export const history = 'سجل الطلب'
export const received = 'استلمنا طلبك'
export const status = (now: string) => `الحالة: ${isolated(now)}`
export const youCanceled = 'ألغيتَ طلبك'
export const replied = (name: string) => `رد من ${isolated(name)}`
export const sentPlan = (name: string) => `أرسل ${isolated(name)} برنامج رحلتك`
/** By the kind of event. */
export const answered: Readonly<Record<string, string | undefined>> = {
  'plan-accepted': 'قبلت البرنامج',
  'plan-declined': 'رفضت البرنامج',
  'plan-asked': 'سألت عن البرنامج',
}
export const youAsked = 'رسالتك إلينا'
export const youChanged = 'عدّلتَ طلبك'

export const trip = 'رحلتك'
export const change = 'التعديل أو الإلغاء'
export const request = 'طلب تعديل'
export const changeLabel = 'ما الذي تريد تعديله؟'
export const messageLabel = 'رسالتك'
export const send = 'إرسال إلى مستشارينا'
export const sending = 'جارٍ الإرسال'
export const cancel = 'إلغاء هذا الطلب'
export const cancelHint = 'سنتوقف عن تخطيط هذه الرحلة. لن نحجز شيئًا ولن تدفع شيئًا.'
export const reason = 'السبب (اختياري)'
export const confirm = 'نعم، إلغاء الطلب'
export const canceling = 'جارٍ الإلغاء'
