/** Sentences of the list of testimonials. */
import { isolated } from '../../../widgets/messages/ar/numeral.ts'

export const title = 'تجارب مسافرينا'
export const description = 'مسافرون يتحدثون عن رحلاتهم معنا في فيديوهات صوّروها بأنفسهم.'
export const reviewBy = (name: string) => `تجربة ${isolated(name)}`
export const video = 'مسافر يتحدث عن رحلته معنا.'
export const submit = 'شاركنا تجربتك'
export const failed = 'تعذّر تحميل التجارب.'
export const none = 'لا توجد فيديوهات بعد.'
export const sendFirst = 'سافرت معنا؟ كن أول من يشارك تجربته.'
