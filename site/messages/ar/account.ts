/** Sentences of the account's pages that share a frame, forms or lists. */
import { days as daysIn, nights as nightsIn } from '../../../widgets/messages/ar/counted.ts'
import { characters as charactersIn } from '../../../widgets/messages/ar/counted-later.ts'
import { isolated } from '../../../widgets/messages/ar/numeral.ts'

export const yourAccount = 'حسابك'
export const yourPages = 'صفحات حسابك'
export const logout = 'تسجيل الخروج'
export const show = 'إظهار'
export const hide = 'إخفاء'
export const firstName = 'الاسم الأول'
export const lastName = 'اسم العائلة'
export const email = 'البريد الإلكتروني'
export const mobile = 'رقم الجوال'
export const password = 'كلمة المرور'
export const minPassword = (characters: number) => `${charactersIn(characters)} على الأقل.`
export const date = 'التاريخ'
export const status = 'الحالة'
/** By field of an enquiry. First and last names are shown as one. */
export const facts = {
  number_of_adults: 'البالغون',
  number_of_kids: 'الأطفال دون 5 سنوات',
  from_date: 'تاريخ السفر',
  to_date: 'تاريخ العودة',
  meal_plan: 'الوجبات',
  coupon_code: 'كود الخصم',
  any_special_request: 'طلبات خاصة',
  first_name: 'الاسم',
  last_name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone_number: 'رقم الجوال',
}
export const meals: Readonly<Record<string, string | undefined>> = {
  VEG: 'نباتي',
  'NON VEG': 'غير نباتي',
  BOTH: 'نباتي وغير نباتي',
}
export const hotels: Readonly<Record<string, string | undefined>> = {
  '5 Star': '5 نجوم',
  '4 Star': '4 نجوم',
  '3 Star': '3 نجوم',
}
/** Between the categories of a stop's hotels. */
export const comma: string = '، '
/** By the status that the API names. */
export const statuses = {
  New: 'جديد',
  'In progress': 'قيد العمل',
  Completed: 'مكتمل',
  Canceled: 'ملغى',
}

export const notHere = (what: string) => `لا يمكن عرض ${what} هنا حتى الآن.`
export const stillThere =
  'بياناتك محفوظة لدينا. اتصل بنا على \u2068{phone}\u2069 أو راسلنا على \u2068{email}\u2069.'
export const notLoaded = (what: string) => `تعذّر تحميل ${what}.`
export const twoAccounts =
  'في هذا المتصفح بيانات لحسابين مختلفين. سجّل الخروج من هنا ثم سجّل الدخول من جديد.'
export const tryLater = 'لم تفقد شيئًا. حاول مرة أخرى بعد قليل.'

export const noEnquiries = 'لا توجد طلبات بعد.'
export const noEnquiriesHint =
  'أخبرنا إلى أين تريد السفر، وسنرسل إليك برنامجًا للرحلة. ويمكنك متابعة طلبك من هنا.'
export const enquiryNotFound = 'لم نجد هذا الطلب في حسابك.'
export const enquiriesCaption = 'طلباتك، الأحدث أولًا'
export const destination = 'الوجهة'
export const action = 'الإجراء'
export const viewEnquiry = (reference: string) => `عرض الطلب ${isolated(reference)}`

export const allEnquiries = 'كل الطلبات'
export const enquiryTitle = (reference: string) => `الطلب ${isolated(reference)}`
export const yourTrip = 'رحلتك'
export const received = 'استلمنا طلبك في \u2068{date}\u2069.'
export const changeEnquiry =
  'تفضّل الحديث معنا؟ اتصل بنا على \u2068{phone}\u2069 أو راسلنا على \u2068{email}\u2069، واذكر رقم الطلب \u2068{reference}\u2069.'
export const print = 'طباعة'
export const days = daysIn
export const nights = nightsIn
