import type * as en from '../en/review.ts'
import type { Translated } from '../say.ts'
import { company } from './company.ts'
import { MAX_PHOTO_SIZE, MAX_PHOTOS, MIN_PHOTO_SIZE } from '../../contract/values/photos.ts'
import { form } from './enquiry.ts'
import { photoKinds } from './file-kinds.ts'

export const review: Translated<typeof en.review> = {
  heading: 'अपना रिव्यू भेजें',
  firstName: 'पहला नाम',
  lastName: 'सरनेम',
  email: 'ईमेल आईडी',
  mobile: 'मोबाइल नंबर',
  attraction: 'घूमने की जगह',
  findAttraction: 'शहर या जगह का नाम लिखें',
  loading: 'घूमने की जगहें लोड हो रही हैं',
  found: (count) => {
    if (count === 0) return 'ऐसी कोई जगह नहीं मिली'
    return count === 1 ? '1 जगह' : `${count} जगहें`
  },
  date: 'कब गए थे',
  rating: 'रेटिंग',
  stars: (count) => `${count} स्टार`,
  feedback: 'फ़ीडबैक',
  photos: 'फ़ोटो',
  photosHint: `ज़्यादा से ज़्यादा ${MAX_PHOTOS} फ़ोटो (${photoKinds}), हर एक ${MIN_PHOTO_SIZE / 1024} KB से ${MAX_PHOTO_SIZE / 1024 ** 2} MB तक।`,
  files: {
    drop: 'फ़ोटो चुनें या यहाँ खींचकर छोड़ें',
    remove: 'हटाएँ',
    failed: 'फ़ोटो लोड नहीं हो पाईं।',
    tryAgain: form.tryAgain,
  },
  submit: 'रिव्यू भेजें',
  privacy: `${company} आपका नाम, रेटिंग, फ़ीडबैक और फ़ोटो साइट पर दिखाती है, और बाकी जानकारी तभी इस्तेमाल करती है, जब कुछ पूछना हो।`,
  sending: 'आपका रिव्यू भेजा जा रहा है',
  failed: 'रिव्यू नहीं जुड़ पाया।',
}
