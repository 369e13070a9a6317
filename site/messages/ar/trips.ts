/** Sentences of the sample trips. */
import { days as daysIn, nights as nightsIn } from '../../../widgets/messages/ar/counted.ts'
import { isolated, numeral } from '../../../widgets/messages/ar/numeral.ts'

export const description =
  'اثنتا عشرة رحلة نموذجية، يومًا بيوم: سفاري النمور وراجستان وكيرالا وجبال الهيمالايا ورحلات إلى دول أخرى. عدّل أيًا منها كما تشاء.'
export const lead = 'اثنتا عشرة رحلة تبدأ منها. خذ إحداها كما هي، أو أخبرنا بما تودّ تغييره.'
export const safaris = 'رحلات السفاري'
export const india = 'في أنحاء الهند'
export const abroad = 'خارج الهند'

export const all = 'كل أفكار الرحلات'
export const withPlace = 'رحلات تزور هذا المكان'
export const others = 'رحلات أخرى مشابهة'

/** '8 أيام: كانها، بينش'. */
export const route = (days: number, towns: readonly string[]) =>
  `${daysIn(days)}: ${isolated(towns.join('، '))}`
export const price = (amount: string) => `مثال على السعر: ابتداءً من ${isolated(amount)} للشخص`
export const priceNote =
  'هذا السعر مثال فقط. يعتمد سعرك على مواعيدك وفنادقك وعدد المسافرين، ونرسله إليك قبل أن تقرر.'
export const titleOf = (name: string, days: number) => `${isolated(name)}: ${daysIn(days)}`
export const plan = 'خطّط لهذه الرحلة'
export const planOf = (name: string) => `خطّط لهذه الرحلة: ${isolated(name)}`
/** Name of a trip in the special request. */
export const asRequest = (name: string) => `${name} (فكرة رحلة)`

export const glance = 'نظرة سريعة'
export const length = 'المدة'
export const lengthOf = (days: number, nights: number) => `${daysIn(days)} و${nightsIn(nights)}`
export const bestMonths = 'أفضل الأشهر للزيارة'
export const included = 'ما يشمله السعر'
export const notIncluded = 'لا يشمل السعر الطيران إلى أول محطة ومن آخر محطة.'
export const days = 'يومًا بيوم'
export const day = (number: number) => `اليوم ${numeral(number)}`
export const nights = nightsIn
export const places = 'أماكن هذه الرحلة'

export const unknownTitle = 'الرحلة غير موجودة'
export const unknown = 'لم نجد هذه الرحلة.'
