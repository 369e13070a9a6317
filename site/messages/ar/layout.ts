/** Sentences around every page, and of parts that several pages share. */
import { counted } from '../../../widgets/messages/ar/counted.ts'
import { ofDays } from '../../../widgets/messages/ar/counted-later.ts'
import { isolated, numeral } from '../../../widgets/messages/ar/numeral.ts'

const SUGGESTION = {
  one: 'اقتراح واحد',
  two: 'اقتراحان',
  few: 'اقتراحات',
  many: 'اقتراحًا',
  other: 'اقتراح',
}

export const skip = 'الانتقال إلى المحتوى'
export const menu = 'القائمة'
export const mainMenu = 'القائمة الرئيسية'
export const breadcrumb = 'مسار التنقل'
export const home = 'الرئيسية'
export const destinations = 'الوجهات'
export const tripIdeas = 'أفكار للرحلات'
export const planTrip = 'خطّط رحلتك'
export const howItWorks = 'كيف نعمل'
export const planners = 'مستشارو السفر'
export const testimonials = 'تجارب المسافرين'
export const reviewPlace = 'قيّم مكانًا زرته'
export const sendVideo = 'شاركنا تجربتك بالفيديو'
export const partners = 'للشركاء'
export const privacy = 'الخصوصية'
export const signIn = 'تسجيل الدخول'
export const signOut = 'تسجيل الخروج'
export const tryAgain = 'إعادة المحاولة'
export const tryLater = 'حاول مرة أخرى بعد قليل.'
export const anonymous = 'مسافر'
export const loading = 'جارٍ التحميل'
export const notAvailable = 'غير متاح حاليًا'

/** Labels of the account's pages in the menus. */
export const myProfile = 'ملفي الشخصي'
export const myEnquiries = 'طلباتي'
export const myTransactions = 'مدفوعاتي'
export const submitReview = 'كتابة تقييم'

export const callUs = 'اتصل بنا'
export const emailUs = 'راسلنا'
export const visitUs = 'زورونا'
export const footerPages = 'صفحات الموقع'
export const languages = 'اللغات'
export const claims = (safaris: string, countries: string) =>
  `نظّمنا أكثر من ${safaris} رحلة سفاري لمشاهدة النمور، وزرنا أكثر من ${countries} دولة خارج الهند.`
export const nameForCompany = (brand: string, company: string) =>
  `${isolated(brand)} لموظفي ${isolated(company)}`
export const questions =
  'لديك سؤال؟ اتصل بنا على \u2068{phone}\u2069 أو راسلنا على \u2068{email}\u2069.'

export const pageLate = 'لم تُحمَّل الصفحة بعد. هل أنت متصل بالإنترنت؟'
export const pageFailed = 'تعذّر تحميل هذه الصفحة.'
export const checkConnection =
  'تأكد من اتصالك بالإنترنت وأعد تحميل الصفحة. ويمكنك أيضًا الاتصال بنا على \u2068{phone}\u2069.'
export const reloadPage = 'إعادة تحميل الصفحة'
export const pageNotAvailable = 'هذه الصفحة غير متاحة حاليًا.'
export const noScript =
  'يلزم تشغيل \u2068JavaScript\u2069 لتسجيل الدخول، وكل ما عداه في هذا الموقع يعمل من دونه. ويمكننا أيضًا تخطيط رحلتك بالهاتف على \u2068{phone}\u2069 أو بالبريد الإلكتروني على \u2068{email}\u2069.'
export const needsScript = 'يلزم تشغيل \u2068JavaScript\u2069 لتسجيل الدخول وعرض هذه الصفحة.'
export const formFailed = 'تعذّر تحميل النموذج.'
export const callOrEmail = 'اتصل بنا على \u2068{phone}\u2069 أو راسلنا على \u2068{email}\u2069.'

/** Roles, as screen readers announce them. */
export const carousel = 'عرض شرائح'
export const oneSlide = 'شريحة'
export const slides = 'الشرائح'
export const pauseSlides = 'إيقاف الشرائح مؤقتًا'
export const playSlides = 'تشغيل الشرائح'
export const previousSlide = 'الشريحة السابقة'
export const nextSlide = 'الشريحة التالية'
export const slide = 'الشريحة'
export const ofSlides = 'من'
export const slideAt = (number: number, count: number) => `${numeral(number)} من ${numeral(count)}`

export const previousPage = 'السابق'
export const nextPage = 'التالي'
export const pageNumber = 'الصفحة'

export const notifications = 'الإشعارات'
export const closeMessage = 'إغلاق الرسالة'

/** Alternative text of the picture that link previews show for pages without one of their own. */
export const companyPictureAlt = (brand: string) =>
  `${isolated(brand)}: نمر يطلّ من بين الأعشاب العالية والشمس تغرب خلفه`

export const search = 'بحث'
export const searchPlaces = 'ابحث عن مكان'
export const suggestions = 'الاقتراحات'
export const suggested = (count: number) => counted(count, SUGGESTION)
export const searchedFor = 'بحثت عنه مؤخرًا'
export const allResults = (words: string) => `كل نتائج البحث عن «${isolated(words)}»`

/** How long we keep something, after a preposition: 'سنتين', '30 يومًا'. */
export const inYears = (count: number) =>
  counted(count, { one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' })
export const inDays = ofDays
