import type * as en from '../en/thanks.ts'
import type { Translated } from '../say.ts'

export const confirmed: Translated<typeof en.confirmed> = {
  next: 'الخطوات التالية',
  published: 'يمكن للجميع رؤيته الآن.',
  held: 'سنرسل إليك رسالة عند النشر.',
}
