import type * as en from '../en/destination-finder.ts'
import type { Translated } from '../say.ts'
import { destinations } from './counted-later.ts'
import { isolated } from './numeral.ts'

export const finder: Translated<typeof en.finder> = {
  placeholder: 'اكتب اسم مدينة أو ولاية أو معلم',
  popular: 'الأكثر طلبًا',
  loading: 'تحميل الوجهات',
  found: (count) => (count === 0 ? 'لا توجد وجهة بهذا الاسم' : destinations(count)),
  sentAs: (city) => `نرسلها باسم ${isolated(city)}`,
  sightSentAs: (sight, city) => `${isolated(sight)}: نرسلها باسم ${isolated(city)}`,
}
