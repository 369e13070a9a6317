/** Texts of the first render. */
import type * as en from '../en/enquiry.ts'
import type { Translated } from '../say.ts'
import { company } from './company.ts'

export const form: Translated<typeof en.form> = {
  lang: 'hi',
  dir: 'ltr',
  requiredMark: '* वाली जानकारी भरना ज़रूरी है।',
  privacy: `${company} इस जानकारी का इस्तेमाल सिर्फ़ आपको जवाब देने के लिए करती है।`,
  privacyLink: 'प्राइवेसी',
  tryAgain: 'फिर कोशिश करें',
  formFailed: 'फ़ॉर्म का एक हिस्सा लोड नहीं हुआ। क्या आपका इंटरनेट चल रहा है?',
  listFailed: 'लिस्ट लोड नहीं हो पाई।',
}

export const enquiry: Translated<typeof en.enquiry> = {
  heading: 'पर्सनल ट्रिप प्लानर',
  destination: 'डेस्टिनेशन',
  chooseDestination: 'डेस्टिनेशन चुनें',
  ideas: 'अभी तय नहीं किया? ट्रिप आइडिया देखें',
  days: 'दिन',
  total_people: 'कुल लोग',
  email: 'ईमेल आईडी',
  mobile: 'मोबाइल नंबर',
  corporate: 'मैं कॉर्पोरेट यूज़र हूँ',
  submit: 'पूछताछ भेजें',
  sending: 'भेजी जा रही है',
  failed: 'माफ़ कीजिए, आपकी पूछताछ नहीं भेजी जा सकी। थोड़ी देर बाद फिर कोशिश करें।',
}
