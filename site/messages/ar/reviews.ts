/** Sentences of reviews and their form. */
import { nounAfter } from '../../../widgets/messages/ar/counted.ts'
import { ofStars, stars as starsIn } from '../../../widgets/messages/ar/counted-later.ts'
import { isolated, numeral } from '../../../widgets/messages/ar/numeral.ts'

export const stars = starsIn

export const title = (name: string) => `تقييمات ${isolated(name)}`
export const titleOfPage = (name: string, page: number) =>
  `تقييمات ${isolated(name)}، الصفحة ${numeral(page)}`
export const rated = (average: string, most: number) => `، بمتوسط ${average} من ${numeral(most)}`
export const description = (name: string, rated: string) =>
  `${isolated(name)}${rated}: تقييمات الزوار بالنجوم والصور.`
export const reviews = 'التقييمات'
export const backTo = (name: string) => `العودة إلى ${isolated(name)}`
export const ratings = 'التقييم بالنجوم'
export const allRatings = 'عرض كل التقييمات'
export const byRating = 'التقييمات حسب عدد النجوم'
export const counted = (count: number) =>
  nounAfter(count, { few: 'تقييمات', many: 'تقييمًا', other: 'تقييم' })
export const order = 'ترتيب التقييمات'
export const newest = 'أحدث الزيارات'
export const highest = 'الأعلى تقييمًا'
export const lowest = 'الأقل تقييمًا'
export const range = (first: number, last: number, total: string, rating: number | undefined) =>
  `من ${numeral(first)} إلى ${numeral(last)} (المجموع: ${total}${rating ? ` من فئة ${ofStars(rating)}` : ''})`
export const noReviewsWith = (rating: number | undefined) =>
  rating ? `لا توجد تقييمات من فئة ${ofStars(rating)}` : 'لا توجد تقييمات'
export const pages = 'صفحات التقييمات'
export const failed = 'تعذّر تحميل التقييمات.'
export const noReviews = 'لا توجد تقييمات بعد.'
export const beFirst = 'زرت هذا المكان؟ أخبر المسافر التالي كيف وجدته.'
export const submit = 'اكتب تقييمًا'
export const noReviewsRated = (rating: number) => `لا توجد تقييمات من فئة ${ofStars(rating)} بعد.`
export const seeAllReviews = 'عرض كل التقييمات'
export const fewerReviews = 'عدد التقييمات أقل من ذلك.'
export const pastLast = 'هذه الصفحة بعد آخر صفحة.'
export const firstPage = 'العودة إلى الصفحة الأولى'

export const reviewBy = (name: string) => `تقييم ${isolated(name)}`
export const photosBy = (name: string) => `صور من ${isolated(name)}`
export const photoBy = (number: number, name: string) =>
  `الصورة ${numeral(number)} من ${isolated(name)}`
export const picture = (name: string, number: number, of: number) =>
  `${isolated(name)}، الصورة ${numeral(number)} من ${numeral(of)}`
export const visited = 'تاريخ الزيارة: {month}'
export const readLess = 'عرض أقل'
export const readMore = 'قراءة المزيد'
export const readMoreOf = (name: string) => `من تقييم ${isolated(name)}`
export const previousPhoto = 'الصورة السابقة'
export const nextPhoto = 'الصورة التالية'
export const closePhoto = 'إغلاق'

export const formTitle = 'أرسل تقييمك'
export const formTitleFor = (place: string) => `أرسل تقييمك عن ${isolated(place)}`
export const formDescription = 'قيّم مكانًا زرته وشارك صورك.'
export const formDescriptionFor = (place: string) =>
  `هل زرت ${isolated(place)}؟ قيّم زيارتك وشارك صورك.`
export const formLead = 'أخبر المسافر التالي بما أعجبك وبما كنت ستفعله بطريقة أخرى.'
export const formPlaceNotFound = 'لم نجد هذا المكان. اختره من القائمة في النموذج.'
export const formFallback =
  'يمكنك أيضًا الاتصال بنا على \u2068{phone}\u2069 أو مراسلتنا على \u2068{email}\u2069.'
