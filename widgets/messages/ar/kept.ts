import type * as en from '../en/kept.ts'
import type { Translated } from '../say.ts'

export const kept: Translated<typeof en.kept> = {
  text: 'احتفظنا بما كتبته.',
  startOver: 'البدء من جديد',
}
