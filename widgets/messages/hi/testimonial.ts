import type * as en from '../en/testimonial.ts'
import type { Translated } from '../say.ts'
import { company } from './company.ts'
import { MAX_VIDEO_SIZE, MIN_VIDEO_SIZE } from '../../contract/values/videos.ts'
import { videoKinds } from './file-kinds.ts'
import { sizeText } from './size-text.ts'

export const testimonial: Translated<typeof en.testimonial> = {
  heading: 'अपना वीडियो अनुभव भेजें',
  firstName: 'पहला नाम',
  lastName: 'सरनेम',
  email: 'ईमेल आईडी',
  mobile: 'मोबाइल नंबर',
  feedback: 'फ़ीडबैक',
  video: 'वीडियो',
  videoTexts: {
    choose: 'वीडियो चुनें',
    drop: 'या यहाँ खींचकर छोड़ें',
    limits: `${videoKinds}, ${sizeText(MIN_VIDEO_SIZE)} से ${sizeText(MAX_VIDEO_SIZE)} तक`,
    preview: 'आपके वीडियो का प्रीव्यू',
    replace: 'वीडियो बदलें',
    remove: 'वीडियो हटाएँ',
  },
  size: sizeText,
  privacy: `${company} आपका नाम, फ़ीडबैक और वीडियो साइट पर दिखाती है, और बाकी जानकारी तभी इस्तेमाल करती है, जब कुछ पूछना हो।`,
  submit: 'वीडियो अनुभव भेजें',
  sending: 'भेजा जा रहा है',
  failed: 'वीडियो अनुभव नहीं जुड़ पाया।',
}
