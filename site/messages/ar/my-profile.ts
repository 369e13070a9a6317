/** Sentences of the profile page: details, reviews, password, data. */
import { ofStars } from '../../../widgets/messages/ar/counted-later.ts'
import { numeral } from '../../../widgets/messages/ar/numeral.ts'

export const description = 'اسمك ورقمك وكلمة مرورك وبياناتك.'
export const yourDetails = 'بياناتك الشخصية'
export const updateProfile = 'تحديث الملف الشخصي'
export const updating = 'جارٍ التحديث'
export const unsaved = 'كتبت هذا قبل تسجيل خروجك، ولم يُحفظ بعد.'
export const emailHint = 'تسجّل الدخول بهذا البريد الإلكتروني. لتغييره، راسلنا.'

export const ownReviewsTitle = 'تقييماتك'
export const noReviews = 'لم تكتب أي تقييم بعد.'
export const writeReview = 'اكتب تقييمًا'
export const reviewStates = { held: 'قيد المراجعة', published: 'تم النشر', declined: 'لم يُنشر' }
export const review = 'تقييم'
export const testimonial = 'تجربة'
export const rated = (rating: number) => `${numeral(rating)} من ${ofStars(5)}، `
export const sent = 'تاريخ الإرسال: {date}'
export const reason = 'السبب:'

export const passwordTitle = 'تغيير كلمة المرور'
export const updatePassword = 'تحديث كلمة المرور'
export const updatingPassword = 'جارٍ التحديث'
export const oldPassword = 'كلمة المرور القديمة'
export const newPassword = 'كلمة المرور الجديدة'
export const staySignedIn = 'سيبقى تسجيل دخولك هنا، وسيُسجَّل خروجك من أي مكان آخر.'

export const ownDataTitle = 'بياناتك لدينا'
export const ownDataText =
  'ملف مضغوط (ZIP) يضم كل ما نحتفظ به عنك: حسابك وطلباتك ومدفوعاتك وتقييماتك وسجل رسائلنا إليك في ملف بيانات واحد، مع صورك وفيديوهاتك.'
export const download = 'تنزيل بياناتي'
export const collecting = 'جارٍ تجهيز الملف'

export const deletionTitle = 'حذف حسابك'
export const deletionDetails = 'البيانات التي سنحذفها'
export const permanent = 'يتم الحذف فورًا ونهائيًا، ولا يمكننا استعادة أي شيء.'
export const accountDeleted = 'حسابك، مع تسجيل خروجك من كل مكان.'
export const enquiriesDeleted =
  'طلباتك. إن كنا نخطّط رحلة لك الآن، فاتصل بنا أولًا على \u2068{phone}\u2069، لأن طلبك سيُحذف.'
export const reviewsDeleted = 'تقييماتك وصورك وفيديوهاتك. وستختفي من صفحاتنا أيضًا.'
export const emailsDeleted = 'سجل الرسائل التي أرسلناها إليك.'
export const paymentsKept =
  'نحتفظ بمدفوعات الرحلات التي حجزتها لمدة {years}، من دون اسمك، لأن القانون يُلزمنا بذلك. اقرأ المزيد في صفحة {privacy}.'
export const deleteData = 'حذف حسابي'
export const deleting = 'جارٍ الحذف'
export const confirmPassword = 'كلمة مرورك'
