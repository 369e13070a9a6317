/** Sentences of the page with the testimonial form. */
import { numeral } from '../../../widgets/messages/ar/numeral.ts'

export const title = 'شاركنا تجربتك'
export const description = 'سافرت معنا؟ احكِ للآخرين عن رحلتك في فيديو قصير.'
export const heading = 'شاركنا تجربتك بالفيديو'
export const lead = 'فيديو قصير واحد يساعد الآخرين على الاختيار أكثر من أي كلام نقوله نحن.'
export const poster = 'قارب طويل بين جروف جيرية عند المساء'
export const byEmail = 'يمكنك أيضًا إرسال الفيديو إلينا بالبريد الإلكتروني.'
export const notes = 'قبل أن ترسله'
export const phone = 'يكفيك هاتف تمسكه بالعرض.'
export const file = `ملف واحد بصيغة \u2068mp4\u2069 أو \u2068mov\u2069 أو \u2068webm\u2069، وبحجم لا يتجاوز ${numeral(200)} ميغابايت.`
export const published = 'سننشره باسمك مع {others}. لا تصوّر إلا من يوافق على ذلك.'
export const others = 'بقية التجارب'
