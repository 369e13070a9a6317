import type * as en from '../en/enquiry.ts'
import type { Translated } from '../say.ts'
import { company } from './company.ts'

export const form: Translated<typeof en.form> = {
  lang: 'ar',
  dir: 'rtl',
  requiredMark: 'الحقول ذات العلامة * مطلوبة.',
  privacy: `تستخدم ${company} هذه البيانات للرد عليك فقط.`,
  privacyLink: 'الخصوصية',
  tryAgain: 'إعادة المحاولة',
  formFailed: 'تعذّر تحميل جزء من النموذج. هل أنت متصل بالإنترنت؟',
  listFailed: 'تعذّر تحميل القائمة.',
}

export const enquiry: Translated<typeof en.enquiry> = {
  heading: 'خطّط رحلتك معنا',
  destination: 'الوجهة',
  chooseDestination: 'اختر الوجهة',
  ideas: 'لم تقرر بعد؟ أفكار للرحلات',
  days: 'عدد الأيام',
  total_people: 'عدد المسافرين',
  email: 'البريد الإلكتروني',
  mobile: 'رقم الجوال',
  corporate: 'أسافر عن طريق شركتي',
  submit: 'إرسال الطلب',
  sending: 'جارٍ الإرسال',
  failed: 'عذرًا، تعذّر إرسال طلبك. حاول مرة أخرى لاحقًا',
}
