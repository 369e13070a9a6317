/** Sentences of the companies' pages. */
import { isolated } from '../../../widgets/messages/ar/numeral.ts'

export const noPage = 'لا توجد صفحة على هذا العنوان.'
export const title = (company: string | undefined) =>
  company ? `رحلات لجميع العاملين في ${isolated(company)}` : 'رحلات للشركات'
export const description = (company: string | undefined) =>
  `فيديو قصير عن رحلاتنا ${company ? `لجميع العاملين في ${isolated(company)}` : 'للشركات'}، ونموذج طلب لمن يسافر عن طريق شركته.`
export const film = (company: string) => `رحلاتنا لجميع العاملين في ${isolated(company)}.`
export const heading = 'أرسل طلبك عن طريق شركتك'
export const steps = [
  'اختر شركتك واكتب بريد العمل الإلكتروني.',
  'نرسل إليك رمز التحقق لتأكيده.',
  'اكتب الرمز وأرسل طلبك، وسنخطّط رحلتك وفق شروط شركتك.',
]
export const personal = 'تسافر على حسابك الخاص؟ استخدم {form}.'
export const personalForm = 'نموذج الرحلات الشخصية'
