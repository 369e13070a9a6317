import { FRAMES } from '../../../../site/routing/frames.ts'
import type { says as english } from '../en/frame.ts'

export const says = {
  titles: {
    [FRAMES.enquiry.path]: 'अपनी ट्रिप प्लान करें',
    [FRAMES.review.path]: 'अपना रिव्यू भेजें',
    [FRAMES.testimonial.path]: 'हमें वीडियो भेजें',
    [FRAMES.attraction.path]: 'घूमने की जगह',
  },
  enquirySent: 'हमें आपकी पूछताछ मिल गई है।',
  reference: 'आपका रेफ़रेंस नंबर',
  call: 'हमारे प्लानर इसे पढ़ेंगे और एक कामकाजी दिन के अंदर आपको कॉल करेंगे।',
  copy: 'हमने आपको इसकी कॉपी ईमेल की है। उसमें दिए लिंक से आप अपनी पूछताछ का स्टेटस ऑनलाइन देख सकते हैं।',
  reviewSent: 'हमें आपका रिव्यू मिल गया है।',
  testimonialSent: 'हमें आपका वीडियो मिल गया है।',
  thanks: 'दूसरे यात्रियों को चुनने में मदद करने के लिए धन्यवाद।',
  nothing: 'दिखाने के लिए कुछ नहीं',
  nothingHere: 'यहाँ दिखाने के लिए कुछ नहीं है।',
  plan: 'ट्रिप प्लान करें',
  noPlayer: 'यह ब्राउज़र वीडियो नहीं चला सकता।',
  download: 'वीडियो डाउनलोड करें',
  notPlaying: 'वीडियो नहीं चल रहा?',
  open: 'फ़ाइल खोलें',
} satisfies typeof english
