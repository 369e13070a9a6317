import { longDate } from '../../settings/company-time.ts'
import { countedIn } from '../counted.ts'
import type { says as english } from '../en/account.ts'

const counted = countedIn('ar')

/** After a preposition. */
const days = (count: number) =>
  counted(count, {
    one: 'يوم واحد',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })

const minutes = (count: number) =>
  counted(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })

export const says = {
  choose: 'اختيار كلمة مرور',
  kept: (count) => `يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${days(count)}. لا تشاركه مع أحد.`,
  activation: {
    title: 'تفعيل حسابك',
    requested: (brand) => `وصلنا طلب لاختيار كلمة مرور لحسابك لدى ${brand}، وليس له كلمة مرور بعد.`,
    next: 'بعد اختيار كلمة المرور يمكنك تسجيل الدخول وعرض طلباتك ومدفوعاتك عبر الإنترنت.',
    notYou: 'لم تطلب ذلك؟ يمكنك تجاهل هذه الرسالة. لا يستطيع أحد دخول حسابك من دون الرابط.',
  },
  reset: {
    title: 'اختيار كلمة مرور جديدة',
    requested: (brand) => `وصلنا طلب لاختيار كلمة مرور جديدة لحسابك لدى ${brand}.`,
    kept: (count) =>
      `يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${minutes(count)}. لا تشاركه مع أحد.`,
    next: 'تختار كلمة مرور جديدة وتسجّل الدخول بها، ونسجّل خروجك من كل الأجهزة الأخرى.',
    notYou: 'لم تطلب ذلك؟ يمكنك تجاهل هذه الرسالة. ستبقى كلمة المرور كما هي.',
  },
  ends: {
    subject: (date) => `سنحذف حسابك في ${longDate(date, 'ar')}`,
    title: 'سنحذف حسابك قريبًا',
    why: (brand, date) =>
      `لم تستخدم حسابك لدى ${brand} منذ مدة طويلة. سنحذفه في ${longDate(date, 'ar')} مع اسمك ورقمك.`,
    keep: 'للاحتفاظ به، سجّل الدخول قبل هذا اليوم.',
    signIn: 'تسجيل الدخول',
    notNeeded: 'لم تعد تحتاج إليه؟ ليس عليك فعل أي شيء.',
  },
} satisfies typeof english
