import type * as en from '../en/asks.ts'
import type { Translated } from '../say.ts'

/** Question after a lost response if the form has changed since. */
export const asks: Translated<typeof en.asks> = {
  text: 'हो सकता है आपकी पहली पूछताछ हम तक पहुँच गई हो, और उसके बाद आपने उसमें बदलाव किए हैं। उसी को अपडेट करें, या इसे एक नई पूछताछ के रूप में भेजें?',
  unchangeable:
    'आपकी पहली पूछताछ अब ऑनलाइन नहीं बदली जा सकती। इसे एक नई पूछताछ के रूप में भेजें, या हमें कॉल करें।',
  update: 'पूछताछ अपडेट करें',
  another: 'नई पूछताछ भेजें',
}
