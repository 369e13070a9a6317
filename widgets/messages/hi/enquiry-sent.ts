import type * as en from '../en/enquiry-sent.ts'
import type { Translated } from '../say.ts'

export const enquirySent: Translated<typeof en.enquirySent> = {
  text: 'पूछताछ भेजने के लिए धन्यवाद। हम जल्द ही आपसे संपर्क करेंगे।',
}
