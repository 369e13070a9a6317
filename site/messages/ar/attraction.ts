/** Sentences of an attraction's page. */
import { isolated } from '../../../widgets/messages/ar/numeral.ts'

export const description = (name: string) => `${isolated(name)}: صور وتقييمات من الزوار.`
export const pictures = (name: string) => `صور ${isolated(name)}`
export const plan = (name: string) => `خطّط لرحلة إلى ${isolated(name)}`
export const about = 'نبذة عن المكان'
export const activities = 'الأنشطة'
export const categories = 'التصنيفات'
export const gallery = 'الصور'
export const galleryOf = (name: string) => `كل صور ${isolated(name)}`
export const reviews = 'تقييمات عملائنا'
export const readAll = (reviews: string) => `قراءة الكل (${reviews})`
export const share = 'مشاركة'
export const copied = 'تم نسخ الرابط.'
export const copy = 'انسخ هذا الرابط'
export const moreOf = (region: string) => `أماكن أخرى في ${isolated(region)}`
export const allOf = (region: string) => `كل الأماكن في ${isolated(region)}`
export const more = (kinds: string) => `أماكن أخرى من فئة «${kinds}»`
export const all = (kinds: string) => `كل الأماكن من فئة «${kinds}»`
/** Kinds of places, within a sentence. */
export const kinds = {
  Safari: 'سفاري',
  Heritage: 'تراث',
  Mountains: 'جبال',
  'Lakes and rivers': 'بحيرات وأنهار',
  Beach: 'شواطئ',
  Islands: 'جزر',
  Desert: 'صحراء',
  Nature: 'طبيعة',
  City: 'مدن',
}

export const before = 'قبل الزيارة'
export const location = 'الموقع'
export const closed = 'أوقات الإغلاق'
export const timeNeeded = 'مدة الزيارة'
export const airport = 'أقرب مطار'
export const station = 'أقرب محطة قطار'
export const bestMonths = 'أفضل الأشهر للزيارة'
export const monthMarks: readonly string[] =
  'ينا فبر مار أبر ماي يون يول أغس سبت أكت نوف ديس'.split(' ')

export const failed = 'تعذّر تحميل صفحة هذا المكان.'
export const tryLater = 'حاول مرة أخرى بعد قليل، أو تصفّح {others}.'
export const others = 'وجهات أخرى'
export const unknownTitle = 'المكان غير موجود'
export const unknown = 'لم نجد هذا المكان.'
export const notShownDescription = 'هذا المكان غير متاح حاليًا.'
