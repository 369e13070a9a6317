import type * as en from '../en/attraction-card-later.ts'
import type { Translated } from '../say.ts'
import { MAX_RATING } from '../../contract/values/rating.ts'
import { counted } from './counted.ts'
import { isolated, numeral } from './numeral.ts'

const REVIEW = { one: 'تقييم واحد', two: 'تقييمان', few: 'تقييمات', many: 'تقييمًا', other: 'تقييم' }

export const attraction: Translated<typeof en.attraction> = {
  rated: (stars) => `التقييم ${numeral(stars)} من ${numeral(MAX_RATING)}`,
  reviews: (count) => counted(count, REVIEW, numeral(count)),
  pictures: (name) => `صور ${isolated(name)}`,
  picture: (name, number, of) => `${isolated(name)}، الصورة ${numeral(number)} من ${numeral(of)}`,
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  lost: 'تعذّر تحميل الصور الأخرى.',
  tryAgain: 'إعادة المحاولة',
  at: (number, of) => `الصورة ${numeral(number)} من ${numeral(of)}`,
}
