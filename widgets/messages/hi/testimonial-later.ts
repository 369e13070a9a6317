import type * as en from '../en/testimonial-later.ts'
import type { Translated } from '../say.ts'
import { mobileFaults } from './mobile.ts'
import { MAX_NAME, MAX_TEXT } from '../../contract/limits.ts'

export const sendingVideo: Translated<typeof en.sendingVideo> = {
  label: 'आपका वीडियो अनुभव भेजा जा रहा है',
  says: (percent) => (percent < 100 ? `${percent}%` : '100%, बस हो ही गया'),
  again: (percent) => `${percent}% से आगे भेजने के लिए वही फ़ाइल फिर से चुनें।`,
}

const sent = 'आपका वीडियो अनुभव जुड़ गया है।'

export const testimonialThanks: Translated<typeof en.testimonialThanks> = {
  sent,
  held: 'हमें आपका वीडियो अनुभव मिल गया है। हमारे देख लेने के बाद यह साइट पर दिखेगा।',
  text: 'दूसरे यात्रियों को अपनी ट्रिप के बारे में बताने के लिए धन्यवाद।',
  another: 'एक और वीडियो अनुभव भेजें',
}

/** By field and fault. 'required' is the fallback. */
export const testimonialFaults: Translated<typeof en.testimonialFaults> = {
  first_name: {
    required: 'अपना पहला नाम लिखें',
    long: `पहले नाम में ज़्यादा से ज़्यादा ${MAX_NAME} अक्षर हो सकते हैं`,
  },
  last_name: {
    required: 'अपना सरनेम लिखें',
    long: `सरनेम में ज़्यादा से ज़्यादा ${MAX_NAME} अक्षर हो सकते हैं`,
  },
  email: {
    required: 'अपनी सही ईमेल आईडी लिखें',
    email: 'यह ईमेल आईडी सही नहीं है',
    long: 'यह ईमेल आईडी सही नहीं है',
  },
  mobile_number: {
    required: 'अपना सही मोबाइल नंबर लिखें',
    ...mobileFaults,
  },
  feedback: {
    required: 'अपना फ़ीडबैक लिखें',
    long: `फ़ीडबैक में ज़्यादा से ज़्यादा ${MAX_TEXT} अक्षर हो सकते हैं`,
  },
  video: { required: 'एक वीडियो अपलोड करें' },
}
