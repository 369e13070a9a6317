import type * as en from '../en/dates.ts'
import type { Translated } from '../say.ts'
import { form } from './enquiry.ts'

export const dates: Translated<typeof en.dates> = {
  format: 'दिन/महीना/साल',
  failed: 'कैलेंडर लोड नहीं हो पाया।',
  tryAgain: form.tryAgain,
}
