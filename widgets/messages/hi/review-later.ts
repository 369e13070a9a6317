import type * as en from '../en/review-later.ts'
import type { Translated } from '../say.ts'
import { mobileFaults } from './mobile.ts'

const sent = 'आपका रिव्यू जुड़ गया है।'

export const reviewThanks: Translated<typeof en.reviewThanks> = {
  sent,
  held: 'हमें आपका रिव्यू मिल गया है। हमारे पढ़ लेने के बाद यह साइट पर दिखेगा।',
  text: 'दूसरे यात्रियों की मदद करने के लिए धन्यवाद।',
  another: 'एक और रिव्यू लिखें',
  percent: (percent) => `${percent}%`,
}

/** By field and fault. 'required' is the fallback. */
export const reviewFaults: Translated<typeof en.reviewFaults> = {
  first_name: { required: 'अपना पहला नाम लिखें' },
  last_name: { required: 'अपना सरनेम लिखें' },
  email: {
    required: 'अपनी सही ईमेल आईडी लिखें',
    email: 'यह ईमेल आईडी सही नहीं है',
    long: 'यह ईमेल आईडी सही नहीं है',
  },
  mobile_number: {
    required: 'अपना सही मोबाइल नंबर लिखें',
    ...mobileFaults,
  },
  attraction: { required: 'घूमने की जगह चुनें' },
  date_of_visit: {
    required: 'जाने की तारीख चुनें',
    range: 'यह तारीख आज के बाद की नहीं हो सकती',
  },
  rating: { required: 'रेटिंग दें' },
  feedback: {
    required: 'अपना फ़ीडबैक लिखें',
    long: 'आपका फ़ीडबैक ज़्यादा से ज़्यादा 5,000 अक्षरों का हो सकता है',
  },
}
