import type * as en from '../en/outbox.ts'
import type { Translated } from '../say.ts'

export const outbox: Translated<typeof en.outbox> = {
  saved: 'इस डिवाइस पर सेव हो गया। ऑनलाइन होते ही हम इसे भेज देंगे।',
  heading: 'सेव किए गए फ़ॉर्म',
  kinds: {
    enquiry: 'ट्रिप की पूछताछ',
    wizard: 'ट्रिप की पूछताछ',
    review: 'रिव्यू',
    testimonial: 'वीडियो टेस्टिमोनियल',
  },
  states: {
    waiting: 'कनेक्शन का इंतज़ार है',
    sending: 'भेजा जा रहा है',
    sent: 'भेज दिया गया। यह हमें मिल गया है।',
    refused: 'हम इसे स्वीकार नहीं कर सके। इसे बदलकर फिर भेजें।',
    dropped: 'हम इसे 7 दिनों में नहीं भेज सके, इसलिए इसे इस डिवाइस से हटा दिया।',
  },
  at: (time) =>
    new Date(time).toLocaleString('hi-IN', {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      hour12: false,
      minute: '2-digit',
    }),
  sendNow: 'अभी भेजें',
  edit: 'बदलें',
  remove: 'हटाएँ',
  close: 'बंद करें',
  reference: (reference) => `रेफ़रेंस ${reference}`,
}
