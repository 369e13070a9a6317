/** Account forms. */
import type * as en from '../en/account.ts'
import { mobileFaults } from './mobile.ts'
import { MAX_NAME, MAX_PASSWORD, MAX_TEXT, MIN_PASSWORD } from '../../contract/limits.ts'

export const login: typeof en.login = {
  failed: 'ईमेल आईडी या पासवर्ड गलत है',
}

export const forgotten: typeof en.forgotten = {
  sent: 'पासवर्ड बदलने का आपका अनुरोध मिल गया है। आगे क्या करना है, यह जानने के लिए अपना ईमेल देखें।',
  failed: 'आपका अनुरोध नहीं भेजा जा सका। थोड़ी देर बाद फिर कोशिश करें।',
}

export const followLink: typeof en.followLink = {
  failed: 'लिंक नहीं भेजा जा सका। थोड़ी देर बाद फिर कोशिश करें।',
}

export const changeRequest: typeof en.changeRequest = {
  sent: 'आपका अनुरोध हमारे प्लानर के पास जा रहा है।',
  failed: 'आपका अनुरोध नहीं भेजा जा सका। थोड़ी देर बाद फिर कोशिश करें।',
}

export const cancellation: typeof en.cancellation = {
  sent: 'आपकी पूछताछ रद्द हो गई है।',
  failed: 'आपकी पूछताछ रद्द नहीं हो पाई। थोड़ी देर बाद फिर कोशिश करें।',
  completed: 'यह पूछताछ पूरी हो चुकी है, इसलिए अब रद्द नहीं हो सकती।',
}

export const activation: typeof en.activation = {
  sent: 'आपका पासवर्ड सेट हो गया है।',
  signIn: 'आपका पासवर्ड सेट हो गया है। अब आप इससे साइन इन कर सकते हैं।',
  failed: 'आपका पासवर्ड सेट नहीं हो पाया। थोड़ी देर बाद फिर कोशिश करें।',
}

export const profile: typeof en.profile = {
  sent: 'प्रोफ़ाइल अपडेट हो गई है।',
  failed: 'आपकी प्रोफ़ाइल अपडेट नहीं हो पाई। थोड़ी देर बाद फिर कोशिश करें।',
}

export const password: typeof en.password = {
  sent: 'पासवर्ड अपडेट हो गया है।',
  failed: 'आपका पासवर्ड अपडेट नहीं हो पाया। थोड़ी देर बाद फिर कोशिश करें।',
  wrong: 'यह आपका पुराना पासवर्ड नहीं है',
  unchanged: 'आपका पासवर्ड नहीं बदला गया, क्योंकि पुराना पासवर्ड गलत है।',
}

export const ownData: typeof en.ownData = {
  sent: 'आपका डाउनलोड शुरू हो गया है।',
  failed: 'आपका डेटा तैयार नहीं हो पाया। थोड़ी देर बाद फिर कोशिश करें।',
}

export const deletion: typeof en.deletion = {
  sent: 'आपका अकाउंट और आपका डेटा डिलीट कर दिया गया है।',
  failed: 'आपका अकाउंट डिलीट नहीं हो पाया। थोड़ी देर बाद फिर कोशिश करें।',
  wrong: 'यह आपका पासवर्ड नहीं है',
  kept: 'कुछ भी डिलीट नहीं हुआ, क्योंकि पासवर्ड गलत है।',
}

const email = {
  required: 'अपनी सही ईमेल आईडी लिखें',
  email: 'यह ईमेल आईडी सही नहीं है',
  long: 'यह ईमेल आईडी सही नहीं है',
}
const oldPassword = { required: 'अपना सही पासवर्ड लिखें' }
const newPassword = {
  ...oldPassword,
  range: `पासवर्ड में कम से कम ${MIN_PASSWORD} अक्षर होने चाहिए`,
  long: `पासवर्ड में ज़्यादा से ज़्यादा ${MAX_PASSWORD} अक्षर हो सकते हैं`,
}
const name = (required: string) => ({
  required,
  long: `ज़्यादा से ज़्यादा ${MAX_NAME} अक्षर लिखें`,
})

/** By field and fault. 'required' is the fallback. */
export const accountFaults: typeof en.accountFaults = {
  email,
  reference: {
    required: 'हमारे ईमेल में दिया रेफ़रेंस नंबर लिखें',
    invalid: 'यह TJ-7K2M-XQ9A जैसा होना चाहिए',
  },
  text: {
    required: 'बताएँ कि क्या बदलना है',
    long: `ज़्यादा से ज़्यादा ${MAX_TEXT} अक्षर लिखें`,
  },
  password: newPassword,
  again: { ...oldPassword, mismatch: 'दोनों पासवर्ड एक जैसे नहीं हैं' },
  old_password: oldPassword,
  new_password: newPassword,
  first_name: name('अपना पहला नाम लिखें'),
  last_name: name('अपना सरनेम लिखें'),
  mobile_number: {
    required: 'अपना सही मोबाइल नंबर लिखें',
    ...mobileFaults,
  },
}
