import type * as en from '../en/enquiry-sent.ts'
import type { Translated } from '../say.ts'

export const enquirySent: Translated<typeof en.enquirySent> = {
  text: 'شكرًا لتواصلك معنا. استلمنا طلبك وسنردّ عليك قريبًا',
}
