import type * as en from '../en/corporate-video.ts'
import type { Translated } from '../say.ts'

export const corporateVideo: Translated<typeof en.corporateVideo> = {
  lang: 'hi',
  dir: 'ltr',
  video: 'वीडियो',
  unplayable: 'यह वीडियो यहाँ नहीं चल सकता।',
  captions: 'अंग्रेज़ी',
  lost: 'कैप्शन लोड नहीं हो पाए।',
  elsewhere: 'इसे अलग पेज पर देखें',
  file: 'फ़ाइल खोलें',
  tryAgain: 'फिर कोशिश करें',
}
