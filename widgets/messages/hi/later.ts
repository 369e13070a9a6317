import type * as en from '../en/later.ts'
import type { Translated } from '../say.ts'
import { callsWithin } from './calls-within.ts'
import { mobileFaults } from './mobile.ts'
import { MAX_DAYS, MAX_PEOPLE, OTP_DIGITS, OTP_LIFE } from '../../contract/limits.ts'

export const enquiryThanks: Translated<typeof en.enquiryThanks> = {
  reference: 'आपका रेफ़रेंस नंबर',
  next: [
    `हम ${callsWithin} के अंदर आपको कॉल करेंगे।`,
    'हमने आपको इसकी कॉपी ईमेल की है।',
    'जब तक आप हाँ नहीं कहते, न कुछ बुक होगा, न कोई पैसा लगेगा।',
  ],
  another: 'एक और ट्रिप प्लान करें',
}

export const corporate: Translated<typeof en.corporate> = {
  company: 'कॉर्पोरेट कंपनी',
  chooseCompany: 'अपनी कंपनी चुनें',
  email: 'ऑफ़िस की ईमेल आईडी',
  otp: 'ओटीपी',
  send: 'ओटीपी भेजें',
  verify: 'ओटीपी जाँचें',
  resend: 'ओटीपी फिर भेजें',
  addressNext: 'अपनी ऑफ़िस की ईमेल आईडी लिखें, फिर ‘ओटीपी भेजें’ दबाएँ।',
  sendNext: '‘ओटीपी भेजें’ दबाएँ, हम आपको ओटीपी ईमेल करेंगे।',
  codeNext: 'हमारे ईमेल में आया ओटीपी लिखें, फिर ‘ओटीपी जाँचें’ दबाएँ।',
  sendFirst: 'ओटीपी लिखें। ‘ओटीपी भेजें’ दबाएँ, हम उसे इसी ईमेल आईडी पर भेजेंगे।',
  sendIn: (seconds) => `ओटीपी भेजें (${seconds} सेकंड में)`,
  resendIn: (seconds) => `ओटीपी फिर भेजें (${seconds} सेकंड में)`,
  sentTo: (email) =>
    `हमने ${email} पर ${OTP_DIGITS} अंकों का ओटीपी भेजा है। यह ${OTP_LIFE / 60} मिनट तक चलेगा।`,
  onItsWay: (email, seconds) =>
    `हम ${email} पर ओटीपी पहले ही भेज चुके हैं। नया ओटीपी ${seconds} सेकंड बाद मँगा सकते हैं।`,
  emptyEmail: 'ऑफ़िस की ईमेल आईडी लिखें',
  sendFailed: 'माफ़ कीजिए, ऑफ़िस की ईमेल आईडी पर ओटीपी नहीं भेजा जा सका। थोड़ी देर बाद फिर कोशिश करें।',
  verified: 'ओटीपी सही है। अब आप पूछताछ भेज सकते हैं।',
  proven: 'ऑफ़िस की ईमेल आईडी कन्फ़र्म हो गई है। अब आप पूछताछ भेज सकते हैं।',
  verifyFailed: 'माफ़ कीजिए, ओटीपी की जाँच नहीं हो पाई। थोड़ी देर बाद फिर कोशिश करें।',
  wrong: 'यह वह ओटीपी नहीं है जो हमने भेजा था। एक बार जाँच लें।',
  expired: 'इस ओटीपी का समय खत्म हो गया है। नया ओटीपी मँगाएँ।',
  locked: 'बहुत बार गलत ओटीपी डाला गया। नया ओटीपी मँगाएँ।',
}

const emailFaults = {
  email: 'यह ईमेल आईडी सही नहीं है',
  long: 'यह ईमेल आईडी सही नहीं है',
}

/** By field and fault. 'required' is the fallback. */
export const enquiryFaults: Translated<typeof en.enquiryFaults> = {
  destination: { required: 'डेस्टिनेशन चुनें' },
  days: { required: 'दिनों की संख्या लिखें', range: `दिन 1 से ${MAX_DAYS} के बीच होने चाहिए` },
  total_people: {
    required: 'कुल लोगों की संख्या लिखें',
    range: `कुल लोग 1 से ${MAX_PEOPLE} के बीच होने चाहिए`,
  },
  email: { required: 'अपनी ईमेल आईडी लिखें', ...emailFaults },
  mobile_number: { required: 'अपना मोबाइल नंबर लिखें', ...mobileFaults },
  corporateCompany: { required: 'अपनी कंपनी चुनें' },
  corporate_email: {
    required: 'ऑफ़िस की ईमेल आईडी लिखें',
    mismatch: 'आपने जो कंपनी चुनी है, वहीं की ईमेल आईडी लिखें',
    ...emailFaults,
  },
  otp: { required: 'ओटीपी लिखें', invalid: `ओटीपी में ${OTP_DIGITS} अंक होते हैं` },
}
