/** Sentences of the page about the planners. */
import { isolated } from '../../../widgets/messages/ar/numeral.ts'

export const description =
  'تعرّف إلى من يخطّط رحلتك: لغاتهم وأوقات عملهم ومناطقهم والرحلات النموذجية التي أعدّوها.'
export const lead =
  'سيتصل بك أحدهم ويخطّط رحلتك ويبقى على تواصل معك. كل منهم يخطّط للأماكن التي يعرفها أكثر من غيرها.'
export const languages = 'اللغات'
const NAMES = {
  mr: 'الماراثية',
  hi: 'الهندية',
  en: 'الإنجليزية',
  pa: 'البنجابية',
  ml: 'المالايالامية',
  ta: 'التاميلية',
}

export const languagesOf = (codes: readonly (keyof typeof NAMES)[]) =>
  codes.map((code) => NAMES[code]).join('، ')
export const hours = 'أوقات العمل'
export const inZone = (hours: string, zone: string) =>
  `${isolated(hours)} (${isolated(zone)})، ما عدا العطلات الرسمية`
/** In the company's time zone. */
export const hoursOf = {
  meera: 'من الإثنين إلى الجمعة، 10:00 إلى 18:30',
  kabir: 'من الإثنين إلى الجمعة، 9:30 إلى 18:00',
  tara: 'من الثلاثاء إلى السبت، 10:00 إلى 18:30',
  rohan: 'من الإثنين إلى الجمعة، 11:00 إلى 19:30',
}
export const zone = `بتوقيت الهند، ${isolated('UTC+5:30')}`
export const sentences = {
  meera: 'رحلات السفاري: أي متنزه في أي شهر، وأي منطقة منه، وكم جولة تكفي.',
  kabir: 'الشمال والجبال: حصون بالقطار، وممرات جبلية بالسيارة، ووقت للتعود على الارتفاع.',
  tara: 'الجنوب على مهل، وللعائلات أيضًا مع أطفال صغار أو أجداد.',
  rohan: 'رحلات خارج الهند: المسارات والقطارات والتأشيرات، من بوتان إلى آيسلندا.',
}
export const plans = 'المناطق'
export const wrote = 'رحلات نموذجية'
export const start = 'جاهز للبدء؟'
export const startHint =
  'لست بحاجة إلى اختيار مستشار. أخبرنا إلى أين تريد السفر، وسيتصل بك المستشار المناسب خلال {within}.'
export const jobTitle = 'مستشار سفر'
