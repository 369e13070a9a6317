import type * as en from '../en/thanks.ts'
import type { Translated } from '../say.ts'

/** Confirmation of every form. */
export const confirmed: Translated<typeof en.confirmed> = {
  next: 'आगे क्या होगा',
  published: 'अब इसे सब देख सकते हैं।',
  held: 'जब यह साइट पर दिखने लगेगा, हम आपको ईमेल करेंगे।',
}
