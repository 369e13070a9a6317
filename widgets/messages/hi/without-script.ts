import type * as en from '../en/without-script.ts'
import type { Translated } from '../say.ts'

/** Texts for browsers without JavaScript. */
export const withoutScript: Translated<typeof en.withoutScript> = {
  problem: 'एक दिक्कत है',
  check: 'जो भरा है उसे जाँच लें और फ़ॉर्म भेजें।',
  again: 'फ़ाइल फिर से चुनें।',
  signIn: 'साइन इन करने के लिए JavaScript ज़रूरी है।',
  signInHint: 'वह लोड नहीं हुआ या बंद है। उसके बिना आप हमें कॉल कर सकते हैं या पूछताछ भेज सकते हैं।',
  corporate: 'इस पर टिक करके फ़ॉर्म भेजें। इसके बाद हम आपकी कंपनी और ओटीपी पूछेंगे।',
}
