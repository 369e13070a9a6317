/** Sentences of video reviews, and of the note after a sent review or testimonial. */
import { isolated } from '../../../widgets/messages/ar/numeral.ts'

export const videoBy = (name: string) => `فيديو من ${isolated(name)}`
export const playVideo = (title: string) => `تشغيل ${isolated(title)}`
export const unplayable = 'لا يمكن تشغيل هذا الفيديو هنا.'
export const openFile = 'فتح الملف'

const KINDS: Readonly<Record<string, string>> = { review: 'تقييمك', testimonial: 'تجربتك' }

export const sentLabel = (kind: string) => KINDS[kind] ?? kind
export const sentTitle = (kind: string) => `استلمنا ${sentLabel(kind)}.`
export const sentHeld = ['سيُنشر ما أرسلته بعد أن نراجعه.', 'سنرسل إليك رسالة عند النشر.']
export const sentPublished = ['يمكن للجميع رؤيته الآن.']
export const seeReview = 'عرض تقييمك'
export const seeAllReviews = 'عرض كل تقييماتك'
export const closeNote = 'إغلاق'
